import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { addBoard, placeBoard, removeBoard, switchBoard } from "#core/sources/boards/change-boards.ts";
import { boardsToRead, listBoards } from "#core/sources/boards/list-boards.ts";
import { seedDemoBoards } from "#core/sources/boards/seed-demo-boards.ts";
import { employerBoards } from "#core/sources/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const now = new Date("2026-11-16T04:00:00Z");
const by = "admin@example.com";
const demoSources = env.DEMO_SOURCES;

beforeEach(emptyDatabase);
afterEach(() => {
  env.DEMO_SOURCES = demoSources;
});

const actions = async () =>
  (await db.select().from(adminActions)).map(({ action, subject }) => `${action}: ${subject}`);

async function add(token = "granitehall", employer = "Granite Hall", source = "lever") {
  expect(await addBoard({ source, employer, token, by }, now)).toEqual({ ok: true });
  const board = (await db.select().from(employerBoards)).find((each) => each.token === token);
  if (!board) throw new Error("not added");
  return board;
}

test("addBoard adds a board once and logs who did it", async () => {
  const board = await add();
  expect(board).toMatchObject({ source: "lever", employer: "Granite Hall", isDemo: false, createdAt: now });
  expect(await addBoard({ source: "lever", employer: "Again", token: "granitehall", by }, now)).toEqual({
    ok: false,
    field: "token",
    error: 'The board "granitehall" at Lever is already in the list.',
  });
  expect(await actions()).toEqual(["added a board: Granite Hall"]);
});

test("addBoard understands a pasted address, whatever system was chosen", async () => {
  const token = "https://acme.wd5.myworkdayjobs.com/en-US/Acme_Careers";
  expect(await addBoard({ source: "lever", employer: "Acme", token, by }, now)).toEqual({ ok: true });
  expect(await db.select().from(employerBoards)).toMatchObject([
    { source: "workday", token: "acme:wd5:Acme_Careers" },
  ]);
});

test.each([
  [{ source: "usajobs" }, "source"],
  [{ source: "nowhere" }, "source"],
  [{ employer: " " }, "employer"],
  [{ employer: "a".repeat(151) }, "employer"],
  [{ token: "" }, "token"],
  [{ token: "a/b" }, "token"],
  [{ token: "..", source: "lever" }, "token"],
  [{ token: "a?b=c" }, "token"],
  [{ source: "greenhouse", token: "with-hyphen" }, "token"],
  [{ home: "Middle-earth" }, "home"],
  [{ home: "Oregon, Canada" }, "home"],
])("addBoard refuses %o", async (wrong, field) => {
  const given = { source: "lever", employer: "Granite Hall", token: "granitehall", by, ...wrong };
  expect(await addBoard(given, now)).toMatchObject({ ok: false, field });
  expect(await db.$count(employerBoards)).toBe(0);
  expect(await actions()).toEqual([]);
});

test("placeBoard sets, changes and clears the home, each logged", async () => {
  const given = { source: "lever", employer: "Granite Hall", token: "granitehall", home: "Oregon", by };
  expect(await addBoard(given, now)).toEqual({ ok: true });
  const home = async () =>
    (await db.select().from(employerBoards)).map((board) => [board.homeCountry, board.homeState, board.etag]);
  expect(await home()).toEqual([["US", "OR", null]]);
  const [{ id } = { id: "" }] = await db.update(employerBoards).set({ etag: "x" }).returning();
  // A repeat changes nothing and asks for nothing.
  await placeBoard({ id, home: "OR, United States", by }, now);
  expect(await home()).toEqual([["US", "OR", "x"]]);
  await placeBoard({ id, home: "New Zealand", by }, now);
  expect(await home()).toEqual([["NZ", null, null]]);
  await placeBoard({ id, home: " ", by }, now);
  expect(await home()).toEqual([[null, null, null]]);
  expect(await placeBoard({ id, home: "Middle-earth", by }, now)).toMatchObject({ ok: false, field: "home" });
  expect(await placeBoard({ id: "none", home: "Oregon", by }, now)).toMatchObject({ ok: false });
  expect((await actions()).sort()).toEqual([
    "added a board: Granite Hall",
    "placed a board: Granite Hall",
    "placed a board: Granite Hall",
  ]);
});

test("switchBoard stops reading and starts afresh", async () => {
  const { id } = await add();
  await db
    .update(employerBoards)
    .set({ failures: 3, problem: "gone", notBefore: new Date("2027-01-01"), etag: "x" });
  await switchBoard({ id, on: false, by }, now);
  expect(await boardsToRead("lever", false, new Date("2027-02-01"))).toEqual([]);
  await switchBoard({ id, on: true, by }, now);
  expect(await boardsToRead("lever", false, now)).toMatchObject([{ failures: 0, problem: null, etag: null }]);
  expect((await actions()).sort()).toEqual([
    "added a board: Granite Hall",
    "switched a board off: Granite Hall",
    "switched a board on: Granite Hall",
  ]);
});

test("removeBoard ends the board's listings at once, and no others", async () => {
  const { id } = await add();
  await upsertJobs("lever", [incomingListing({ scope: "granitehall" })], {}, now);
  await upsertJobs("lever", [incomingListing({ sourceId: "2", scope: "elsewhere", title: "Cook" })], {}, now);
  await upsertJobs(
    "ashby",
    [incomingListing({ sourceId: "3", scope: "granitehall", title: "Driver" })],
    {},
    now,
  );
  expect(await removeBoard({ id, by }, now)).toEqual({ ok: true });
  const live = (await db.select().from(jobs)).filter((job) => job.expiredAt === null);
  expect(live.map((job) => job.title).sort()).toEqual(["Cook", "Driver"]);
  const [, removed] = await db.select().from(adminActions).orderBy(adminActions.action);
  expect(removed).toMatchObject({
    action: "removed a board",
    details: { token: "granitehall", jobsEnded: 1 },
  });
  for (const gone of [id, "no id"])
    expect(await removeBoard({ id: gone, by }, now)).toMatchObject({
      ok: false,
      error: expect.stringContaining("Load"),
    });
});

test("listBoards puts problems first and searches employer, token and source", async () => {
  await add("b", "beta");
  await add("a", "Alpha");
  await add("c", "Canyon", "ashby");
  await db.update(employerBoards).set({ problem: "gone" }).where(eq(employerBoards.token, "c"));
  const names = async (search: string) =>
    (await listBoards({ search, page: 1 })).boards.map((board) => board.employer);
  expect(await names("")).toEqual(["Canyon", "Alpha", "beta"]);
  expect(await names("LEV")).toEqual(["Alpha", "beta"]);
  expect(await names("alph")).toEqual(["Alpha"]);
  expect(await names("%")).toEqual([]);
});

test("boardsToRead includes demonstration boards while the demonstration lasts", async () => {
  await add();
  const demo = { source: "lever", employer: "Made Up", token: "made-up" };
  await seedDemoBoards([demo]);
  await seedDemoBoards([{ ...demo, employer: "Made Up Anew" }]);
  const employers = async (isDemo: boolean) =>
    (await boardsToRead("lever", isDemo, now)).map((board) => board.employer);
  expect([await employers(false), await employers(true)]).toEqual([["Granite Hall"], ["Made Up Anew"]]);
  expect((await listBoards({ search: "", page: 1 })).total).toBe(1);
  env.DEMO_SOURCES = ["lever"];
  expect((await listBoards({ search: "", page: 1 })).total).toBe(2);
  expect(await add("new", "New")).toMatchObject({ isDemo: true });
});
