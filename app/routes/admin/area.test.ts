import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { outsideLinks } from "#core/content/tables.ts";
import { db } from "#core/db.server.ts";
import { jobBlocks, jobs } from "#core/jobs/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mailSuppressions, mails } from "#core/mail/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { employerBoards, keywordLists } from "#core/sources/tables.ts";
import { closeSender } from "#core/tasks.server.ts";
import {
  copyJob,
  emptyDatabase,
  insertJob,
  insertPostedJob,
  insertPosting,
  insertProfile,
  insertSubscription,
} from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { signIn } from "#test/sign-in.ts";
import { areas } from "./areas/find-area.ts";

process.env.PAGES_PER_MINUTE = "0";
const origin = "http://localhost:3000";
const by = "admin@example.com";
let admin: Record<string, string>;

beforeEach(async () => {
  await emptyDatabase();
  await insertProfile({ email: by, role: "admin" });
  admin = { ...(await signIn(by)) };
});
afterAll(closeSender);

const open = (address: string) => readPage(`/admin/${address}`, { headers: admin });

function post(address: string, fields: Record<string, string>, headers = admin) {
  const init = { method: "POST", headers: { ...headers, origin }, body: new URLSearchParams(fields) };
  return readPage(`/admin/${address}`, init);
}

/** The sentence that the page says after an action. */
async function saidAfter(address: string, fields: Record<string, string>) {
  const { status, headers, text } = await post(address, fields);
  expect(status, text).toBe(303);
  const to = headers.get("location") ?? "";
  const { html } = await readPage(to, { headers: admin });
  return /class="font-semibold">([^<]*)<\/p>/.exec(/class="toasts".*/s.exec(html)?.[0] ?? "")?.[1];
}

/** What was written down, the oldest first. */
async function written() {
  const rows = await db.select().from(adminActions).orderBy(adminActions.createdAt);
  return rows.map(({ by, action, subject }) => [by, action, subject]);
}

const message = { name: "Robin", email: "robin@example.com", subject: "Bunkhouse", message: "Is it open?" };

const first = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [row] = await rows;
  if (!row) throw new Error("no row came back");
  return row;
};

/** What a mail that could not be sent leaves behind. */
async function insertUnsent(error: string) {
  await queueMail(db, { kind: "posting-contact-changed", to: "robin@example.com", data: { title: "Guide" } });
  const output = JSON.stringify({ message: error });
  await db.execute(sql`
    update pgboss.job set state = 'retry', output = ${output}::jsonb, start_after = now() + interval '5 hours'
    where name = 'mail.send'`);
  return first(db.select().from(mails));
}

