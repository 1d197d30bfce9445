import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { hearConsole } from "#test/hear-console.ts";
import { posting } from "./posting.ts";

const said = hearConsole();
beforeEach(emptyDatabase);
afterAll(closeSender);

const id = "0198c7a1-0000-4000-8000-000000000001";
const statusOf = async (given: string) =>
  (await db.select().from(postedJobs).where(eq(postedJobs.id, given)))[0]?.status;

test("npm run posting lists held postings first, with findings and addresses", async () => {
  await posting(["list"]);
  expect(said.splice(0)).toEqual(["There are no postings."]);
  const createdAt = new Date("2026-06-01T12:00:00.000Z");
  await insertPostedJob({
    ...{ id, createdAt, status: "held", title: "River Guide, Season", companyName: "Canyon Outfitters" },
    ...{ contactEmail: "boss@example.com", findings: ["link shortener: bit.ly", "many links"] },
  });
  const expiresAt = new Date("2026-07-01T12:00:00.000Z");
  await insertPostedJob({ title: "Live Guide, Season", expiresAt });
  await insertPostedJob({ status: "pending", title: "Unpaid Guide, Season" });
  await insertPostedJob({ status: "expired", title: "Former Guide, Season" });
  expect(await posting(["list"])).toBe(0);
  const [held = "", live = "", ...others] = said.splice(0).join("\n").split("\n\n");
  expect(others).toEqual([]);
  expect(held.split("\n")).toEqual([
    `${id}  held`,
    "  River Guide, Season, Canyon Outfitters",
    "  boss@example.com",
    "  ! link shortener: bit.ly",
    "  ! many links",
    expect.stringMatching(/^ {2}Review it: http:\/\/localhost:3000\/post-job\/manage\?token=\S+$/),
  ]);
  expect(live).toMatch(/ {2}active, until 2026-07-01 12:00 UTC\n {2}Live Guide, Season, Summit Guides\n/);
  expect(await posting(["list", "--all"])).toBe(0);
  const [first, ...rest] = said.splice(0).join("\n").split("\n\n");
  expect(first).toBe(held);
  expect(rest).toHaveLength(3);
  for (const status of ["active", "pending", "expired"]) expect(rest.join("\n")).toContain(`  ${status}`);
});

test("npm run posting releases, hides and emails a link by the start of an id", async () => {
  await insertPostedJob({
    id,
    status: "held",
    title: "River Guide, Season",
    contactEmail: "boss@example.com",
  });
  expect(await posting(["release", "0198C7A1", "a", "known", "outfitter"])).toBe(0);
  expect(await statusOf(id)).toBe("active");
  expect(await posting(["release", id])).toBe(1);
  expect(await posting(["link", "0198c7a1-0000"])).toBe(0);
  expect(await posting(["hide", "0198c7a1", "no", "outdoor", "job"])).toBe(0);
  expect(await statusOf(id)).toBe("hidden");
  expect(await posting(["hide", id])).toBe(1);
  expect(said.splice(0)).toEqual([
    "“River Guide, Season” is live.",
    "“River Guide, Season” is not held or hidden, was refunded, or has ended.",
    "“River Guide, Season” will get its link by email.",
    "“River Guide, Season” is hidden.",
    "“River Guide, Season” is not paid or already hidden.",
  ]);
  const decided = await db.select().from(postingDecisions).orderBy(postingDecisions.decidedAt);
  expect(decided).toMatchObject([
    { action: "released", by: "terminal", note: "a known outfitter" },
    { action: "hidden", by: "terminal", note: "no outdoor job" },
  ]);
  const mailed = await db.select().from(mails).orderBy(mails.createdAt);
  expect(mailed).toMatchObject([
    { kind: "posting-live" },
    { kind: "posting-link", recipient: "boss@example.com", data: { postingId: id } },
  ]);
});

test("npm run posting declines what never was live, with a reason", async () => {
  await insertPostedJob({ id, status: "held", title: "River Guide, Season" });
  expect(await posting(["hide", id])).toBe(1);
  expect(await posting(["decline", id, "not", "outdoors"])).toBe(0);
  expect(await posting(["decline", id, "again"])).toBe(1);
  expect(said).toEqual([
    "“River Guide, Season” never was live. Decline it instead, which refunds it.",
    "“River Guide, Season” is declined. Nothing was paid, so there is no refund.",
    "“River Guide, Season” was live already, or isn't paid, or is declined.",
  ]);
  expect(await db.select().from(mails)).toMatchObject([
    { kind: "posting-declined", data: { reason: "not outdoors" } },
  ]);
});

test("npm run posting refuses to email a link to an unpaid posting", async () => {
  await insertPostedJob({ id, status: "pending", title: "River Guide, Season" });
  expect(await posting(["link", id])).toBe(1);
  expect(said).toEqual(["“River Guide, Season” is not paid."]);
  expect(await db.$count(mails)).toBe(0);
});

test("npm run posting refuses unknown and ambiguous ids", async () => {
  await insertPostedJob({ id });
  await insertPostedJob({ id: id.replace(/1$/, "2") });
  for (const start of ["0198c7a1", "0198c7a2", "0198c7a", "guide", `${id}0`])
    expect(await posting(["hide", start])).toBe(1);
  expect(said).toEqual([
    '"0198c7a1" matches several ids.',
    'No posting has the id "0198c7a2".',
    'No posting has the id "0198c7a".',
    'No posting has the id "guide".',
    `No posting has the id "${id}0".`,
  ]);
  expect(await statusOf(id)).toBe("active");
});

test("npm run posting explains its use", async () => {
  expect(await posting(["--help"])).toBe(0);
  for (const args of [
    [],
    ["list", "some"],
    ["list", "--all", "more"],
    ["hide"],
    ["release"],
    ["decline", id],
    ["link", id, "now"],
    ["constructor", id],
  ])
    expect(await posting(args)).toBe(2);
  for (const text of said) expect(text).toContain("npm run posting -- release <id> [reason]");
});
