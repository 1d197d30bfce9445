import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { expireSightings } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobBlocks, jobSightings, jobs } from "#core/jobs/tables.ts";
import { addBlock, liftBlock, listBlocks } from "#core/moderation/blocks.ts";
import { readCoverage } from "#core/moderation/coverage.ts";
import { hideJob, unhideJob } from "#core/moderation/hide-job.ts";
import { db } from "#core/platform/db.server.ts";
import { employerBoards } from "#core/sources/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, insertPostedJob } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const later = (days: number) => new Date(monday.getTime() + days * dayMs);
const by = "boss@example.com";
const long =
  "Look after the boat house, the trailers and everything that floats, all summer long and into the autumn.";

beforeEach(emptyDatabase);

const sync = (overrides: object, now: Date, source = "test", foundBy: string | null = null) =>
  upsertJobs(source, [incomingListing({ descriptionMd: long, ...overrides })], { foundBy }, now);
const titlesOf = async (isLive: boolean) =>
  (await db.select().from(jobs))
    .filter(({ expiredAt }) => (expiredAt === null) === isLive)
    .map(({ title }) => title)
    .sort();
const actions = async () =>
  (await db.select().from(adminActions)).map(({ action, subject }) => [action, subject]);
const onlyId = async () => (await db.select().from(jobs))[0]?.id ?? "";

test("unhideJob restores a job as its source shows it now", async () => {
  await sync({}, monday);
  const jobId = await onlyId();
  expect(await hideJob({ jobId, by, note: "Asks for money" }, later(1))).toBe(true);
  expect(await hideJob({ jobId, by }, later(1))).toBe(false);
  expect(await sync({ title: "Head Guide" }, later(2))).toMatchObject({ added: 0, skipped: { hidden: 1 } });
  expect(await sync({ title: "Head Guide" }, later(2), "other")).toMatchObject({ skipped: { hidden: 1 } });
  expect(await titlesOf(true)).toEqual([]);
  expect(await unhideJob({ jobId, by }, later(3))).toBe(true);
  expect(await unhideJob({ jobId, by }, later(3))).toBe(false);
  expect(await titlesOf(true)).toEqual(["River Guide"]);
  await sync({ title: "Head Guide" }, later(4));
  await sync({ title: "Head Guide" }, later(4), "other");
  expect(await titlesOf(true)).toEqual(["Head Guide"]);
  expect(await actions()).toEqual([
    ["hid a job", "River Guide, Canyon Outfitters"],
    ["put a job back", "River Guide, Canyon Outfitters"],
  ]);
});

test("unhideJob leaves an ended job off the board until a source shows it", async () => {
  await sync({}, monday);
  const jobId = await onlyId();
  await hideJob({ jobId, by }, later(1));
  await expireSightings("test", ["1"], later(2));
  expect(await unhideJob({ jobId, by }, later(3))).toBe(true);
  expect(await titlesOf(true)).toEqual([]);
  await sync({}, later(4));
  expect(await titlesOf(true)).toEqual(["River Guide"]);
});

test("a source's updates of a hidden job count when it is restored", async () => {
  await sync({ scope: "board" }, monday);
  const jobId = await onlyId();
  await hideJob({ jobId, by }, later(1));
  await expireSightings("test", ["1"], later(2));
  await sync({ scope: "board" }, later(3));
  expect(await db.select().from(jobSightings)).toMatchObject([{ goneAt: null, lastSeenAt: later(3) }]);
  const board = { source: "lever", employer: "Canyon Outfitters", token: "canyon", lastModified: "Monday" };
  await db.insert(employerBoards).values(board);
  await unhideJob({ jobId, by }, later(4));
  expect(await titlesOf(true)).toEqual(["River Guide"]);
  // The present text was not stored, and an unchanged board would not repeat it.
  expect(await db.select().from(employerBoards)).toMatchObject([{ lastModified: null }]);
});

test("liftBlock undoes a block that no sync has used", async () => {
  await sync({}, monday);
  await addBlock({ kind: "keyword", value: "river guide", note: "", by }, later(1));
  const { blocks } = await listBlocks({ search: "", page: 1 });
  await liftBlock({ id: blocks[0]?.id ?? "", by }, later(2));
  await sync({}, later(3));
  expect(await titlesOf(true)).toEqual(["River Guide"]);
});

test("addBlock finishes an interrupted block the second time", async () => {
  await db.insert(jobBlocks).values({ kind: "keyword", value: "guide", by });
  await insertJob({ title: "Guide" });
  expect(await addBlock({ kind: "keyword", value: "Guide", note: "", by })).toEqual({ ok: true, ended: 1 });
});

test("unhideJob leaves a blocked company's job off the board", async () => {
  await sync({}, monday);
  const jobId = await onlyId();
  await hideJob({ jobId, by }, later(1));
  await addBlock({ kind: "company", value: "Canyon Outfitters", note: "", by }, later(1));
  expect(await sync({}, later(2))).toMatchObject({ skipped: { hidden: 1 } });
  expect(await unhideJob({ jobId, by }, later(3))).toBe(true);
  expect(await titlesOf(true)).toEqual([]);
  const { blocks } = await listBlocks({ search: "", page: 1 });
  await liftBlock({ id: blocks[0]?.id ?? "", by }, later(4));
  await sync({}, later(5));
  expect(await titlesOf(true)).toEqual(["River Guide"]);
});

test("hideJob also hides an ended job, but not an unknown one", async () => {
  await sync({}, monday);
  await expireSightings("test", ["1"], later(1));
  expect(await hideJob({ jobId: await onlyId(), by }, later(2))).toBe(true);
  expect(await sync({}, later(3))).toMatchObject({ added: 0, updated: 0, skipped: { hidden: 1 } });
  expect(await titlesOf(true)).toEqual([]);
  expect(await hideJob({ jobId: randomUUID(), by }, later(3))).toBe(false);
});

