import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SearchPage } from "#core/content/schemas.ts";
import { alertParameters, type JobQuery, maxAges, minSalaries, offers } from "./job-query.ts";
import { listParameters, stateParameters } from "./list-position.ts";
import { nameOf, type Offer, parameters } from "./parameters.ts";
import { formFields, isEmptyQuery, parseQuery, queryAddress, queryFields } from "./query-address.ts";

const parse = (search: string, offered: Offer = offers.list) =>
  parseQuery(new URLSearchParams(search), offered);
const pages = Object.entries(offers) as [keyof typeof offers, Offer][];

describe("a list's address", () => {
  test("is read", () => {
    expect(parse("title=Ranger&location=Utah&min_salary=50000&work=onsite")).toEqual({
      titles: ["Ranger"],
      location: "Utah",
      minSalary: 50_000,
      work: "onsite",
    });
  });

  test("reads employer, job type and days", () => {
    const search = "company=canyon-outfitters&job_type=Seasonal&closes_within=7&max_age=14";
    const query: JobQuery = {
      company: "canyon-outfitters",
      jobType: "Seasonal",
      closesWithin: 7,
      maxAge: 14,
    };
    expect(parse(search)).toEqual(query);
    expect(queryAddress(query, offers.list)).toBe(`?${search}`);
    expect(parse("job_type=seasonal")).toEqual({ jobType: "Seasonal" });
    expect(parse("company=%20&job_type=Sofa&closes_within=0&max_age=-1")).toEqual({});
  });

  test.each(["min_salary=1e99&work=sofa&title=%20%00&location=", "min_salary=49999&work[]=remote&title[]=x"])(
    "ignores what it cannot read: %s",
    (search) => {
      expect(parse(search)).toEqual({});
      expect(isEmptyQuery(parse(search))).toBe(true);
    },
  );

  test("tidies text and cuts it at 100 characters", () => {
    expect(parse(`title=${encodeURIComponent("  park \n\t ranger\u0000 ")}`).titles).toEqual(["park ranger"]);
    expect(parse(`title=${"x".repeat(5000)}`).titles?.[0]).toHaveLength(100);
  });

  test("has one title, including its commas", () => {
    expect(parse("title=VP, Retail")).toEqual({ titles: ["VP, Retail"] });
  });

  test("has each parameter once, with its first value", () => {
    expect(parse("work=&work=remote")).toEqual({});
    expect(parse("work=hybrid&work=remote")).toEqual({ work: "hybrid" });
  });

  test("is canonical and may have more parameters", () => {
    expect(queryAddress({ work: "remote", titles: ["a&b"] }, offers.list, { after: "x" })).toBe(
      "?title=a%26b&work=remote&after=x",
    );
    expect(queryAddress({}, offers.list, { after: null })).toBe("");
  });
});

describe("a state page's address", () => {
  const parseState = (search: string) => parse(search, offers.state);

  test("is read", () => {
    const search = "title=Ranger&country_code=ca&has_remote=true&max_age=7";
    const query: JobQuery = { titles: ["Ranger"], country: "CA", work: "remote", maxAge: 7 };
    expect(parseState(search)).toEqual(query);
    expect(queryAddress(query, offers.state)).toBe(`?${search.replace("=ca", "=CA")}`);
  });

  test.each([
    "",
    "title=%20%00&country_code=&has_remote=&max_age=",
    "country_code=USA&has_remote=1&max_age=0",
    "country_code=%C3%A9%C3%A9&has_remote=false&max_age=-7",
    "country_code=1&has_remote=TRUE&max_age=1e2",
    "max_age=366",
    "title[]=x",
  ])("ignores what it cannot read: %s", (search) => {
    expect(parseState(search)).toEqual({});
  });
});

test("an alert's title has several keywords, separated by commas, each once", () => {
  const query = parse("title=Ranger,,+park++guide,RANGER+,", offers.alert);
  expect(query).toEqual({ titles: ["Ranger", "park guide"] });
  expect(queryFields(query, offers.alert)).toEqual({ title: "Ranger, park guide" });
  expect(parse("title=,+,", offers.alert)).toEqual({});
});

