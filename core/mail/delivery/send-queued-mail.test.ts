import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queueMail } from "#core/mail/queue-mail.ts";
import { isSuppressed, suppress } from "#core/mail/suppression.ts";
import { mailSuppressions, mails } from "#core/mail/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";
import { deliver } from "./deliver.ts";
import { sendQueuedMail } from "./send-queued-mail.ts";

let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await closeSender();
});
beforeEach(emptyDatabase);

let made = 0;
const somebody = () => `reader-${++made}@example.com`;
const mailsTo = (to: string) => mailbox.messages().filter((mail) => mail.to.includes(to));
const queue = (to: string, onceKey?: string) =>
  queueMail(db, { kind: "account-deleted", to, data: { hadSubscription: false }, onceKey });

test("sendQueuedMail sends HTML and text under our name, with a Message-ID from its id", async () => {
  const to = somebody();
  await queue(to);
  await runTasks();
  const [row] = await db.select().from(mails);
  expect(row?.sentAt).not.toBeNull();
  const [mail] = mailsTo(to);
  expect(mail).toMatchObject({ subject: "Your account is deleted", to: [to] });
  expect(mail?.html).toContain("deleted your account on");
  expect(mail?.text).toContain("deleted your account on");
  const headers = Object.fromEntries(
    mail?.headers.map(({ name, value }) => [name.toLowerCase(), value]) ?? [],
  );
  expect(headers).toMatchObject({
    from: "Waymark <hello@waymark.example>",
    to,
    "message-id": `<${row?.id}@localhost>`,
    "auto-submitted": "auto-generated",
  });
});

test("sendQueuedMail sends nothing twice", async () => {
  const to = somebody();
  await queue(to);
  await runTasks();
  const [row] = await db.select().from(mails);
  await sendQueuedMail(String(row?.id));
  expect(mailsTo(to)).toHaveLength(1);
});

test("queueMail queues a fact once", async () => {
  const to = somebody();
  await Promise.all([1, 2, 3].map(() => queue(to, "deleted:1")));
  await queue(to, "deleted:2");
  expect(await runTasks()).toEqual(["mail.send", "mail.send"]);
  expect(mailsTo(to)).toHaveLength(2);
});

test("queueMail loses its email when the transaction fails", async () => {
  const failing = inTransaction(async (tx) => {
    await queueMail(tx, { kind: "email-changed", to: somebody(), data: { newEmail: "n@example.com" } });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await runTasks()).toEqual([]);
});

test("sendQueuedMail stops writing to an address refused for good", async () => {
  const to = somebody();
  mailbox.refuse({ code: 550 });
  await queue(to);
  await queue(to);
  await runTasks();
  expect(mailsTo(to)).toEqual([]);
  expect(await db.select().from(mailSuppressions)).toMatchObject([{ email: to, reason: "bounce" }]);
  expect((await db.select().from(mails)).map((mail) => mail.suppressedAt)).not.toContain(null);
});

test("sendQueuedMail always writes to the operator", async () => {
  mailbox.refuse({ code: 550 });
  await queue(site.email);
  const [row] = await db.select().from(mails);
  await expect(sendQueuedMail(String(row?.id))).rejects.toThrow("550");
  expect(await isSuppressed(site.email)).toBe(false);
  await sendQueuedMail(String(row?.id));
  expect(mailsTo(site.email)).toHaveLength(1);
});

test("sendQueuedMail throws for a temporary refusal and sends later", async () => {
  const to = somebody();
  mailbox.refuse({ code: 451 });
  await queue(to);
  const [row] = await db.select().from(mails);
  const error = await sendQueuedMail(String(row?.id)).catch((thrown) => thrown);
  expect(error).toMatchObject({ message: expect.stringContaining("451"), responseCode: 451 });
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(to);
  expect(await isSuppressed(to)).toBe(false);
  await sendQueuedMail(String(row?.id));
  expect(mailsTo(to)).toHaveLength(1);
});

test("sendQueuedMail throws for unknown kinds and wrong data", async () => {
  const row = (kind: string) =>
    db.insert(mails).values({ kind, recipient: somebody(), data: {} }).returning();
  for (const kind of ["constructor", "email-changed"]) {
    const [mail] = await row(kind);
    await expect(sendQueuedMail(String(mail?.id))).rejects.toThrow(/no mail of the kind|Invalid/);
  }
});

test("typed texts add no header or recipient to an email", async () => {
  const to = "a,b@example.com";
  const mail = { subject: "Hello\r\nBcc: eve@example.com", html: "x", text: "x" };
  await deliver({ id: "1", to, mail, headers: { "X-Note": "a\r\nX-Other: b" } }).catch(() => {});
  const sent = mailbox.messages()[0];
  for (const { name } of sent?.headers ?? []) expect(name.toLowerCase()).not.toMatch(/^(bcc|x-other)$/);
  expect(mailsTo("eve@example.com")).toEqual([]);
  expect(mailsTo("a")).toEqual([]);
});

test("a contact email replies to its writer alone", async () => {
  const to = somebody();
  const data = {
    name: 'Ada, "Eve" <eve@example.com>\r\nBcc: eve@example.com',
    email: "ada@example.com",
    subject: "Maps\r\nBcc: eve@example.com",
    message: "Where are they?",
  };
  await queueMail(db, { kind: "contact-message", to, data });
  await runTasks();
  const [sent] = mailsTo(to);
  expect(sent?.to).toEqual([to]);
  const read = await PostalMime.parse(String(sent?.raw));
  expect(read.replyTo?.map(({ address }) => address)).toEqual(["ada@example.com"]);
  expect(read.subject).toBe("Contact form: Maps Bcc: eve@example.com");
  expect(read.headers.map(({ key }) => key)).not.toContain("bcc");
});

test("isSuppressed ignores the spelling of an address", async () => {
  await suppress("Ada@Example.com", "complaint");
  expect(await isSuppressed("ada@example.com")).toBe(true);
  expect(await isSuppressed("bob@example.com")).toBe(false);
});