test("a visible listing that takes over a hidden one disappears too", async () => {
  await sync({}, monday);
  await hideJob({ jobId: await onlyId(), by }, monday);
  await sync({ sourceId: "2", title: "Cook" }, later(1));
  expect(await titlesOf(true)).toEqual(["Cook"]);
  expect(await sync({ sourceId: "2" }, later(2))).toMatchObject({ expired: 1, skipped: { hidden: 1 } });
  expect(await titlesOf(true)).toEqual([]);
});

test("hideJob hides a featured job as a posting", async () => {
  const { id: jobId, title } = await insertPostedJob();
  const now = new Date();
  expect(await hideJob({ jobId, by }, now)).toBe(true);
  expect(await titlesOf(true)).toEqual([]);
  expect(await unhideJob({ jobId, by }, now)).toBe(true);
  expect(await titlesOf(true)).toEqual([title]);
  expect((await actions()).map(([action]) => action)).toEqual([
    "hid a featured posting",
    "released a featured posting",
  ]);
});

test("addBlock ends a company's jobs, which return with the next sync after liftBlock", async () => {
  await sync({}, monday);
  await insertPostedJob({ companyName: "Canyon Outfitters" });
  await insertJob({ companyName: "Canyon Outfitters & Co" });
  const block = { kind: "company", value: " CANYON  Outfitters", note: "Never answers", by };
  expect(await addBlock(block, later(1))).toEqual({ ok: true, ended: 1 });
  expect(await addBlock(block, later(1))).toMatchObject({ ok: false, field: "value" });
  expect(await titlesOf(true)).toHaveLength(2);
  expect(await sync({}, later(2))).toMatchObject({ skipped: { "blocked company": 1 } });
  const { blocks, total } = await listBlocks({ search: "answers", page: 1 });
  expect([total, blocks[0]]).toMatchObject([1, { kind: "company", value: "canyon-outfitters", by }]);
  const id = blocks[0]?.id ?? "";
  // An unchanged board would not repeat what the block kept out.
  const board = { source: "lever", employer: "Canyon Outfitters", token: "canyon", etag: '"one"' };
  await db.insert(employerBoards).values(board);
  expect(await liftBlock({ id, by }, later(3))).toBe(true);
  expect(await db.select().from(employerBoards)).toMatchObject([{ etag: null }]);
  expect(await liftBlock({ id, by }, later(3))).toBe(false);
  expect(await titlesOf(true)).toHaveLength(2);
  expect(await sync({}, later(4))).toMatchObject({ updated: 1, skipped: {} });
  expect(await titlesOf(true)).toHaveLength(3);
  expect(await actions()).toEqual([
    ["blocked a company", "canyon-outfitters"],
    ["lifted the block of a company", "canyon-outfitters"],
  ]);
});

test.each([
  ["sales  REP", ["Outdoor Sales Rep", "sales rep (part-time)"]],
  ["VP", ["VP, Parks"]],
  ["c++", ["C++ Developer"]],
  ["rep", ["Outdoor Sales Rep", "sales rep (part-time)"]],
  ["100%", ["100% Remote Guide"]],
  ["ranger's co-op", ["Ranger’s Co‑op Lead"]],
])("the keyword %j matches complete words of titles", async (value, met) => {
  const others = ["Sales Representative", "Wholesales Reporter", "MVP Coach", "1000 Guides"];
  const all = [
    ...[
      "Outdoor Sales Rep",
      "sales rep (part-time)",
      "VP, Parks",
      "C++ Developer",
      "100% Remote Guide",
      "Ranger’s Co‑op Lead",
    ],
    ...others,
  ];
  for (const title of all) await insertJob({ title, companyName: title });
  expect(await addBlock({ kind: "keyword", value, note: "", by }, monday)).toEqual({
    ok: true,
    ended: met.length,
  });
  expect(await titlesOf(false)).toEqual(met);
  const incoming = all.map((title) =>
    incomingListing({ sourceId: title, title, companyName: `Other ${title}` }),
  );
  const { added, skipped } = await upsertJobs("test", incoming, {}, monday);
  expect([added, skipped]).toEqual([all.length - met.length, { "blocked keyword": met.length }]);
});

test.each([
  [{ kind: "state", value: "UT" }, "kind"],
  [{ kind: "company", value: "  " }, "value"],
  [{ kind: "keyword", value: "\u200b" }, "value"],
  [{ kind: "keyword", value: "a" }, "value"],
  [{ kind: "keyword", value: "--" }, "value"],
])("addBlock refuses %j", async (given, field) => {
  expect(await addBlock({ note: "", by, ...given }, monday)).toMatchObject({ ok: false, field });
  expect(await db.$count(adminActions)).toBe(0);
});

test("a sighting keeps what first found it", async () => {
  await sync({}, monday);
  for (const [day, foundBy] of [
    ["1", "rei"],
    ["2", null],
    ["3", "guide"],
  ] as const)
    await sync({ descriptionMd: `${long} ${day}` }, later(Number(day)), "test", foundBy);
  expect(await db.select().from(jobSightings)).toMatchObject([{ foundBy: "rei" }]);
});

test("hideJob makes the figures count again", async () => {
  const { id: jobId } = await insertJob();
  const now = new Date();
  expect(await readCoverage(now)).toMatchObject({ live: 1 });
  await insertJob();
  expect(await readCoverage(now)).toMatchObject({ live: 1 });
  await hideJob({ jobId, by }, now);
  expect(await readCoverage(now)).toMatchObject({ live: 1, countedAt: now.toISOString() });
});