describe("aliases", () => {
  test.each(["work=remote", "has_remote=true", "remote=true", "remote=on"])(
    "of remote work read the same everywhere: %s",
    (search) => {
      for (const [name, offered] of pages) expect(parse(search, offered), name).toEqual({ work: "remote" });
    },
  );

  test("are written with the page's own name", () => {
    const addresses = pages.map(([, offered]) => queryAddress({ work: "remote" }, offered));
    expect(addresses).toEqual(["?work=remote", "?has_remote=true", "?has_remote=true", "?remote=true"]);
  });

  test("cannot ask for more than the page offers", () => {
    for (const work of ["hybrid", "onsite"]) expect(parse(`work=${work}`, offers.state)).toEqual({});
  });

  test("give way to the page's own name", () => {
    expect(parse("has_remote=true&work=onsite")).toEqual({ work: "onsite" });
  });

  test("follow the page's own names among its known parameters", () => {
    const known = {
      list: listParameters,
      state: stateParameters,
      alert: alertParameters,
    };
    for (const [name, offered] of pages) {
      if (name === "search") continue;
      const own = offered.map((id) => parameters[id].key as string);
      const read = Object.keys(parameters).filter((id) => own.includes(parameters[id as Offer[number]].key));
      const names = new Set([...offered, ...(read as Offer[number][])].map(nameOf));
      expect(known[name].slice(0, names.size), name).toEqual([...names]);
    }
  });
});

test("parseQuery ignores what a page does not offer", () => {
  const everything =
    "title=x&location=x&state=x&city=x&country_code=CA&min_salary=30000&work=remote&max_age=7";
  for (const [name, offered] of pages) {
    const keys = offered.map((parameter) => parameters[parameter].key as string);
    for (const key of Object.keys(parse(everything, offered))) expect(keys, name).toContain(key);
  }
});

test("content files have the filters that searches offer", () => {
  const names = offers.search.map(nameOf);
  expect(Object.keys(SearchPage.shape.filters.shape).sort()).toEqual([...names].sort());
});

const line = fc.string({ unit: "binary", maxLength: 120 });
const anyFields = fc.record(
  {
    title: line,
    location: line,
    state: line,
    city: line,
    country_code: fc.oneof(fc.constantFrom("US", "ca"), line),
    min_salary: fc.oneof(fc.constantFrom(...minSalaries.map(String)), line),
    work: fc.oneof(fc.constantFrom("remote", "hybrid", "onsite"), line),
    has_remote: fc.oneof(fc.constant("true"), line),
    remote: fc.oneof(fc.constantFrom("true", "on", "1"), line),
    max_age: fc.oneof(fc.constantFrom(...maxAges.map(String)), fc.nat().map(String), line),
  },
  { requiredKeys: [] },
);

test.each(pages)("any address of a page reads back from its canonical one: %s", (_, offered) => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const query = parseQuery(new URLSearchParams(fields as Record<string, string>), offered);
      const address = queryAddress(query, offered);
      expect(parse(address, offered)).toEqual(query);
      expect(queryAddress(parse(address, offered), offered)).toBe(address);
      for (const text of Object.values(queryFields(query, offered))) expect(text.isWellFormed()).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("parseQuery accepts anything that a program sends", () => {
  const names = [...Object.keys(parameters), "__proto__", "constructor", "toString"];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (fields) => {
      for (const [, offered] of pages)
        expect(typeof queryAddress(parseQuery(fields, offered), offered)).toBe("string");
    }),
    { numRuns: 300 },
  );
});

test("a form's fields leave out the usual distance, which a form offers without a value", () => {
  const near = { slug: "moab-ut", label: "Moab, UT" };
  expect(formFields({ near, within: 50 }, offers.list)).toEqual({ near: "moab-ut", location: "Moab, UT" });
  expect(formFields({ near, within: 25 }, offers.list)).toMatchObject({ within: "25" });
});
