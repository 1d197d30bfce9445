import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { contactMessages } from "#core/contact/tables.ts";
import { outsideLinks } from "#core/content/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { admin, beginAsAdministrator, by, noticeAfter, open, post, written } from "#test/administrator.ts";
import { copyJob, insertJob, insertMessage, insertPostedJob, insertSubscription } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { signIn } from "#test/sign-in.ts";
import { areas } from "./areas/find-area.ts";

beforeEach(beginAsAdministrator);
afterAll(closeSender);

test("every table opens, and an unknown one is not found", async () => {
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

test("a person who is no administrator sees and changes nothing", async () => {
  const { id } = await insertMessage();
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

test("a refused form says why beside its field and keeps what was typed", async () => {
  const typed = { intent: "add", form: "0", kind: "company", value: "", note: "They asked for money." };
  const { status, html } = await post("blocks", typed);
  expect(status).toBe(400);
  expect(html).toMatch(/role="alert"/);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="value"/);
  expect(html).toMatch(/name="note"[^>]*value="They asked for money\."/);
  expect(await written()).toEqual([]);
  await noticeAfter("blocks", { ...typed, value: "Shady Tours", confirmed: "yes" });
  expect((await open("blocks")).text).toContain("shady-tours");
  expect(await written()).toHaveLength(1);
});

test("the tables of links, subscriptions and actions cannot be changed", async () => {
  const now = new Date();
  const url = "https://gone.example/jobs";
  await db.insert(outsideLinks).values({ url, pages: ["/jobs"], firstSeenAt: now, failingSince: now });
  await insertSubscription({ paidEmail: "robin@example.com" });
  expect((await open("links")).html).toMatch(/<a[^>]*href="https:\/\/gone\.example\/jobs"[^>]*nofollow/);
  expect((await open("links?q=else")).text).toContain("No matches for “else”.");
  expect((await open("subscriptions?q=robin")).text).toContain("robin@example.com");
  for (const name of ["links", "subscriptions", "audit"])
    expect((await post(name, { intent: "hide", id: crypto.randomUUID() })).status).toBe(404);
});

test("a long table has pages that keep the search", async () => {
  await db.execute(sql`
    insert into admin_actions (by, action, subject)
    select ${by}, 'did something', 'thing ' || n from generate_series(1, 120) n`);
  const { text, html } = await open("audit?q=thing");
  expect(text).toContain("120 entries");
  expect(text).toContain("Page 1 of 3");
  expect(html).toContain('href="/admin/audit?q=thing&amp;page=2"');
  expect(html.match(/<tr/g)).toHaveLength(51);
  expect((await open("audit?page=3")).html.match(/<tr/g)).toHaveLength(21);
  expect((await open("audit?page=99999")).text).toContain("This page is empty.");
  expect((await open("audit?q=100%25")).text).toContain("No matches for “100%”.");
  expect((await open("audit?q=%00&page=-1")).status).toBe(200);
});

test("a list of more than 10,000 jobs does not say how many more", async () => {
  await copyJob((await insertJob({ title: "Cook" })).id, 10_000);
  const { text } = await open("jobs?q=cook");
  expect(text).toContain("10,000+ entries");
  expect(text).toContain("Page 1 of 200");
});

test("a signed sentence appears only for its person, and nobody can forge one", async () => {
  const { id } = await insertMessage();
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

test("an unknown id or intent is not found", async () => {
  const id = crypto.randomUUID();
  for (const fields of [
    { intent: "hide", id: "1' or '1'='1" },
    { intent: "constructor", id },
    { intent: "", id },
  ])
    expect((await post("jobs", fields)).status).toBe(404);
});

test("subscriptions and postings are downloaded as CSV without formulas", async () => {
  await insertSubscription({ paidEmail: "=cmd@example.com" });
  await insertPostedJob({ title: "=HYPERLINK(1) Guide", companyName: "Canyon, Inc." });
  const { headers, html } = await open("subscriptions/export");
  expect(headers.get("content-type")).toContain("text/csv");
  expect(headers.get("content-disposition")).toMatch(/attachment; filename="subscriptions-.*\.csv"/);
  expect(html).toContain("Email,State,Status at Stripe");
  expect(html).toMatch(/"?'=cmd@example\.com"?,Active,active/);
  const postings = (await open("postings/export")).html;
  expect(postings).toMatch(/,"?'=HYPERLINK\(1\) Guide"?,"Canyon, Inc\.",/);
  expect((await open("audit/export")).status).toBe(404);
});
