import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/runs.ts";
import { filterChips, sheetChips } from "./filter-chips.ts";
import { type JobQuery, offers } from "./job-query.ts";
import { firstPage, type ListPosition, parsePosition, positionFields } from "./list-position.ts";
import { parseQuery, queryAddress } from "./query-address.ts";

type Asked = { query: JobQuery; position: ListPosition };
const parse = (params: URLSearchParams): Asked => ({
  query: parseQuery(params, offers.state),
  position: parsePosition(params),
});
const searchOf = ({ query, position }: Asked) => queryAddress(query, offers.state, positionFields(position));
const chipsOf = ({ query, position }: Asked) => filterChips(query, offers.state, position);

const anyAsked: fc.Arbitrary<Asked> = fc
  .record({
    title: fc.option(fc.string()),
    country_code: fc.option(fc.constantFrom("US", "CA", "NZ", "QQ")),
    has_remote: fc.option(fc.constant("true")),
    max_age: fc.option(fc.integer({ min: 1, max: 365 }).map(String)),
    page: fc.option(fc.integer({ min: 1, max: 600 }).map(String)),
    page_size: fc.option(fc.integer({ min: 1, max: 100 }).map(String)),
  })
  .map((given) => parse(new URLSearchParams(Object.entries(given).filter(isGiven))));

function isGiven(entry: [string, string | null]): entry is [string, string] {
  return entry[1] !== null;
}

const parameters = ["title", "country_code", "has_remote", "max_age"];

test("removing a chip keeps everything but its filter and the page", () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const before = new URLSearchParams(searchOf(asked));
      const given = parameters.filter((name) => before.has(name));
      const chips = chipsOf(asked);
      expect(chips).toHaveLength(given.length);
      chips.forEach((chip, index) => {
        const expected = new URLSearchParams(before);
        expected.delete(given[index] ?? "");
        expected.delete("page");
        expect(chip.search).toBe(expected.size ? `?${expected}` : "");
      });
    }),
    { numRuns: runs(200) },
  );
});

test("removing all chips in any order leads to the unfiltered list", () => {
  fc.assert(
    fc.property(anyAsked, fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), (asked, order) => {
      let left = { ...asked, position: { ...asked.position, pageSize: firstPage.pageSize } };
      for (const pick of order) {
        const chips = chipsOf(left);
        const chip = chips[pick % Math.max(1, chips.length)];
        if (chip) left = parse(new URLSearchParams(chip.search));
      }
      expect(searchOf({ ...left, position: firstPage })).toBe("");
    }),
    { numRuns: runs(200) },
  );
});

test("a parameter that a page offers twice has one chip", () => {
  expect(filterChips({ titles: ["ranger"] }, offers.list, firstPage)).toHaveLength(1);
});

test("chips name what narrows the list", () => {
  const query: JobQuery = { titles: ["ranger"], country: "CA", work: "remote", maxAge: 1 };
  expect(chipsOf({ query, position: firstPage }).map((chip) => chip.text)).toEqual([
    "Keyword: ranger",
    "Country: Canada",
    "Remote only",
    "Posted within 1 day",
  ]);
  expect(chipsOf({ query: { maxAge: 14 }, position: firstPage })[0]?.text).toBe("Posted within 14 days");
  expect(chipsOf({ query: {}, position: firstPage })).toEqual([]);
  const more: JobQuery = { company: "Canyon Outfitters", jobType: "Seasonal", closesWithin: 7, maxAge: 3 };
  expect(filterChips(more, offers.list, firstPage)).toEqual([
    {
      text: "Employer: Canyon Outfitters",
      search: "?job_type=Seasonal&closes_within=7&max_age=3",
    },
    { text: "Seasonal", search: "?company=Canyon+Outfitters&closes_within=7&max_age=3" },
    { text: "Closing within 7 days", search: "?company=Canyon+Outfitters&job_type=Seasonal&max_age=3" },
    { text: "Posted within 3 days", search: "?company=Canyon+Outfitters&job_type=Seasonal&closes_within=7" },
  ]);
});

test("sheetChips says when jobs start, and takes both days away at once", () => {
  const query: JobQuery = {
    location: "Utah",
    facts: ["housing"],
    startsFrom: "2027-09-21",
    startsUntil: "2027-10-20",
  };
  expect(sheetChips(query, offers.list)).toEqual([
    { text: "Starting between Sep 21 and Oct 20, 2027", search: "?location=Utah&facts=housing" },
    {
      text: "Housing provided",
      search: "?location=Utah&starts_from=2027-09-21&starts_until=2027-10-20",
    },
  ]);
  expect(sheetChips({ startsUntil: "2027-10-20" }, offers.list)).toEqual([
    { text: "Starting by Oct 20, 2027", search: "" },
  ]);
  expect(sheetChips({ startsFrom: "2027-09-21" }, offers.state)).toEqual([]);
});
