import { afterAll, beforeEach, expect, test } from "vitest";
import { managePath } from "#core/mail/posting-links.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

beforeEach(emptyDatabase);
afterAll(closeSender);

const origin = "http://localhost:3000";

function ask(email: string) {
  const body = new URLSearchParams({ email });
  return readPage("/post-job/link", { method: "POST", headers: { origin }, body });
}

test("the form for a lost link is linked where people look, and emails the link", async () => {
  const mailbox = await startTestMailbox();
  for (const page of ["/post-job", "/contact", "/post-job/manage?token=x"])
    expect((await readPage(page)).html).toContain('href="/post-job/link"');
  const { contactEmail } = await insertPostedJob();
  const { status, text } = await ask(contactEmail.toUpperCase());
  expect([status, text]).toEqual([200, expect.stringContaining("Check your email")]);
  await runTasks();
  expect(await db.select().from(mails)).toMatchObject([{ kind: "posting-links", recipient: contactEmail }]);
  await mailbox.close();
});

test("the form for a lost link answers a known address like an unknown one", async () => {
  await insertPostedJob({ contactEmail: "boss@summit.example" });
  const [known, unknown] = [await ask("boss@summit.example"), await ask("none@summit.example")];
  expect(known.text.replaceAll("boss@", "")).toBe(unknown.text.replaceAll("none@", ""));
  expect(known.status).toBe(unknown.status);
});

test("the form for a lost link refuses what is no address and keeps it", async () => {
  const { status, html } = await ask("boss at summit");
  expect(status).toBe(400);
  expect(html).toContain("Please enter a valid email address.");
  expect(html).toContain('value="boss at summit"');
});

test("an employer renews the link, which ends the earlier one", async () => {
  const { id } = await insertPostedJob();
  const body = new URLSearchParams({ intent: "relink" });
  const answer = await request(managePath(id, 0), { method: "POST", headers: { origin }, body });
  expect(answer.headers.get("location")).toBe(`${managePath(id, 1)}&notice=posting-relinked`);
  expect((await readPage(managePath(id, 0))).status).toBe(410);
  expect((await readPage(managePath(id, 1))).status).toBe(200);
  expect(await db.select().from(mails)).toMatchObject([{ kind: "posting-link" }]);
});
