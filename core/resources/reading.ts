import { notGiven, Refused, unreadable } from "./refusal.ts";

/** Those that may be asked of any or all of several values. */
const ofSeveral = ["eq", "gt", "gte", "lt", "lte", "like", "ilike"] as const;
export const operators = [...ofSeveral, "neq", "isdistinct", "in", "is", "cs", "cd", "ov"] as const;
export type Operator = (typeof operators)[number];

/** A column, or a key of one that holds JSON, as text. */
export type Field = { column: string; key: string | null };

export type Test = {
  kind: "test";
  isNot: boolean;
  field: Field;
  operator: Operator;
  value: string;
  list: string[];
};
export type Group = { kind: "and" | "or"; isNot: boolean; of: Logic[] };
export type Logic = Test | Group;

export type Sorting = { field: Field; isDescending: boolean; areNullsFirst: boolean };

/** What a program asked of a table, in PostgREST's words. Names are not checked yet. */
export type Reading = {
  /** Null for all that may be read. */
  select: { as: string; field: Field }[] | null;
  where: Logic[];
  order: Sorting[];
  limit: number | null;
  offset: number;
};

const most = { orders: 5, conditions: 20, depth: 3, items: 100, offset: 10_000, length: 200 };

const words = new Set(["select", "order", "limit", "offset", "columns", "on_conflict", "apikey"]);

export function readQuery(parameters: URLSearchParams): Reading {
  const where = [...parameters].flatMap(([name, value]) =>
    words.has(name) ? [] : readParameter(name, value),
  );
  if (testsOf(where).length > most.conditions) throw unreadable(`Use at most ${most.conditions} conditions.`);
  const offset = readCount("offset", parameters.get("offset")) ?? 0;
  return {
    select: readSelect(parameters.get("select")),
    where,
    order: readOrder(parameters.get("order") ?? ""),
    limit: readCount("limit", parameters.get("limit")),
    offset: withinReach(offset),
  };
}

export function withinReach(offset: number): number {
  if (offset <= most.offset) return offset;
  throw unreadable(`The farthest offset is ${most.offset}. Narrow the list instead.`);
}

export function testsOf(logic: Logic[]): Test[] {
  return logic.flatMap((each) => (each.kind === "test" ? [each] : testsOf(each.of)));
}

function readCount(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw unreadable(`${name} must be a whole number.`);
  return Number(text);
}

function readSelect(text: string | null): Reading["select"] {
  const parts = (text ?? "*").split(",").map((part) => part.trim());
  if (text?.includes("(")) throw noRelation(text);
  if (parts.includes("*") || text === "") {
    if (parts.length > 1) throw notGiven("A star beside other columns");
    return null;
  }
  const select = parts.map((part) => {
    const [, alias, name = ""] = /^(?:(\w{1,63}):(?!:))?(.*)$/s.exec(part) ?? [];
    const field = readField(name);
    return { as: alias ?? field.key ?? field.column, field };
  });
  // A text that is asked for a hundred times would be sent a hundred times.
  const names = [select.map(({ as }) => as), select.map(({ field }) => `${field.column}>${field.key}`)];
  if (names.some((each) => new Set(each).size < each.length)) throw unreadable("Ask for each column once.");
  return select;
}

