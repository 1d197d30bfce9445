import fc from "fast-check";
import { expect, test } from "vitest";
import { type Logic, readQuery } from "./reading.ts";
import { Refused } from "./refusal.ts";

const read = (query: string) => readQuery(new URLSearchParams(query));
const where = (query: string) => read(query).where.map(shown);

function shown(logic: Logic): string {
  const not = logic.isNot ? "not " : "";
  if (logic.kind !== "test") return `${not}${logic.kind}(${logic.of.map(shown).join("; ")})`;
  const { field, operator, value, list } = logic;
  const key = field.key === null ? "" : `->>${field.key}`;
  return `${not}${field.column}${key} ${operator} ${operator === "in" ? JSON.stringify(list) : value}`;
}

test.each([
  ["title=eq.Guide", ["title eq Guide"]],
  ["title=eq.a,b.c(d)", ["title eq a,b.c(d)"]],
  ["title=not.ilike.*raft*", ["not title ilike *raft*"]],
  ['id=in.(1,"a,b","say \\"hi\\"")', ['id in ["1","a,b","say \\"hi\\""]']],
  ["id=in.()", ["id in []"]],
  ["salary_min=is.null&salary_min=not.is.null", ["salary_min is null", "not salary_min is null"]],
  ["or=(salary_min.not.is.null,salary_max.gte.10)", ["or(not salary_min is null; salary_max gte 10)"]],
  [
    "not.and=(a.eq.1,or(b.in.(1,2),not.and(c.lt.3)))",
    ['not and(a eq 1; or(b in ["1","2"]; not and(c lt 3)))'],
  ],
  ['or=(title.eq."a,b)c",city.eq.Moab)', ["or(title eq a,b)c; city eq Moab)"]],
  ["search_criteria->>title=eq.ranger", ["search_criteria->>title eq ranger"]],
  ["title=ilike(any).{*raft*,*kayak*}", ["or(title ilike *raft*; title ilike *kayak*)"]],
  ['or=(title.not.like(all).{"a,b}",c},id.eq.1)', ["or(not and(title like a,b}; title like c); id eq 1)"]],
  ["keywords_queried=cs.{a,b}", ["keywords_queried cs {a,b}"]],
  ["or=(keywords_queried.cs.{a,b},mode.eq.daily)", ["or(keywords_queried cs {a,b}; mode eq daily)"]],
])("readQuery reads %s", (query, conditions) => expect(where(query)).toEqual(conditions));

test("readQuery reads columns, their other names, and orders", () => {
  expect(
    read("select=id,pay:salary_min&order=date_posted.desc,title.asc.nullsfirst&limit=5&offset=10"),
  ).toMatchObject({
    select: [
      { as: "id", field: { column: "id", key: null } },
      { as: "pay", field: { column: "salary_min", key: null } },
    ],
    order: [
      { field: { column: "date_posted" }, isDescending: true, areNullsFirst: true },
      { field: { column: "title" }, isDescending: false, areNullsFirst: true },
    ],
    limit: 5,
    offset: 10,
  });
  for (const all of ["", "select=*", "select="]) expect(read(all).select).toBeNull();
});

test.each([
  ["a cast", "select=id::text"],
  ["a table within", "select=id,companies(*)"],
  ["an unknown operator", "title=match.x"],
  ["an operator that has no any", "id=in(any).{a,b}"],
  ["any of no values", "title=like(any).{}"],
  ["any of values without their braces", "title=like(any).(a,b)"],
  ["no operator", "title=Guide"],
  ["an unclosed group", "or=(a.eq.1,b.eq.2"],
  ["what follows a group", "or=(a.eq.1)x"],
  ["a group that is none", "or=a.eq.1"],
  ["an unclosed list", "id=in.(1,2"],
  ["an order of another kind", "order=title.upwards"],
  ["a limit that is no number", "limit=ten"],
  ["a negative offset", "offset=-1"],
  ["a far offset", "offset=10001"],
  ["a path beyond a key", "search_criteria->a->>b=eq.1"],
  ["many items", `id=in.(${Array(101).fill("1")})`],
  ["many conditions", Array(21).fill("a=eq.1").join("&")],
  ["deep groups", "and=(or(and(or(a.eq.1))))"],
  ["long texts", `a=eq.${"x".repeat(201)}`],
  ["a character of number 0", "a=eq.%00"],
])("readQuery refuses %s", (_what, query) => {
  expect(() => read(query)).toThrow(Refused);
});

test("readQuery reads any query, or refuses it", () => {
  const piece = fc.constantFrom(
    "or",
    "and",
    "not",
    ".",
    ",",
    "(",
    ")",
    "{",
    "}",
    '"',
    "\\",
    "*",
    "in",
    "eq",
    "id",
    "->>",
    ":",
    " ",
    "\n",
    "é",
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(
      fc.constantFrom("or", "and", "not.or", "id", "select", "order", "limit"),
      text,
      (name, value) => {
        try {
          readQuery(new URLSearchParams([[name, value]]));
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      },
    ),
  );
});

test("readQuery gives back any value that is quoted as PostgREST's clients quote it", () => {
  const value = fc.string({ maxLength: 40, unit: "grapheme" }).filter((text) => !text.includes("\0"));
  fc.assert(
    fc.property(value, value, (one, other) => {
      const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
      const query = new URLSearchParams([
        ["or", `(title.eq.${quoted(one)},id.in.(${quoted(other)},${quoted(one)}))`],
      ]);
      const [logic] = readQuery(query).where;
      expect(logic).toMatchObject({ kind: "or", of: [{ value: one }, { list: [other, one] }] });
    }),
  );
});
