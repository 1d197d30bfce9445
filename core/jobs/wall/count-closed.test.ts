import { beforeEach, expect, test } from "vitest";
import { factWord } from "#core/facts/fact-words.ts";
import { findJobs } from "#core/jobs/list/find-jobs.ts";
import { newest } from "#core/jobs/list/orders.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJobs, moab } from "#test/factories.ts";
import { countClosed } from "./count-closed.ts";

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const all = freeJobs + 5;

beforeEach(async () => {
  await emptyDatabase();
  await insertJobs(
    Array.from({ length: all }, (_, n) => ({
      title: `Guide ${n}`,
      places: [moab],
      usStates: ["UT"],
      companySlug: "elsewhere",
      datePosted: daysAgo(1 + n),
      factWords: n % 2 ? [factWord("housing", "provided")] : [],
      featuredUntil: n === 3 ? daysAgo(-5) : null,
    })),
  );
  clearJobCaches();
});

const near = { slug: "moab-ut", label: "Moab, UT" };

test.each<[string, JobQuery]>([
  ["of a circle", { near, within: 100 }],
  ["of a state", { state: "Utah" }],
  ["of an employer", { company: "elsewhere" }],
  ["since a day", { maxAge: 30 }],
  ["with housing in a circle", { near, facts: ["housing"] }],
])("countClosed tells the newest closed job of a list %s", async (_, query) => {
  const conditions = queryConditions(query, now);
  for (const open of [0, 2, freeJobs]) {
    const { keys } = await findJobs({ conditions, ranking: null }, newest, { limit: all }, now);
    const shown = keys.slice(0, open).map(({ id }) => id);
    const counts = await countClosed(conditions, shown, { isCapped: false, circle: null }, now);
    expect(counts.newestAt).toEqual(keys[open]?.datePosted ?? null);
    clearJobCaches();
    const capped = await countClosed(conditions, shown, { isCapped: true, circle: null }, now);
    expect(capped.newestAt).toEqual(counts.newestAt);
    clearJobCaches();
  }
});
