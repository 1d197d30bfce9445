import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { fixedConditions } from "#core/alerts/alert-conditions.ts";
import { fixWords } from "#core/alerts/fix-words.ts";
import { readCriteria } from "#core/alerts/read-alert.ts";
import { ask } from "#core/jobs/list/ask.ts";
import type { WorkArrangement } from "#core/jobs/listing.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { type Condition, isEach } from "#core/jobs/query/conditions.ts";
import { hasTrigram } from "#core/jobs/query/contains.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace, statesOf } from "#core/places/places.ts";
import { db } from "#core/platform/db.server.ts";
import { describeTypedSearch } from "#core/search/describe-search.ts";
import { plainWords } from "#core/search/plain-words.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { runs } from "#test/runs.ts";
import { whyMatched } from "./why-matched.ts";
import { whyWords } from "./why-words.ts";

const titleWords = [
  "Park",
  "ranger",
  "VP",
  "Guide",
  "100%",
  "ski_patrol",
  "Año",
  "é",
  "of",
  "II",
  "Café",
  "\\",
  "River Guide",
  "Rafting",
  "Ski Patroller",
  "Biologist",
  "Aircraft",
  "Utah",
];
const companies = ["National Park Service", "Cook & Guide Company", "Oregon Outfitters", "Vail Resorts"];
const cities = [
  "Washington",
  "Spokane",
  "Portland",
  "Ely",
  "St. George",
  "Ba",
  "100% Town",
  "Zürich",
  "Georgia",
];
const states = ["WA", "Maine", "OR", "DC", "Georgia", "Alberta", "BC", "Victoria", "IN"];
const countries = ["US", "Canada", "AU", "GE", "Switzerland"];

const jobFacts = fc.record({
  title: fc.array(fc.constantFrom(...titleWords), { minLength: 1, maxLength: 4 }),
  places: fc.array(
    fc.record({
      city: fc.option(fc.constantFrom(...cities)),
      state: fc.option(fc.constantFrom(...states)),
      country: fc.option(fc.constantFrom(...countries)),
    }),
    { maxLength: 3 },
  ),
  company: fc.constantFrom(...companies),
  isRemote: fc.boolean(),
});

