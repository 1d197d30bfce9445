import { beforeEach, expect, test } from "vitest";
import { profiles } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { dayMs } from "#core/text/time.ts";
import { areClosingEmailsOn } from "#core/tracker/closing/closing-emails.ts";
import { mailClosing } from "#core/tracker/closing/mail-closing.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { emptyDatabase, insertJob, insertProfile } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

const path = "/closing-emails";
let robin: string;
let token: string;

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile({ email: "robin@example.com" })).id;
  token = signText("closing-emails", robin);
});

function post(fields: Record<string, string>) {
  const headers = { origin: "http://localhost:3000" };
  return request(path, { method: "POST", headers, body: new URLSearchParams(fields) });
}

test("the link of an email asks first, and needs no sign-in", async () => {
  const { text, html, status, headers } = await readPage(`${path}?token=${token}`);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("referrer-policy")).toBe("strict-origin");
  expect(text).toContain("Turn them off");
  expect(html).not.toContain("robin@example.com");
  expect(await areClosingEmailsOn(robin)).toBe(true);
});

test("a press turns the emails off, and another turns them on", async () => {
  const off = await post({ token, intent: "switch-off" });
  expect([off.status, off.headers.get("location")]).toEqual([303, `${path}?token=${token}`]);
  expect(await areClosingEmailsOn(robin)).toBe(false);
  expect((await readPage(`${path}?token=${token}`)).text).toContain("These emails are off");
  await post({ token, intent: "switch-on" });
  expect(await areClosingEmailsOn(robin)).toBe(true);
});

test("a link that is incomplete or of a deleted account says so", async () => {
  expect((await readPage(path)).status).toBe(400);
  expect((await readPage(`${path}?token=${token}x`)).text).toContain("This link is incomplete.");
  expect((await post({ token: `${token}x` })).status).toBe(404);
  await db.delete(profiles);
  expect((await readPage(`${path}?token=${token}`)).status).toBe(404);
});

test("the email arrives with a link of its own to turn it off", async () => {
  const mailbox = await startTestMailbox();
  const now = new Date();
  const job = await insertJob({ title: "Raft Guide", validThrough: new Date(now.getTime() + 2 * dayMs) });
  await saveJob(robin, job.id, new Date(now.getTime() - 20 * dayMs));
  expect(await mailClosing(now)).toBe(1);
  await runTasks();
  const [mail] = mailbox.messages().filter(({ to }) => to.includes("robin@example.com"));
  const headers = new Map(mail?.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  expect(mail?.subject).toMatch(/^Closes \w+ \d+, \d{4}: Raft Guide$/);
  expect(headers.get("list-unsubscribe")).toContain(`${path}?token=${token}`);
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  await mailbox.close();
});
