import fc from "fast-check";
import { expect, test } from "vitest";
import { closingDays } from "#core/jobs/days/closing-days.ts";
import { jobTypes } from "#core/jobs/listing.ts";
import { type JobQuery, maxAges, minSalaries } from "./job-query.ts";
import { queryInWords, wordsOf } from "./query-words.ts";

test.each<[JobQuery, string]>([
  [{}, "All jobs"],
  [
    { titles: ["guide"], state: "UT", work: "hybrid", minSalary: 50_000 },
    "Guide jobs in Utah, hybrid, from $50,000",
  ],
  [
    {
      titles: ["guide"],
      state: "UT",
      company: "Canyon Outfitters",
      jobType: "Seasonal",
      closesWithin: 7,
    },
    "Guide jobs in Utah at Canyon Outfitters, seasonal, closing within 7 days",
  ],
  [{ company: "Canyon Outfitters", maxAge: 3 }, "Jobs at Canyon Outfitters, posted within 3 days"],
  [{ titles: ["guide", "ranger", "educator"] }, "Guide, ranger or educator jobs"],
  [{ work: "remote", titles: ["ranger"], city: "Moab", state: "Utah" }, "Remote ranger jobs in Moab, Utah"],
  [{ work: "remote" }, "Remote jobs"],
  [{ work: "onsite", location: "United States" }, "Jobs in the United States, on-site"],
  [{ maxAge: 1 }, "Jobs, posted within 1 day"],
  [{ startsFrom: "2027-09-06", startsUntil: "2027-10-05" }, "Jobs, starting between Sep 6 and Oct 5, 2027"],
  [{ startsFrom: "2027-09-06" }, "Jobs, starting Sep 6, 2027 or later"],
  [{ startsUntil: "2027-10-05" }, "Jobs, starting by Oct 5, 2027"],
  [{ country: "CA" }, "Jobs in Canada"],
  [
    { country: "US", titleOrState: { title: "colorado", state: "CO" } },
    "Jobs in the United States, in Colorado or titled colorado",
  ],
])("%j is put in words", (query, words) => {
  expect(queryInWords(query)).toBe(words);
});

const word = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/);
const anyQuery = fc.record(
  {
    titles: fc.array(word, { minLength: 1, maxLength: 3 }),
    titleOrState: fc.record({ title: word, state: fc.constantFrom("CO", "UT") }),
    location: word,
    state: word,
    city: word,
    country: fc.constantFrom("US", "CA", "NZ", "QQ"),
    work: fc.constantFrom("remote", "hybrid", "onsite"),
    minSalary: fc.constantFrom(...minSalaries),
    company: word,
    jobType: fc.constantFrom(...jobTypes),
    startsFrom: fc.constantFrom("2027-05-01", "2027-09-06"),
    startsUntil: fc.constantFrom("2027-09-30", "2027-10-05"),
    closesWithin: fc.constantFrom(...closingDays),
    maxAge: fc.constantFrom(...maxAges),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<JobQuery>;

test("a sentence names each filter without gaps", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const sentence = queryInWords(query);
      expect(sentence).toMatch(/^\S+( \S+)*$/);
      const {
        titles = [],
        titleOrState,
        location,
        city,
        company,
        jobType,
        minSalary,
        closesWithin,
        maxAge,
      } = query;
      const named = [
        ...titles,
        titleOrState?.title,
        location,
        city,
        company,
        jobType?.toLowerCase(),
        closesWithin,
        minSalary?.toLocaleString("en-US"),
        maxAge,
      ];
      for (const words of named.filter((words) => words !== undefined))
        expect(sentence.toLowerCase()).toContain(String(words));
      for (const key of Object.keys(query) as (keyof JobQuery)[]) {
        expect(queryInWords({ ...query, [key]: undefined }), key).not.toBe(sentence);
        // One text says both days.
        const isSaid = key !== "startsUntil" || query.startsFrom === undefined;
        if (isSaid) expect(wordsOf(query, key)).toMatch(/^\S+( \S+)*$/);
        else expect(wordsOf(query, key)).toBe(null);
      }
    }),
    { numRuns: 300 },
  );
});

test("wordsOf is null for a filter that is not set", () => {
  expect(wordsOf({ city: "Moab" }, "state")).toBeNull();
});
