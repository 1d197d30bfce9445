import { beforeEach, expect, test } from "vitest";
import { jobSlug } from "#core/jobs/slug.ts";
import { emptyDatabase, insertJob, insertSighting } from "#test/factories.ts";
import { findJob } from "./find-job.ts";

beforeEach(emptyDatabase);

test("findJob finds a live job by its address", async () => {
  const row = await insertJob({ title: "Park Ranger", companyName: "State Parks" });
  const found = await findJob({ companySlug: "state-parks", jobSlug: jobSlug(row) });
  expect(found).toMatchObject({ kind: "live", job: { id: row.id, title: "Park Ranger" } });
});

test("findJob returns the source's id and only openable addresses", async () => {
  const row = await insertJob({ applyUrl: "javascript:alert(1)" });
  await insertSighting({ jobId: row.id, sourceId: "ours-1" });
  const found = await findJob({ companySlug: row.companySlug, jobSlug: jobSlug(row) });
  expect(found).toMatchObject({ job: { sourceId: "ours-1", applyUrl: null } });
});

test("findJob takes the id of the oldest open sighting", async () => {
  const row = await insertJob({ source: "first" });
  const sighting = (source: string, day: number, goneAt: Date | null = null) =>
    insertSighting({
      jobId: row.id,
      source,
      sourceId: `${source}-1`,
      firstSeenAt: new Date(2026, 1, day),
      goneAt,
    });
  await sighting("first", 1, new Date());
  await sighting("third", 3);
  await sighting("second", 2);
  expect(await findJob({ companySlug: row.companySlug, jobSlug: jobSlug(row) })).toMatchObject({
    job: { source: "second", sourceId: "second-1" },
  });
});

test("findJob keeps the first day of a job whose first source dropped it", async () => {
  const row = await insertJob();
  const [first, second] = [new Date("2026-11-16T15:00:00Z"), new Date("2026-11-17T15:00:00Z")];
  await insertSighting({ jobId: row.id, source: "board", firstSeenAt: first, goneAt: second });
  await insertSighting({ jobId: row.id, source: "search", firstSeenAt: second });
  const found = await findJob({ companySlug: row.companySlug, jobSlug: jobSlug(row) });
  expect(found).toMatchObject({ job: { lastSeen: { source: "search", firstAt: first }, alsoOn: [] } });
});

test("findJob redirects an old address of the only match", async () => {
  const row = await insertJob({ title: "Park Ranger" });
  const moved = { kind: "moved", companySlug: row.companySlug, jobSlug: jobSlug(row) };
  const suffix = row.id.slice(-6);
  expect(await findJob({ companySlug: row.companySlug, jobSlug: `ranger-${suffix}` })).toEqual(moved);
  expect(await findJob({ companySlug: "somebody-else", jobSlug: jobSlug(row) })).toEqual(moved);
});

test("findJob decides between equal six characters by slug and company", async () => {
  const id = (start: string) => `${start}-0000-4000-8000-000000abcdef`;
  const one = await insertJob({ id: id("11111111"), title: "Ski Tuner", companyName: "Snow Co" });
  const two = await insertJob({ id: id("22222222"), title: "Lift Operator", companyName: "Lift Co" });
  expect(await findJob({ companySlug: "lift-co", jobSlug: jobSlug(two) })).toMatchObject({
    job: { id: two.id },
  });
  expect(await findJob({ companySlug: "snow-co", jobSlug: "other-abcdef" })).toMatchObject({
    kind: "moved",
    jobSlug: jobSlug(one),
  });
  expect(await findJob({ companySlug: "third-co", jobSlug: "other-abcdef" })).toBeNull();
});

test("findJob reports a closed job as gone", async () => {
  const past = await insertJob({ expiresAt: new Date(Date.now() - 1000) });
  const closed = await insertJob({ expiredAt: new Date() });
  for (const row of [past, closed]) {
    expect(await findJob({ companySlug: row.companySlug, jobSlug: jobSlug(row) })).toMatchObject({
      kind: "gone",
    });
  }
});

test.each(["", "-", "no-suffix", "x".repeat(10_000), "%00", "guide-ABCDEF", "guide-12345"])(
  "findJob finds nothing for an impossible address (%#)",
  async (jobSlug) => {
    expect(await findJob({ companySlug: "any", jobSlug })).toBeNull();
  },
);
