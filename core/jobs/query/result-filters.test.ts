import fc from "fast-check";
import { expect, test } from "vitest";
import { noResultFilters, parseResultFilters, resultParameters, resultSearch } from "./result-filters.ts";

const parse = (search: string) => parseResultFilters(new URLSearchParams(search));

test("filters are read from the address", () => {
  const search = "title=Ranger&country_code=ca&has_remote=true&max_age=7&page=3&page_size=50";
  expect(parse(search)).toEqual({
    title: "Ranger",
    countryCode: "CA",
    hasRemote: true,
    maxAge: 7,
    page: 3,
    pageSize: 50,
  });
  expect(resultSearch(parse(search))).toBe(`?${search.replace("=ca", "=CA")}`);
});

test.each([
  "",
  "title=%20%00&country_code=&has_remote=&max_age=&page=&page_size=",
  "country_code=USA&has_remote=1&max_age=0&page=0&page_size=0",
  "country_code=%C3%A9%C3%A9&has_remote=false&max_age=-7&page=-1&page_size=101",
  "country_code=1&has_remote=TRUE&max_age=1e2&page=2.5&page_size=1e1",
  "max_age=366&page=two&page_size=0x10",
  "title[]=x&page[]=2&page=%202&page_size=+20",
])("what is not understood counts as not given: %s", (search) => {
  expect(parse(search)).toEqual(noResultFilters);
  expect(resultSearch(parse(search))).toBe("");
});

test("a page size from 1 to 100 is taken, and the usual one is not written", () => {
  expect([1, 20, 100].map((size) => parse(`page_size=${size}`).pageSize)).toEqual([1, 20, 100]);
  expect(resultSearch(parse("page_size=20&page=1"))).toBe("");
});

test("a page far beyond any end is a page all the same", () => {
  expect(parse("page=99999999999999999999").page).toBe(1_000_000);
});

test("any address makes filters that read back from their own", () => {
  const values = fc.record(
    Object.fromEntries(
      resultParameters.map((name) => [name, fc.oneof(fc.string({ unit: "binary" }), fc.nat().map(String))]),
    ),
  );
  fc.assert(
    fc.property(values, (given) => {
      const filters = parseResultFilters(new URLSearchParams(given));
      expect(parse(resultSearch(filters))).toEqual(filters);
    }),
    { numRuns: 200 },
  );
});
