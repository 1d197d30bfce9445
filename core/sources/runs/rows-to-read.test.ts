import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { listSetAside } from "#core/audit/set-aside-rows.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { storeRows } from "#core/sources/runs/store-rows.ts";
import type { Source } from "#core/sources/source.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

type Row = { id: string; text: string };

const map = vi.fn((row: unknown) => {
  const { id, text } = row as Row;
  return incomingListing({
    sourceId: id,
    title: `Guide ${id}`,
    url: `https://jobs.example.com/${id}`,
    descriptionMd: text,
  });
});
const source = {
  name: "rows",
  hasBoards: false,
  mapperFilters: true,
  map,
  idOf: (row: unknown) => (row as Row).id,
} as unknown as Source;
const noon = new Date("2026-11-20T12:00:00Z");

beforeEach(async () => {
  await emptyDatabase();
  map.mockClear();
});

async function takeIn(rows: Row[], now = noon): Promise<string[]> {
  map.mockClear();
  const counts = { jobsFetched: 0, jobsAdded: 0, jobsUpdated: 0, jobsExpired: 0, jobsSkipped: {} };
  await storeRows(
    source,
    { isDemo: false },
    { rows, subject: null },
    { counts, skip: () => {} },
    { companies: new Set(), now },
  );
  expect(counts.jobsFetched).toBe(rows.length);
  return map.mock.calls.map(([row]) => (row as Row).id);
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, text: `The work of ${id}.` }));
const sighting = async (id: string) =>
  (await db.select().from(jobSightings).where(eq(jobSightings.sourceId, id)))[0];

test("rowsToRead leaves out unchanged rows, which count as seen", async () => {
  expect(await takeIn(rows("1", "2"))).toEqual(["1", "2"]);
  await db.update(jobSightings).set({ missedFetches: 1 });
  const later = new Date(noon.getTime() + 60_000);
  expect(await takeIn([...rows("1"), { id: "2", text: "Other work." }], later)).toEqual(["2"]);
  expect(await sighting("1")).toMatchObject({ lastSeenAt: later, missedFetches: 0 });
  expect((await db.select().from(jobs)).map(({ descriptionMd }) => descriptionMd).sort()).toEqual([
    "Other work.",
    "The work of 1.",
  ]);
});

test("rowsToRead returns every row once a week", async () => {
  const ids = Array.from({ length: 40 }, (_, at) => String(at));
  await takeIn(rows(...ids));
  const read: string[][] = [];
  for (let day = 1; day <= 7; day++)
    read.push(await takeIn(rows(...ids), new Date(noon.getTime() + day * dayMs)));
  expect(read.flat().sort()).toEqual(ids.toSorted());
  expect(read.every((some) => some.length < ids.length)).toBe(true);
});

test("rowsToRead returns rows of gone, hidden and ended sightings", async () => {
  await takeIn(rows("1", "2", "3", "4", "5"));
  const jobOf = async (id: string) => eq(jobs.id, (await sighting(id))?.jobId ?? "");
  await db.update(jobSightings).set({ goneAt: noon }).where(eq(jobSightings.sourceId, "1"));
  await db
    .update(jobs)
    .set({ hiddenAt: noon })
    .where(await jobOf("2"));
  await db
    .update(jobs)
    .set({ expiresAt: noon })
    .where(await jobOf("3"));
  await db.update(jobSightings).set({ contentHash: "" }).where(eq(jobSightings.sourceId, "4"));
  expect(await takeIn(rows("1", "2", "3", "4", "5"))).toEqual(["1", "2", "3", "4"]);
});

test("rowsToRead returns all rows of a job that has several", async () => {
  const both = [...rows("1"), { id: "1", text: "Other work." }];
  await takeIn(both);
  expect(await takeIn(both)).toEqual(["1", "1"]);
  expect(await takeIn([...rows("2"), ...rows("2")])).toEqual(["2", "2"]);
  expect(await takeIn([...rows("2"), ...rows("2")])).toEqual([]);
});

test("rowsToRead returns rows that lead to an employer's board", async () => {
  map.mockImplementation((row) =>
    incomingListing({ sourceId: (row as Row).id, url: "https://boards.greenhouse.io/canyon/jobs/123" }),
  );
  await takeIn(rows("1"));
  expect(await takeIn(rows("1"))).toEqual(["1"]);
});

test("storeRows skips rows that throw wherever they are read or written, and stores the others", async () => {
  vi.spyOn(logger, "warn").mockImplementation(() => {});
  vi.spyOn(logger, "error").mockImplementation(() => {});
  await db.execute(sql`alter table job_sightings add constraint no_poison check (source_id <> 'written')`);
  const skipped: Record<string, number> = {};
  const counts = { jobsFetched: 0, jobsAdded: 0, jobsUpdated: 0, jobsExpired: 0, jobsSkipped: {} };
  const tally = {
    counts,
    skip: (reason: string, number: number) => {
      skipped[reason] = (skipped[reason] ?? 0) + number;
    },
  };
  const deep = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);
  const read = vi.fn((row: unknown) => {
    const { id, text } = row as Row;
    return incomingListing({
      sourceId: id,
      url: `https://jobs.example.com/${id}`,
      descriptionMd: text.trim(),
    });
  });
  const bad = [null, { id: "deep", text: deep }, { id: "mapped", text: null }, ...rows("written")];
  const run = () =>
    storeRows(
      { ...source, map: read },
      { isDemo: false },
      { rows: [...rows("1", "2"), ...bad, ...rows("3")], subject: null },
      tally,
      { companies: new Set(), now: noon },
    );
  try {
    for (let day = 0; day < 3; day++) await run();
    const stored = await db.select({ id: jobSightings.sourceId }).from(jobSightings);
    expect(stored.map(({ id }) => id).toSorted()).toEqual(["1", "2", "3"]);
    expect(Object.values(skipped).reduce((sum, number) => sum + number)).toBe(3 * bad.length);
    const aside = await listSetAside({ search: "", page: 1 });
    expect(aside.rows.map(({ kind, rowId }) => [kind, rowId])).toContainEqual(["row-of:rows", "written"]);
    read.mockClear();
    await run();
    expect(read.mock.calls.map(([row]) => (row as Row | null)?.id)).not.toContain("written");
  } finally {
    await db.execute(sql`alter table job_sightings drop constraint no_poison`);
  }
});
