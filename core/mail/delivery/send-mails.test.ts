import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { sendMails } from "./send-mails.ts";
import { dropUnsent, readUnsent } from "./unsent-mails.ts";

let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());
beforeEach(emptyDatabase);

async function insertMail(sentAt: Date | null = null) {
  const [row] = await db
    .insert(mails)
    .values({ kind: "job-alert", recipient: `reader-${crypto.randomUUID()}@example.com`, data: {}, sentAt })
    .returning();
  if (!row) throw new Error("no row came back");
  return row;
}

test("sendMails records accepted emails although the database fails at first", async () => {
  const { id, recipient } = await insertMail();
  let tries = 0;
  const onSent = async () => {
    tries += 1;
    if (tries === 1) throw new Error("lock timeout");
  };
  const write = async () => ({ subject: "Hello", html: "<p>Hello</p>", text: "Hello" });
  const mail = { id, to: recipient, write, headers: {}, unsubscribeUrl: "https://jobs.example/off", onSent };
  await sendMails([mail], new Date());
  expect(tries).toBe(2);
  expect(mailbox.messages().filter(({ to }) => to.includes(recipient))).toHaveLength(1);
  expect(await readUnsent([id])).toEqual([]);
});

test("sendMails continues past an email that cannot be written", async () => {
  const rows = [await insertMail(), await insertMail()];
  const [failing, fine] = rows.map(({ id, recipient }, index) => ({
    ...{ id, to: recipient, headers: {}, unsubscribeUrl: "https://jobs.example/off", onSent: async () => {} },
    write: async () => {
      if (index === 0) throw new Error("no such template");
      return { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
    },
  }));
  await expect(
    sendMails(
      [failing, fine].flatMap((mail) => mail ?? []),
      new Date(),
    ),
  ).rejects.toThrow("some mails could not be sent");
  expect((await readUnsent(rows.map(({ id }) => id))).map(({ id }) => id)).toEqual([failing?.id]);
});

test("sendMails keeps the order and loses no sent email", async () => {
  const [one, sent, two] = [await insertMail(), await insertMail(new Date()), await insertMail()];
  const ids = [two.id, sent.id, one.id];
  expect((await readUnsent(ids)).map(({ id }) => id)).toEqual([two.id, one.id]);
  await dropUnsent(ids);
  expect((await db.select().from(mails)).map(({ id }) => id)).toEqual([sent.id]);
});
