import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendQueuedMail } from "#core/mail/delivery/send-queued-mail.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { rateLimitBuckets } from "#core/rate-limits/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { sendMessage } from "./send-message.ts";
import { contactMessages } from "./tables.ts";

let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await closeSender();
});
beforeEach(emptyDatabase);

const now = new Date("2026-11-20T12:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const client = "203.0.113.7";
let made = 0;
const message = () => ({
  name: "Robin Hale",
  email: "robin@example.com",
  subject: `Question ${++made}`,
  message: "Is the bunkhouse open in May?",
});
const kept = () => db.select().from(contactMessages);
const mailed = (subject: string) =>
  mailbox.messages().filter((mail) => `${mail.subject} ${mail.text}`.includes(subject));

test("sendMessage stores a message with its email to the operator", async () => {
  const written = message();
  expect(await sendMessage(written, client, now)).toEqual({ ok: true });
  const [row] = await kept();
  expect(row).toMatchObject({ ...written, createdAt: now });
  const queued = await db.select().from(mails);
  expect(queued).toMatchObject([
    { kind: "contact-message", recipient: site.email, onceKey: `contact-message:${row?.id}` },
  ]);
  expect(await runTasks()).toEqual(["mail.send"]);
  expect(mailed(written.subject)).toMatchObject([{ to: [site.email] }]);
});

test("sendMessage loses nothing while the mail server is down", async () => {
  const written = message();
  await sendMessage(written, client, now);
  mailbox.refuse({ code: 451 });
  await expect(runTasks()).rejects.toThrow("451");
  expect(await kept()).toHaveLength(1);
  expect(await db.select().from(mails)).toMatchObject([{ sentAt: null, suppressedAt: null }]);
  // The queue tries the same way.
  const [mail] = await db.select().from(mails);
  await sendQueuedMail(String(mail?.id));
  expect(mailed(written.subject)).toHaveLength(1);
});

test("sendMessage neither stores nor counts invalid messages", async () => {
  const refused = await sendMessage({ ...message(), name: " ", email: "robin" }, client, now);
  expect(refused).toEqual({
    ok: false,
    reason: "invalid",
    errors: { name: "Name is required", email: "Invalid email address" },
    error: "Name is required",
  });
  expect(await kept()).toEqual([]);
  expect(await db.select().from(rateLimitBuckets)).toEqual([]);
});

test("sendMessage drops a message in the hidden field silently", async () => {
  expect(await sendMessage({ ...message(), website: "https://spam.example" }, client, now)).toEqual({
    ok: true,
  });
  expect(await kept()).toEqual([]);
  expect(await runTasks()).toEqual([]);
});

test("sendMessage merges two clicks, but not later or different messages", async () => {
  const written = message();
  await Promise.all([1, 2].map(() => sendMessage(written, client, now)));
  await sendMessage(
    { ...written, email: " Robin@example.com", message: `${written.message} ` },
    client,
    after(30),
  );
  expect(await kept()).toHaveLength(1);
  expect(await db.select().from(mails)).toHaveLength(1);
  await sendMessage({ ...written, message: "And in June?" }, client, after(30));
  await sendMessage(written, client, after(61));
  expect(await kept()).toHaveLength(3);
});

test("sendMessage keeps equal messages of two people", async () => {
  const written = message();
  for (const other of [{}, { name: "Ada Hill" }, { email: "ada@example.com" }])
    await sendMessage({ ...written, ...other }, client, now);
  expect(await kept()).toHaveLength(3);
});

test("sendMessage allows a client five an hour and says when the next is possible", async () => {
  for (let n = 0; n < 5; n++) expect((await sendMessage(message(), client, now)).ok).toBe(true);
  expect(await sendMessage(message(), client, after(600))).toEqual({
    ok: false,
    reason: "too-many",
    limit: 5,
    retryAfter: 3000,
  });
  expect(await kept()).toHaveLength(5);
  expect((await sendMessage(message(), "203.0.113.8", after(600))).ok).toBe(true);
  expect((await sendMessage(message(), client, after(3600))).ok).toBe(true);
});