function noRelation(text: string): Refused {
  const name = /([\w!]+)\(/.exec(text)?.[1] ?? text;
  return new Refused(400, "PGRST200", `Could not find a relationship to '${name}'.`, {
    hint: "Tables can't be embedded in each other here.",
  });
}

function readField(text: string): Field {
  if (text.includes("::")) throw notGiven("A cast");
  const [, column, key = null] = /^(\w{1,63})(?:->>(\w{1,63}))?$/.exec(text) ?? [];
  if (column === undefined) throw unreadable(`"${text.slice(0, most.length)}" is no column.`);
  return { column, key };
}

function readOrder(text: string): Sorting[] {
  const order = text.split(",").flatMap((each) => (each ? readSorting(each) : []));
  if (order.length > most.orders) throw unreadable(`Sort by at most ${most.orders} columns.`);
  return order;
}

function readSorting(text: string): Sorting {
  const [name = "", ...how] = text.split(".");
  const unknown = how.find((word) => !["asc", "desc", "nullsfirst", "nullslast"].includes(word));
  if (unknown !== undefined) throw unreadable(`"${unknown}" is no order.`);
  const isDescending = how.includes("desc");
  const isSaid = how.some((word) => word.startsWith("nulls"));
  // As PostgreSQL does.
  return {
    field: readField(name),
    isDescending,
    areNullsFirst: isSaid ? how.includes("nullsfirst") : isDescending,
  };
}

function readParameter(name: string, value: string): Logic {
  const [, not, how] = /^(not\.)?(and|or)$/.exec(name) ?? [];
  if (how && !value.startsWith("(")) throw unreadable("Put a group in parentheses.");
  const text = how ? `${not ?? ""}${how}${value}` : `${name}.${value}`;
  const source = { text, at: 0 };
  const logic = how ? readLogic(source, 1) : readTest(source, true);
  if (source.at < text.length)
    throw unreadable(`"${text.slice(source.at, source.at + 20)}" was not expected.`);
  return logic;
}

type Source = { text: string; at: number };

function take(source: Source, pattern: RegExp): RegExpExecArray | null {
  const found = new RegExp(pattern, "sy");
  found.lastIndex = source.at;
  const match = found.exec(source.text);
  if (match) source.at = found.lastIndex;
  return match;
}

function readLogic(source: Source, depth: number): Logic {
  const group = take(source, /(not\.)?(and|or)\(/);
  if (!group) return readTest(source, false);
  if (depth > most.depth) throw unreadable(`Conditions may be nested ${most.depth} deep.`);
  const of = [];
  do of.push(readLogic(source, depth + 1));
  while (take(source, /,\s*/));
  if (!take(source, /\)/)) throw unreadable("A closing parenthesis is missing.");
  return { kind: group[2] as Group["kind"], isNot: group[1] !== undefined, of };
}

function readTest(source: Source, isAlone: boolean): Logic {
  const head = take(source, /([\w>:-]+)\.(not\.)?([a-z]+)(\([^)]*\))?\./);
  if (!head) throw unreadable(`"${source.text.slice(source.at, source.at + 40)}" is no condition.`);
  const [, name = "", not, word = "", more] = head;
  const operator = operators.find((known) => known === word);
  const several = ({ "(any)": "or", "(all)": "and" } as const)[more ?? ""];
  if (!operator || (more && !(several && ofSeveral.some((known) => known === word))))
    throw notGiven(`The operator "${word}${more ?? ""}"`);
  const field = readField(name);
  const list = several ? readList(source, "{", "}") : operator === "in" ? readList(source, "(", ")") : null;
  const value = list ? "" : isAlone ? (take(source, /.*/)?.[0] ?? "") : readValue(source);
  const all = [value, ...(list ?? [])];
  if (all.some((text) => text.length > most.length))
    throw unreadable(`Use at most ${most.length} characters.`);
  if (all.some((text) => text.includes("\0"))) throw unreadable("A text has no character of number 0.");
  const test: Test = { kind: "test", isNot: not !== undefined, field, operator, value, list: list ?? [] };
  if (!several) return test;
  if (!test.list.length) throw unreadable("Name at least one value.");
  const of = test.list.map((each): Test => ({ ...test, isNot: false, value: each, list: [] }));
  return { kind: several, isNot: test.isNot, of };
}

/** Within a group, a comma or a parenthesis ends what is not quoted. */
function readValue(source: Source): string {
  const quoted = take(source, /"((?:[^"\\]|\\.)*)"/);
  if (quoted) return unquoted(quoted[1]);
  return take(source, /\{[^}]*\}|[^,()]*/)?.[0] ?? "";
}

function readList(source: Source, start: string, end: string): string[] {
  if (!take(source, RegExp(`\\${start}`))) throw unreadable(`Put a list between ${start} and ${end}.`);
  const list: string[] = [];
  if (take(source, RegExp(`\\${end}`))) return list;
  do {
    const quoted = take(source, /"((?:[^"\\]|\\.)*)"/);
    list.push(quoted ? unquoted(quoted[1]) : (take(source, RegExp(`[^,${end}]*`))?.[0] ?? ""));
  } while (take(source, /,/));
  if (!take(source, RegExp(`\\${end}`))) throw unreadable(`A list's ${end} is missing.`);
  if (list.length > most.items) throw unreadable(`Use at most ${most.items} items in a list.`);
  return list;
}

function unquoted(text = ""): string {
  return text.replaceAll(/\\(.)/gs, "$1");
}
