import { connect } from "node:net";
import { createTransport, type SendMailOptions } from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Mailbox, startMailbox } from "./mailbox.ts";

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ keep: 1000 });
});
afterEach(() => mailbox.close());

const simple = { from: "jobs@waymark.example", to: "ann@example.com", subject: "Hello", text: "Hi" };

async function send(mail: SendMailOptions) {
  const transport = createTransport(mailbox.smtpUrl);
  try {
    return await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}

test("startSmtp accepts an email of several parts completely", async () => {
  await send({
    from: { name: "Wäymark Jobs", address: "jobs@waymark.example" },
    to: [{ name: "Zoë Müller", address: "zoe@example.com" }],
    bcc: "archive@example.com",
    subject: "Your sign-in link 🏔 für Zoë",
    text: "Hello Zoë\nhttps://waymark.example/auth/confirm?token=abc",
    html: "<p>Hello <b>Zoë</b></p>",
    messageId: "<task-1@waymark.example>",
    list: { unsubscribe: { url: "https://waymark.example/u/1", comment: "Stop" } },
    attachments: [{ filename: "notes.txt", content: "twelve bytes" }],
  });
  const [mail] = mailbox.messages();
  expect(mail).toMatchObject({
    to: ["zoe@example.com", "archive@example.com"],
    subject: "Your sign-in link 🏔 für Zoë",
    html: expect.stringContaining("<p>Hello <b>Zoë</b></p>"),
    attachments: [{ name: "notes.txt", type: "text/plain", bytes: 12 }],
  });
  expect(mail?.text).toContain("Hello Zoë\nhttps://waymark.example/auth/confirm?token=abc");
  const headers = Object.fromEntries(mail?.headers.map(({ name, value }) => [name, value]) ?? []);
  expect(headers).toMatchObject({
    "Message-ID": "<task-1@waymark.example>",
    From: "Wäymark Jobs <jobs@waymark.example>",
    To: "Zoë Müller <zoe@example.com>",
  });
  expect(headers["List-Unsubscribe"]).toContain("<https://waymark.example/u/1>");
  expect(headers.Bcc).toBeUndefined();
});

test("messages returns the newest first", async () => {
  for (const subject of ["first", "second", "third"]) await send({ ...simple, subject });
  expect(mailbox.messages().map((mail) => mail.subject)).toEqual(["third", "second", "first"]);
});

test("waitFor resolves with an old or new email, or fails", async () => {
  const coming = mailbox.waitFor((mail) => mail.to.includes("ann@example.com"), 5000);
  await send({ ...simple, to: "bob@example.com" });
  await send(simple);
  expect((await coming).to).toEqual(["ann@example.com"]);
  expect((await mailbox.waitFor((mail) => mail.to.includes("bob@example.com"), 0)).subject).toBe("Hello");
  await expect(mailbox.waitFor((mail) => mail.to.includes("eve@example.com"), 20)).rejects.toThrow("20 ms");
});

test.each([451, 550] as const)("refuse %i affects as many emails as asked", async (code) => {
  mailbox.refuse({ code, times: 2 });
  const toTwo = { ...simple, to: "ann@example.com, bob@example.com" };
  await expect(send(toTwo)).rejects.toMatchObject({ responseCode: code });
  await expect(send(simple)).rejects.toMatchObject({ responseCode: code });
  await send({ ...simple, subject: "third" });
  expect(mailbox.messages().map((mail) => mail.subject)).toEqual(["third"]);
});

test("hang accepts an email without answer or storage", async () => {
  mailbox.hang();
  const transport = createTransport(`${mailbox.smtpUrl}?socketTimeout=300`);
  await expect(transport.sendMail(simple)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  expect(mailbox.messages()).toEqual([]);
  await send(simple);
  expect(mailbox.messages()).toHaveLength(1);
});

test("close does not wait for an unanswered email", async () => {
  const hanging = await startMailbox();
  hanging.hang();
  const sending = createTransport(hanging.smtpUrl)
    .sendMail(simple)
    .catch(() => "gone");
  await new Promise((resolve) => setTimeout(resolve, 200));
  await hanging.close();
  expect(await sending).toBe("gone");
});

test("startSmtp refuses emails over ten megabytes", async () => {
  await expect(send({ ...simple, text: "a ".repeat(6_000_000) })).rejects.toMatchObject({
    responseCode: 552,
  });
  expect(mailbox.messages()).toEqual([]);
});

test("startSmtp accepts 300 emails over 10 connections", async () => {
  const transport = createTransport(`${mailbox.smtpUrl}?pool=true&maxConnections=10&maxMessages=1000`);
  await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      transport.sendMail({ ...simple, html: "<p>Hi</p>", subject: `mail ${i}` }),
    ),
  );
  transport.close();
  expect(new Set(mailbox.messages().map((mail) => mail.subject)).size).toBe(300);
});

test("startSmtp understands a pipelined conversation and survives broken connections", async () => {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  const client = connect(Number(port), hostname);
  const lines = ["EHLO test", "MAIL FROM:<a@example.com>", "RCPT TO:<ann@example.com>", "DATA"];
  client.on("data", (reply) => {
    if (String(reply).startsWith("220")) client.write(`${lines.join("\r\n")}\r\n`);
    if (String(reply).includes("354")) client.write("Subject: at once\r\n\r\nHi\r\n.\r\n");
  });
  expect((await mailbox.waitFor(() => true, 5000)).subject).toBe("at once");
  client.write(`${lines.join("\r\n")}\r\nhalf a mail`);
  client.resetAndDestroy();
  await send(simple);
  expect(mailbox.messages()).toHaveLength(2);
});
