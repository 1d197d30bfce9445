import { beforeEach, describe, expect, test } from "vitest";
import { factWord } from "#core/facts/fact-words.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { listSearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import { anonymous } from "#core/jobs/viewer.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, insertMany } from "#test/factories.ts";
import { closedInWords } from "./describe-closed.ts";

const now = new Date("2026-11-24T12:00:00Z");
const none = { housing: 0, month: null, near: 0, newestAt: null };
const ago = (ms: number) => new Date(now.getTime() - ms);

describe("closedInWords", () => {
  test("says each figure that narrows the closed jobs", () => {
    const counts = {
      housing: 14,
      month: { name: "2027-05", jobs: 9 },
      near: 5,
      newestAt: ago(2 * hourMs),
    };
    expect(closedInWords(counts, 26, "within 100 miles of Salida, Colorado", now)).toBe(
      "14 with housing, 9 start in May, 5 within 100 miles of Salida, Colorado, newest 2 hours ago",
    );
  });

  test("leaves out what none or all of them offer", () => {
    expect(closedInWords(none, 26, null, now)).toBeNull();
    expect(closedInWords({ ...none, housing: 26, near: 26 }, 26, "within 50 miles of Moab", now)).toBeNull();
    expect(closedInWords({ ...none, month: { name: "2027-01", jobs: 1 } }, 2, null, now)).toBe(
      "1 starts in January",
    );
  });

  test.each([
    [ago(20 * 60_000), "newest within the hour"],
    [ago(hourMs), "newest 1 hour ago"],
    [ago(12 * hourMs), "newest today"],
    [ago(3 * dayMs), "newest 3 days ago"],
    [ago(40 * dayMs), "newest Oct 15, 2026"],
    [ago(-hourMs), null],
  ])("says of jobs from %s %s", (newestAt, said) => {
    expect(closedInWords({ ...none, newestAt }, 5, null, now)).toBe(said);
  });
});

describe("a search of a place", () => {
  const at = (lat: number, lon: number, state: string) => ({
    places: [{ text: `Salida, ${state}`, city: "Salida", state, countryCode: "US", lat, lon }],
  });

  beforeEach(async () => {
    await emptyDatabase();
    clearJobCaches();
  });

  test("counts the closed jobs in a smaller circle, without those that are open", async () => {
    await insertMany(4, { ...at(38.5347, -105.9989, "Colorado"), datePosted: ago(9 * dayMs) });
    await insertMany(8, { ...at(40.5853, -105.0844, "Colorado"), datePosted: ago(5 * dayMs) });
    await insertMany(2, {
      ...at(38.5347, -105.9989, "Colorado"),
      datePosted: ago(2 * dayMs),
      factWords: [factWord("housing", "provided")],
    });
    await insertJob({ title: "Elsewhere", ...at(44.0582, -121.3153, "Oregon") });
    const query = { near: { slug: "salida-co", label: "Salida, CO" }, within: 200 as const };
    const list = await listSearchJobs({ query: {}, narrowing: query, viewer: anonymous, after: null });
    expect(list.total).toBe(14);
    expect(list.shown).toBeLessThanOrEqual(freeJobs);
    expect(list.unlock?.figures).toMatch(/^4 within 100 miles of Salida, CO, newest /);
  });
});
