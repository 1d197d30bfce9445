import fc from "fast-check";
import { expect, test } from "vitest";
import { filterSearch, parseFilters } from "./filters.ts";

const parse = (search: string) => parseFilters(new URLSearchParams(search));

test("filters are read from the address", () => {
  expect(parse("title=Ranger&location=Utah&min_salary=50000&work=onsite")).toEqual({
    title: "Ranger",
    location: "Utah",
    minSalary: 50_000,
    work: "onsite",
  });
});

test("what is not understood counts as not given", () => {
  const none = { title: null, location: null, minSalary: null, work: null };
  expect(parse("min_salary=1e99&work=sofa&title=%20%00&location=")).toEqual(none);
  expect(parse("min_salary=49999&work[]=remote&min_salary[]=50000")).toEqual(none);
});

test("text is tidied and cut at 100 characters", () => {
  expect(parse(`title=${encodeURIComponent("  park \n\t ranger\u0000 ")}`).title).toBe("park ranger");
  expect(parse(`title=${"x".repeat(5000)}`).title).toHaveLength(100);
});

test("any text makes filters that read back from their own address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (title, location) => {
      const filters = parseFilters(new URLSearchParams({ title, location, work: "hybrid" }));
      expect(filters.title?.isWellFormed() ?? true).toBe(true);
      expect(parse(filterSearch(filters))).toEqual(filters);
    }),
    { numRuns: 200 },
  );
});