const extraTexts = [
  "Washington, D.C.",
  "Portland, ME",
  "u.s.",
  "ca",
  "Remote",
  "ton",
  "o",
  "or",
  "%",
  "_",
  "canada",
];
const text = fc.oneof(
  fc.constantFrom(...cities, ...states, ...countries, ...extraTexts),
  fc.string({ maxLength: 4 }),
);
const searchPieces = [
  "raft guide",
  "lifty",
  "patrol",
  "nps",
  "cook",
  "bioligist",
  "Maine",
  "UT",
  "OR",
  "in Washington",
  "remote",
  "jobs",
  '"river guide"',
  '"guide company"',
  "-guide",
  '-"ski patroller"',
  "Oregon Outfitters",
  "housing",
];
const piece = fc.oneof(fc.constantFrom(...titleWords, ...searchPieces), fc.string({ maxLength: 4 }));
const keyword = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(" "));
const keywords = fc.array(keyword, { minLength: 1, maxLength: 3 }).map((words) => words.join(","));
const criteria = fc
  .record(
    {
      title: keywords,
      location: text,
      state: text,
      city: text,
      remote: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map(readCriteria);

type Answer = {
  id: string;
  title: string;
  company: string;
  places: Place[];
  has_remote: boolean;
  work: WorkArrangement;
};

beforeAll(async () => {
  await emptyDatabase();
  clearJobCaches();
  for (const { title, places, company, isRemote } of fc.sample(jobFacts, { numRuns: 150, seed: 7 })) {
    const made = places.map(makePlace).filter((place) => place !== null);
    await insertJob({
      title: title.join(" "),
      companyName: company,
      places: made,
      placesText: (made.length ? made.map((place) => place.text) : ["Remote"]).join("\n").toLowerCase(),
      usStates: statesOf(made),
      workArrangement: isRemote ? "remote" : "onsite",
    });
  }
});

async function meet(conditions: Condition[]): Promise<Answer[]> {
  const { rows } = await db.execute<Answer>(sql`
    select id, title, company_name as company, places, has_remote, work_arrangement as work
    from ${jobs} where ${isEach(conditions)}`);
  return rows;
}

async function idsOf(conditions: Condition[]): Promise<Set<string>> {
  return new Set((await meet(conditions)).map(({ id }) => id));
}

const now = new Date();

test("alerts and lists match alike, with a reason for each field", async () => {
  let matches = 0;
  await fc.assert(
    fc.asyncProperty(criteria, fc.boolean(), async (typed, isFixed) => {
      const wanted = isFixed ? await fixWords(typed) : typed;
      for (const job of await meet((isFixed ? fixedConditions : queryConditions)(wanted, now))) {
        matches++;
        expectReasons(wanted, job);
      }
    }),
    // An empty query matches everything.
    { numRuns: runs(600), examples: [[{}, true]] },
  );
  expect(matches).toBeGreaterThan(runs(200, 1));
});

function expectReasons(wanted: JobQuery, { title, company, places, has_remote, work }: Answer) {
  const reasons = whyMatched(wanted, {
    title,
    companyName: company,
    places,
    hasRemote: has_remote,
    workArrangement: work,
    ...{ jobType: null, validThrough: null, closingZone: null },
  });
  for (const text of reasons.flatMap((reason) => /^Title contains '(.*)'$/.exec(reason)?.[1] ?? []))
    for (const said of text.split(/', '|' and '/)) expect(stands(title, said), said).toBe(true);
  if (wanted.titles) expect(reasons).not.toEqual([]);
  if (wanted.work) expect(reasons).toContain("Remote");
  const named = places.map((place) => place.text);
  // Short words may match different places; otherwise the alert's own words are shown.
  if (places.length !== 1)
    named.push(...[wanted.city, wanted.state, wanted.location].flatMap((word) => word ?? []));
  if (wanted.city || wanted.state || wanted.location)
    expect(reasons.some((reason) => named.includes(reason))).toBe(true);
}

function stands(title: string, said: string): boolean {
  if (title.toLowerCase().includes(said)) return true;
  const words = plainWords(title);
  const isPhrase = ` ${words.join(" ")}`.includes(` ${plainWords(said).join(" ")}`);
  return isPhrase || (!hasTrigram(said) && plainWords(said).every((word) => words.includes(word)));
}

test("alerts match what their lists have", async () => {
  let matches = 0;
  await fc.assert(
    fc.asyncProperty(keyword, async (title) => {
      const typed = readCriteria({ title });
      const { titles: [text, second] = [] } = typed;
      fc.pre(text !== undefined && second === undefined);
      const wanted = await fixWords(typed);
      // A name that begins with a state is searched as a phrase.
      fc.pre(!wanted.titles?.some((text) => text.includes('"oregon outfitters"')));
      const found = await idsOf(fixedConditions(wanted, now));
      const list = await idsOf((await ask({ titles: [text] }, now)).conditions);
      expect([missing(found, list), missing(list, found)]).toEqual([[], []]);
      matches += found.size;
    }),
    { numRuns: runs(200), examples: [["housing Rafting"]] },
  );
  expect(matches).toBeGreaterThan(runs(500, 20));
});

const missing = (some: Set<string>, others: Set<string>) => [...some].filter((id) => !others.has(id));

test("whyWords names the keyword that matched", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(keyword, { minLength: 2, maxLength: 3 }), async (words) => {
      const wanted = await fixWords(readCriteria({ title: words.join(",") }));
      const found = await meet(fixedConditions(wanted, now));
      for (const text of wanted.titles ?? []) {
        const own = await idsOf(fixedConditions({ titles: [text] }, now));
        for (const { id, title, company, places, has_remote, work } of found) {
          const [why] = whyWords(wanted.titles ?? [], {
            title,
            companyName: company,
            places,
            hasRemote: has_remote,
            workArrangement: work,
          });
          if (why === `Matches '${describeTypedSearch(text)}'`) expect(own).toContain(id);
        }
      }
    }),
    { numRuns: runs(100) },
  );
});

test("a state's code means the state, not the country", async () => {
  await insertJob({ title: "in California", usStates: ["CA"], countryCodes: ["US"] });
  const found = await meet(queryConditions({ state: "ca" }, now));
  expect(found.map((job) => job.title)).toEqual(["in California"]);
});

test("commas alone are no keyword", () => {
  expect(queryConditions(readCriteria({ title: ", ," }), new Date())).toEqual([]);
});
