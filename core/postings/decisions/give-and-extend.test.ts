import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { postingToken, readPostingToken } from "#core/mail/posting-links.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { changePosting } from "#core/postings/change-posting.ts";
import { findByToken } from "#core/postings/find-posting.ts";
import { toPostingInput } from "#core/postings/form/read-posting.ts";
import { offer, renameHours } from "#core/postings/offer.ts";
import { postingOf } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { extendPosting } from "./extend-posting.ts";
import { giveAwayPosting } from "./give-away.ts";
import { renewLink } from "./renew-link.ts";

beforeEach(emptyDatabase);
afterAll(closeSender);

const by = "ada@example.com";
const now = new Date("2026-06-01T12:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const live = { paidAt: now, datePosted: now, expiresAt: inDays(10) };

async function read(id: string) {
  const [posting] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  return { posting, job };
}

const log = async () =>
  (await db.select().from(adminActions)).map(({ action, details }) => ({ action, details }));

describe("giveAwayPosting", () => {
  test("makes an unpaid posting live, paid with nothing, and says so in the audit log", async () => {
    const { id } = await insertPostedJob({ status: "pending" });
    expect(await giveAwayPosting({ id, by, note: "our first employer" }, now)).toBe(true);
    const { posting, job } = await read(id);
    expect(posting).toMatchObject({ status: "active", isPaid: true, expiresAt: inDays(offer.days) });
    expect(job?.featuredUntil).toEqual(inDays(offer.days));
    expect(await log()).toEqual([
      {
        action: "gave away a featured posting",
        details: { postingId: id, cents: 0, note: "our first employer" },
      },
    ]);
    expect(await db.select().from(mails)).toMatchObject([
      { kind: "posting-live", data: { receipt: { cents: 0 } } },
    ]);
  });

  test("refuses what is paid", async () => {
    const { id } = await insertPostedJob(live);
    expect(await giveAwayPosting({ id, by }, now)).toBe(false);
    expect(await log()).toEqual([]);
  });
});

describe("extendPosting", () => {
  test("adds days to what is left", async () => {
    const { id } = await insertPostedJob(live);
    expect(await extendPosting({ id, by, days: "7" }, now)).toEqual({
      ...{ ok: true, isLive: true },
      expiresAt: inDays(17),
    });
    expect((await read(id)).job?.featuredUntil).toEqual(inDays(17));
    expect(await log()).toEqual([
      { action: "extended a featured posting", details: { postingId: id, days: 7 } },
    ]);
  });

  test("brings an ended posting back for the days, and leaves a closed one closed", async () => {
    const ended = await insertPostedJob({ ...live, status: "expired", expiresAt: inDays(-3) });
    const closed = await insertPostedJob({ ...live, status: "closed" });
    expect(await extendPosting({ id: ended.id, by, days: "5" }, now)).toMatchObject({ expiresAt: inDays(5) });
    expect(await read(ended.id)).toMatchObject({ posting: { status: "active" }, job: { expiredAt: null } });
    expect(await extendPosting({ id: closed.id, by, days: "5" }, now)).toMatchObject({ isLive: false });
    expect((await read(closed.id)).posting).toMatchObject({ status: "closed", expiresAt: inDays(15) });
  });

  test("refuses days that are no whole number, and postings that have no term", async () => {
    const { id } = await insertPostedJob(live);
    for (const days of ["", "0", "-3", "1.5", "366", "seven", undefined])
      expect(await extendPosting({ id, by, days }, now)).toEqual({ ok: false, reason: "days" });
    for (const status of ["pending", "held", "hidden"] as const) {
      const other = await insertPostedJob({ status });
      expect((await extendPosting({ id: other.id, by, days: "3" }, now)).ok).toBe(false);
    }
    expect(await log()).toEqual([]);
  });
});

describe("renewLink", () => {
  test("ends every earlier link and emails the new one", async () => {
    const { id, contactEmail } = await insertPostedJob();
    const first = postingToken(id, 0);
    expect((await findByToken(first))?.id).toBe(id);
    const renewed = await renewLink({ id, by });
    expect(renewed).toEqual({ id, linkVersion: 1 });
    expect(await findByToken(first)).toBeNull();
    expect((await findByToken(postingToken(id, 1)))?.id).toBe(id);
    expect(await findByToken(postingToken(id, 2))).toBeNull();
    expect(await db.select().from(mails)).toMatchObject([
      { kind: "posting-link", recipient: contactEmail, data: { linkVersion: 1 } },
    ]);
    expect(await log()).toMatchObject([{ action: "renewed the link of a featured posting" }]);
  });

  test("by an employer is no act of an administrator", async () => {
    const { id } = await insertPostedJob();
    await renewLink({ id, by: "employer" });
    expect(await log()).toEqual([]);
  });
});

test("readPostingToken refuses versions that nobody gives out", async () => {
  const id = crypto.randomUUID();
  expect(readPostingToken(signText("posting", `${id}:2`))).toEqual({ id, linkVersion: 2 });
  for (const text of [`${id}:x`, `${id}:1.5`, `${id}:1:2`, "x:1"])
    expect(readPostingToken(signText("posting", text)), text).toBeNull();
});

test("an administrator edits title and company later, and the audit log names the fields", async () => {
  const old = new Date(now.getTime() - (renameHours + 1) * hourMs);
  const row = await insertPostedJob({ ...live, paidAt: old, datePosted: old });
  const typed = { ...toPostingInput(postingOf(row)), title: "Chief Guide of the River" };
  expect(await changePosting(row.id, typed, now)).toMatchObject({ ok: false, reason: "invalid" });
  expect(await changePosting(row.id, typed, now, by)).toEqual({ ok: true, isHeld: false });
  expect((await read(row.id)).job?.title).toBe("Chief Guide of the River");
  expect(await log()).toEqual([
    { action: "edited a featured posting", details: { postingId: row.id, fields: ["title"] } },
  ]);
});
