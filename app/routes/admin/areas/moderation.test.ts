import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { jobBlocks, jobs } from "#core/jobs/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { beginAsAdministrator, by, noticeAfter, open, post, written } from "#test/administrator.ts";
import { first, insertJob, insertMessage, insertPostedJob, insertSighting } from "#test/factories.ts";

beforeEach(beginAsAdministrator);
afterAll(closeSender);

test("reports are settled by hiding the job or keeping it", async () => {
  const [one, other] = [await insertJob({ title: "Fake Guide" }), await insertJob({ title: "True Guide" })];
  const report = { reason: "scam" as const, note: "They asked for <b>money</b>." };
  await db.insert(jobReports).values([
    { ...report, jobId: one.id, reporter: "a" },
    { ...report, jobId: other.id, reporter: "a" },
  ]);
  const { text } = await open("reports");
  expect(text).toContain("They asked for <b>money</b>.");
  expect(text).toContain("It looks like a scam: 1");
  expect(await noticeAfter("reports", { intent: "hide", id: one.id })).toMatch(/^The job is hidden/);
  expect(await noticeAfter("reports", { intent: "keep", id: other.id })).toMatch(/^The job stays/);
  const again = await post("reports", { intent: "keep", id: other.id });
  expect([again.status, again.text]).toEqual([409, expect.stringContaining("This job has no open reports")]);
  const live = await db.select().from(jobs).where(sql`expired_at is null`);
  expect(live.map(({ id }) => id)).toEqual([other.id]);
  expect((await open("reports")).text).toContain("No reported jobs.");
});

test("a job is found, hidden, restored, and its company blocked", async () => {
  const { id } = await insertJob({ title: "River Guide", companyName: "Canyon Outfitters" });
  await insertSighting({ jobId: id });
  await insertJob({ title: "Baker", companyName: "Canyon Outfitters" });
  const { text } = await open("jobs?q=river");
  expect(text).toContain("River Guide");
  expect(text).not.toContain("Baker");
  await noticeAfter("jobs", { intent: "hide", id, note: "no outdoor job" });
  expect((await open("jobs?q=river")).text).toContain("Hidden");
  await noticeAfter("jobs", { intent: "unhide", id });
  const blocked = { intent: "block-company", id, company: "Canyon Outfitters", note: "" };
  const asked = await post("jobs", blocked);
  expect(asked.status).toBe(200);
  expect(asked.text).toContain("Block the company “canyon-outfitters”? These 2 jobs end now:");
  for (const example of ["River Guide, Canyon Outfitters", "Baker, Canyon Outfitters"])
    expect(asked.text).toContain(example);
  expect(await db.$count(jobBlocks)).toBe(0);
  expect(await noticeAfter("jobs", { ...blocked, confirmed: "yes" })).toBe(
    "Canyon Outfitters is blocked: 2 of its jobs ended.",
  );
  const { id: blockId } = await first(db.select().from(jobBlocks));
  await noticeAfter("blocks", { intent: "lift", id: blockId });
  expect(await db.$count(jobBlocks)).toBe(0);
  expect((await written()).map(([who]) => who)).toEqual([by, by, by, by]);
});

test("a keyword is blocked once it was said what that ends", async () => {
  for (let n = 0; n < 7; n++) await insertJob({ title: `Nurse ${n}` });
  const asked = { intent: "add", form: "0", kind: "keyword", value: "Nurse", note: "not outdoors" };
  const { text } = await post("blocks", asked);
  expect(text).toContain("Block the keyword “nurse”? These 7 jobs end now:");
  expect(text).toContain("and 2 more");
  expect(await written()).toEqual([]);
  expect((await post("blocks", { ...asked, value: "baker" })).text).toContain("No live job matches.");
  expect(await noticeAfter("blocks", { ...asked, confirmed: "yes" })).toBe("Blocked: 7 jobs ended.");
});

test("a posting is released only as it was read, and hidden with a reason", async () => {
  const { id, updatedAt } = await insertPostedJob({
    ...{ status: "held", title: "Head Guide", findings: ["link shortener: bit.ly"] },
  });
  await insertPostedJob({ title: "Live Guide" });
  const { text } = await open("postings");
  expect(text).toContain("link shortener: bit.ly");
  expect(text).toContain("Held");
  expect(text.indexOf("Head Guide")).toBeLessThan(text.indexOf("Live Guide"));
  await db.execute(
    sql`update posted_jobs set updated_at = updated_at + interval '1 second' where id = ${id}`,
  );
  const unread = await post("postings", {
    intent: "release",
    id,
    seen: updatedAt.toISOString(),
    note: "fine",
  });
  expect([unread.status, unread.text]).toEqual([
    409,
    expect.stringContaining("changed since you opened this page"),
  ]);
  expect(unread.html).toMatch(/<details open="".*name="note"[^>]*value="fine"/s);
  const [row] = await db.select().from(postedJobs).where(sql`id = ${id}`);
  const seen = row?.updatedAt.toISOString() ?? "";
  expect(await noticeAfter("postings", { intent: "release", id, seen })).toBe("The posting is live.");
  await noticeAfter("postings", { intent: "hide", id, note: "a scam" });
  expect(await written()).toEqual([
    [by, "released a featured posting", "Head Guide, Summit Guides"],
    [by, "hid a featured posting", "Head Guide, Summit Guides"],
  ]);
});

test("a message is answered by email, marked as handled and opened again", async () => {
  const { id } = await insertMessage();
  await insertMessage({ name: "Ada", subject: "Another" });
  expect((await open("messages")).html).toContain(
    'href="mailto:robin@example.com?subject=Re%3A%20Bunkhouse"',
  );
  expect((await open("messages?q=bunkH")).text).not.toContain("Another");
  await noticeAfter("messages?q=bunk", { intent: "handle", id });
  expect((await post("messages", { intent: "handle", id })).status).toBe(409);
  await noticeAfter("messages", { intent: "open", id });
  expect((await written()).map(([, action]) => action)).toEqual([
    "marked a message as handled",
    "opened a message again",
  ]);
});