/** A task as it lies aside. */
async function insertFailed(error: string) {
  const [data, output] = [
    JSON.stringify({ mailId: crypto.randomUUID() }),
    JSON.stringify({ message: error }),
  ];
  await db.execute(sql`
    insert into pgboss.job (name, data, source_name, source_id, source_output)
    values ('failed-tasks', ${data}::jsonb, 'mail.send', gen_random_uuid(), ${output}::jsonb)`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from pgboss.job where name = 'failed-tasks'`,
  );
  return rows[0]?.id ?? "";
}

test("every table opens, and what is none is not found", async () => {
  for (const { name } of areas) {
    const { status, html, text, headers } = await open(name);
    expect(status, name).toBe(200);
    expect(headers.get("cache-control"), name).toContain("no-store");
    expect(html, name).toContain('content="noindex"');
    expect(html.match(/<h1/g), name).toHaveLength(1);
    for (const { label } of areas) expect(text, name).toContain(label);
  }
  expect((await open("nothing")).status).toBe(404);
  expect((await open("constructor")).status).toBe(404);
});

test("who is no administrator sees nothing and changes nothing", async () => {
  const { id } = await first(db.insert(contactMessages).values(message).returning());
  const free = { ...(await signIn("free@example.com")) };
  for (const { name } of areas) {
    const [anonymous, other] = [
      await readPage(`/admin/${name}`),
      await readPage(`/admin/${name}`, { headers: free }),
    ];
    expect(anonymous.headers.get("location")).toBe(`/auth?next=%2Fadmin%2F${name}`);
    expect(other.headers.get("location")).toBe("/?notice=access-denied");
    expect(anonymous.html + other.html).not.toContain("Bunkhouse");
  }
  expect((await post("messages", { intent: "handle", id }, free)).headers.get("location")).toContain(
    "denied",
  );
  expect((await db.select().from(contactMessages))[0]?.handledAt).toBeNull();
  expect(await written()).toEqual([]);
});

test("reports are settled by hiding the job or keeping it", async () => {
  const [one, other] = [await insertJob({ title: "Fake Guide" }), await insertJob({ title: "True Guide" })];
  const report = { reason: "scam" as const, note: "They asked for <b>money</b>." };
  await db.insert(jobReports).values([
    { ...report, jobId: one.id, reporter: "a" },
    { ...report, jobId: other.id, reporter: "a" },
  ]);
  const { text } = await open("reports");
  expect(text).toContain("They asked for <b>money</b>.");
  expect(await saidAfter("reports", { intent: "hide", id: one.id })).toMatch(/^The job is hidden/);
  expect(await saidAfter("reports", { intent: "keep", id: other.id })).toMatch(/^The job stays/);
  const again = await post("reports", { intent: "keep", id: other.id });
  expect([again.status, again.text]).toEqual([409, expect.stringContaining("No report of this job is open")]);
  const live = await db.select().from(jobs).where(sql`expired_at is null`);
  expect(live.map(({ id }) => id)).toEqual([other.id]);
  expect((await open("reports")).text).toContain("Nobody has reported a job.");
});

test("a job is found, hidden, put back, and its company blocked", async () => {
  const { id } = await insertJob({ title: "River Guide", companyName: "Canyon Outfitters" });
  await insertPosting({ jobId: id });
  await insertJob({ title: "Baker", companyName: "Canyon Outfitters" });
  const { text } = await open("jobs?q=river");
  expect(text).toContain("River Guide");
  expect(text).not.toContain("Baker");
  await saidAfter("jobs", { intent: "hide", id, note: "no outdoor job" });
  expect((await open("jobs?q=river")).text).toContain("Hidden");
  await saidAfter("jobs", { intent: "unhide", id });
  const blocked = { intent: "block-company", id, company: "Canyon Outfitters", note: "" };
  expect(await saidAfter("jobs", blocked)).toBe("Canyon Outfitters is blocked: 2 of its jobs ended.");
  const { id: blockId } = await first(db.select().from(jobBlocks));
  await saidAfter("blocks", { intent: "lift", id: blockId });
  expect(await db.$count(jobBlocks)).toBe(0);
  expect((await written()).map(([who]) => who)).toEqual([by, by, by, by]);
});

test("a form that is refused says why beside the field and keeps what was typed", async () => {
  const typed = { intent: "add", form: "0", kind: "company", value: "", note: "They asked for money." };
  const { status, html } = await post("blocks", typed);
  expect(status).toBe(400);
  expect(html).toMatch(/role="alert"/);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="value"/);
  expect(html).toMatch(/name="note"[^>]*value="They asked for money\."/);
  expect(await written()).toEqual([]);
  await saidAfter("blocks", { ...typed, value: "Shady Tours" });
  expect((await open("blocks")).text).toContain("shady-tours");
  expect(await written()).toHaveLength(1);
});

test("a posting is released only as it was read, and hidden with a reason", async () => {
  const { id, updatedAt } = await insertPostedJob({
    ...{ status: "held", title: "Head Guide", findings: ["link shortener: bit.ly"] },
  });
  await insertPostedJob({ title: "Live Guide" });
  const { text } = await open("postings");
  expect(text).toContain("link shortener: bit.ly");
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
  expect([unread.status, unread.text]).toEqual([409, expect.stringContaining("changed since you read it")]);
  expect(unread.html).toMatch(/<details open="".*name="note"[^>]*value="fine"/s);
  const [row] = await db.select().from(postedJobs).where(sql`id = ${id}`);
  const seen = row?.updatedAt.toISOString() ?? "";
  expect(await saidAfter("postings", { intent: "release", id, seen })).toBe("The posting is live.");
  await saidAfter("postings", { intent: "hide", id, note: "a scam" });
  expect(await written()).toEqual([
    [by, "released a featured posting", "Head Guide, Summit Guides"],
    [by, "hid a featured posting", "Head Guide, Summit Guides"],
  ]);
});

test("a message is answered by mail, marked as handled and opened again", async () => {
  const { id } = await first(db.insert(contactMessages).values(message).returning());
  await db.insert(contactMessages).values({ ...message, name: "Ada", subject: "Another" });
  expect((await open("messages")).html).toContain(
    'href="mailto:robin@example.com?subject=Re%3A%20Bunkhouse"',
  );
  expect((await open("messages?q=bunkH")).text).not.toContain("Another");
  await saidAfter("messages?q=bunk", { intent: "handle", id });
  expect((await post("messages", { intent: "handle", id })).status).toBe(409);
  await saidAfter("messages", { intent: "open", id });
  expect((await written()).map(([, action]) => action)).toEqual([
    "marked a message as handled",
    "opened a message again",
  ]);
});

test("boards are added, switched and removed", async () => {
  const board = {
    intent: "add",
    form: "0",
    source: "greenhouse",
    employer: "Summit Gear",
    token: "summitgear",
  };
  await saidAfter("boards", board);
  const { id } = await first(db.select().from(employerBoards));
  await saidAfter("boards", { intent: "switch-off", id });
  await saidAfter("boards", { intent: "switch-on", id });
  await saidAfter("boards", { intent: "remove", id });
  expect(await db.$count(employerBoards)).toBe(0);
  expect(await written()).toHaveLength(4);
});

test("a list of keywords is changed, and no change of another is lost to it", async () => {
  const { html } = await open("keywords");
  expect(html.match(/<textarea/g)).toHaveLength(4);
  const change = { intent: "change", form: "1", name: "activity", seen: "", text: "kayaking\nice climbing" };
  await saidAfter("keywords", change);
  expect((await first(db.select().from(keywordLists))).keywords).toEqual(["kayaking", "ice climbing"]);
  const late = await post("keywords", { ...change, text: "rafting" });
  expect(late.status).toBe(400);
  expect(late.html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>rafting<\/textarea>/);
  expect(await written()).toHaveLength(1);
});

test("a failed task is queued again or dropped", async () => {
  const id = await insertFailed("connect ECONNREFUSED");
  expect((await open("tasks")).text).toContain("connect ECONNREFUSED");
  expect(await saidAfter("tasks", { intent: "retry", id })).toBe("The task is queued again.");
  expect((await post("tasks", { intent: "retry", id })).status).toBe(409);
  await saidAfter("tasks", { intent: "drop", id: await insertFailed("again") });
  expect(await written()).toEqual([
    [by, "queued a failed task again", "mail.send"],
    [by, "dropped a failed task", "mail.send"],
  ]);
});

describe("an unsent mail", () => {
  const due = sql`select data from pgboss.job where name = 'mail.send' and start_after <= now()`;

  test("says why, and is tried now by the task that it has", async () => {
    const { id } = await insertUnsent("Greeting never received");
    expect((await open("mails")).text).toContain("Greeting never received");
    await saidAfter("mails", { intent: "retry", id });
    expect((await db.execute<{ data: unknown }>(due)).rows).toHaveLength(1);
    expect(await written()).toEqual([[by, "had a mail tried again", `posting-contact-changed mail ${id}`]]);
  });

  test("gets a task anew where nothing tries it any more", async () => {
    const { id } = await insertUnsent("");
    await db.execute(sql`delete from pgboss.job`);
    expect((await open("mails")).text).toContain("Given up");
    await saidAfter("mails", { intent: "retry", id });
    expect((await db.execute<{ data: unknown }>(due)).rows).toEqual([{ data: { mailId: id } }]);
    await db.update(mails).set({ sentAt: new Date() });
    expect((await post("mails", { intent: "retry", id })).status).toBe(409);
  });
});

test("an address is suppressed and lifted, and the log does not name it whole", async () => {
  const added = { intent: "add", form: "0", email: " Robin@Example.com ", reason: "complaint" };
  expect((await post("suppressions", { ...added, email: "robin" })).status).toBe(400);
  await saidAfter("suppressions", added);
  expect((await post("suppressions", added)).text).toContain("is on the list already");
  expect((await open("suppressions?q=robin@")).text).toContain("robin@example.com");
  await saidAfter("suppressions", { intent: "lift", id: "robin@example.com" });
  expect(await db.$count(mailSuppressions)).toBe(0);
  expect(await written()).toEqual([
    [by, "put an address on the suppression list", "r…@example.com"],
    [by, "took an address off the suppression list", "r…@example.com"],
  ]);
});

test("dead links, subscriptions and what was done are only read", async () => {
  const now = new Date();
  const url = "https://gone.example/jobs";
  await db.insert(outsideLinks).values({ url, pages: ["/jobs"], firstSeenAt: now, failingSince: now });
  await insertSubscription({ paidEmail: "robin@example.com" });
  expect((await open("links")).html).toMatch(/<a[^>]*href="https:\/\/gone\.example\/jobs"[^>]*nofollow/);
  expect((await open("links?q=else")).text).toContain("Nothing contains “else”.");
  expect((await open("subscriptions?q=robin")).text).toContain("robin@example.com");
  for (const name of ["links", "subscriptions", "audit"])
    expect((await post(name, { intent: "hide", id: crypto.randomUUID() })).status).toBe(404);
});

test("what is long has pages, and what was looked for stays", async () => {
  await db.execute(sql`
    insert into admin_actions (by, action, subject)
    select ${by}, 'did something', 'thing ' || n from generate_series(1, 120) n`);
  const { text, html } = await open("audit?q=thing");
  expect(text).toContain("120 entries");
  expect(text).toContain("Page 1 of 3");
  expect(html).toContain('href="/admin/audit?q=thing&amp;page=2"');
  expect(html.match(/<tr/g)).toHaveLength(51);
  expect((await open("audit?page=3")).html.match(/<tr/g)).toHaveLength(21);
  expect((await open("audit?page=99999")).text).toContain("Nothing stands on this page.");
  expect((await open("audit?q=100%25")).text).toContain("Nothing contains “100%”.");
  expect((await open("audit?q=%00&page=-1")).status).toBe(200);
});

test("of more than 10,000 jobs nobody is told how many more", async () => {
  await copyJob((await insertJob({ title: "Cook" })).id, 10_000);
  const { text } = await open("jobs?q=cook");
  expect(text).toContain("10,000+ entries");
  expect(text).toContain("Page 1 of 200");
});

test("nobody can make a page say what they want, nor what was said to somebody else", async () => {
  const { id } = await first(db.insert(contactMessages).values(message).returning());
  const to = (await post("messages", { intent: "handle", id })).headers.get("location") ?? "";
  const other = { ...(await signIn("free@example.com")) };
  for (const [address, headers] of [
    [to.replace("/admin/messages", "/"), other],
    [to.replace(/said=[^&.]*/, `said=${Buffer.from("Send us money").toString("base64url")}`), admin],
    ["/admin/messages?notice=said&said=Send%20us%20money", admin],
  ] as const)
    expect((await readPage(address, { headers })).html).not.toMatch(
      /class="toast |Send us money<|marked as handled\.<\/p>/,
    );
});

test("an id or an intent that is none is not found", async () => {
  const id = crypto.randomUUID();
  for (const fields of [
    { intent: "hide", id: "1' or '1'='1" },
    { intent: "constructor", id },
    { intent: "", id },
  ])
    expect((await post("jobs", fields)).status).toBe(404);
});
