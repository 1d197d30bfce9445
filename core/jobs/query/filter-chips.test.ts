import fc from "fast-check";
import { expect, test } from "vitest";
import { filterChips } from "./filter-chips.ts";
import { noResultFilters, parseResultFilters, type ResultFilters, resultSearch } from "./result-filters.ts";

const anyFilters: fc.Arbitrary<ResultFilters> = fc
  .record({
    title: fc.option(fc.string()),
    country_code: fc.option(fc.constantFrom("US", "CA", "NZ", "QQ")),
    has_remote: fc.option(fc.constant("true")),
    max_age: fc.option(fc.integer({ min: 1, max: 365 }).map(String)),
    page: fc.option(fc.integer({ min: 1, max: 600 }).map(String)),
    page_size: fc.option(fc.integer({ min: 1, max: 100 }).map(String)),
  })
  .map((given) => parseResultFilters(new URLSearchParams(Object.entries(given).filter(isGiven))));

function isGiven(entry: [string, string | null]): entry is [string, string] {
  return entry[1] !== null;
}

const parameters = ["title", "country_code", "has_remote", "max_age"];

test("removing a chip leads to an address without its filter and without a page, and keeps all else", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const before = new URLSearchParams(resultSearch(filters));
      const given = parameters.filter((name) => before.has(name));
      const chips = filterChips(filters);
      expect(chips).toHaveLength(given.length);
      chips.forEach((chip, index) => {
        const expected = new URLSearchParams(before);
        expected.delete(given[index] ?? "");
        expected.delete("page");
        expect(chip.search).toBe(expected.size ? `?${expected}` : "");
      });
    }),
    { numRuns: 200 },
  );
});

test("removing chip after chip, in any order, leads to the whole list", () => {
  fc.assert(
    fc.property(anyFilters, fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), (filters, order) => {
      let left = { ...filters, pageSize: noResultFilters.pageSize };
      for (const pick of order) {
        const chips = filterChips(left);
        const chip = chips[pick % Math.max(1, chips.length)];
        if (chip) left = parseResultFilters(new URLSearchParams(chip.search));
      }
      expect(resultSearch({ ...left, page: 1 })).toBe("");
    }),
    { numRuns: 200 },
  );
});

test("chips say in words what narrows the list", () => {
  const filters = { ...noResultFilters, title: "ranger", countryCode: "CA", hasRemote: true, maxAge: 1 };
  expect(filterChips(filters).map((chip) => chip.text)).toEqual([
    "Keyword: ranger",
    "Country: Canada",
    "Remote only",
    "Posted within 1 day",
  ]);
  expect(filterChips({ ...noResultFilters, maxAge: 14 })[0]?.text).toBe("Posted within 14 days");
  expect(filterChips(noResultFilters)).toEqual([]);
});
