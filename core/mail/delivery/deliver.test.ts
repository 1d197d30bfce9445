import { createHash, createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "#core/platform/env.server.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { deliver } from "./deliver.ts";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKey = createPublicKey(privateKey);
const to = "reader@example.com";
const unsubscribeUrl = `https://jobs.example.com/unsubscribe-alert?token=${"x".repeat(92)}`;
const mail = {
  subject: "7 new jobs: Rangers in Utah, Colorado, Wyoming, Montana, Idaho, Oregon, Washington – all of them",
  html: "<p>Grüße  from  the <b>trail</b></p>\n\n",
  text: "Grüße  from\tthe trail \n\n.\n\nEnd\n\n\n",
};

let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let raw: string;

beforeAll(async () => {
  Object.assign(env, {
    DKIM_DOMAIN: "waymark.example",
    DKIM_SELECTOR: "mail2026",
    DKIM_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }),
  });
  mailbox = await startTestMailbox();
  await deliver({ id: "0198c7a1-0000-4000-8000-000000000001", to, mail, unsubscribeUrl });
  raw = String(mailbox.messages()[0]?.raw.toString("latin1"));
});
afterAll(() => mailbox.close());

test("an email has each header once, and a valid Message-ID", () => {
  for (const name of ["From", "To", "Subject", "Date", "Message-ID", "MIME-Version", "Content-Type"])
    expect(fields(name), name).toHaveLength(1);
  expect(fields("Message-ID")).toEqual([" <0198c7a1-0000-4000-8000-000000000001@localhost>"]);
  expect(Number.isFinite(Date.parse(String(fields("Date")[0])))).toBe(true);
  for (const line of headerOf(raw).split("\r\n")) expect(line.length).toBeLessThan(998);
});

test("an email has one https address to unsubscribe, with one-click POST", () => {
  expect(fields("List-Unsubscribe")).toEqual([` <${unsubscribeUrl}>`]);
  expect(fields("List-Unsubscribe-Post")).toEqual([" List-Unsubscribe=One-Click"]);
});

test("a signature covers the required headers under the domain in From", () => {
  const { d, s, a, c, h = "", b = "", bh } = signature();
  expect({ d, s, a, c }).toEqual({
    d: "waymark.example",
    s: "mail2026",
    a: "rsa-sha256",
    c: "relaxed/relaxed",
  });
  expect(String(fields("From")[0])).toContain(`@${d}>`);
  const covered = h.toLowerCase().split(":");
  for (const name of ["from", "to", "subject", "date", "message-id"]) expect(covered).toContain(name);
  for (const name of ["list-unsubscribe", "list-unsubscribe-post"]) expect(covered).toContain(name);
  expect(createHash("sha256").update(relaxedBody(), "latin1").digest("base64")).toBe(bh);
  const signed = Buffer.from(signedHeaders(covered), "latin1");
  expect(verify("sha256", signed, publicKey, Buffer.from(b, "base64"))).toBe(true);
  const changed = Buffer.from(signedHeaders(covered).replace("=One-Click", "=Other"), "latin1");
  expect(verify("sha256", changed, publicKey, Buffer.from(b, "base64"))).toBe(false);
});

function headerOf(message: string) {
  return message.slice(0, message.indexOf("\r\n\r\n"));
}

function fields(name: string): string[] {
  return headerOf(raw)
    .split(/\r\n(?![ \t])/)
    .filter((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((field) => field.slice(name.length + 1));
}

function signature(): Record<string, string> {
  const tags = String(fields("DKIM-Signature")[0]).split(";");
  return Object.fromEntries(
    tags.map((tag) => {
      const [name = "", ...value] = tag.split("=");
      return [name.trim(), value.join("=").replace(/\s/g, "")];
    }),
  );
}

/** RFC 6376, 3.4.2: the signed form of a header. */
function relaxed(name: string, value: string) {
  return `${name}:${value
    .replace(/\r\n/g, "")
    .replace(/[ \t]+/g, " ")
    .trim()}`;
}

function signedHeaders(covered: string[]): string {
  const own = String(fields("DKIM-Signature")[0]).replace(/(\bb=)[^;]*$/, "$1");
  const lines = covered.map((name) => relaxed(name, String(fields(name).at(-1))));
  return [...lines, relaxed("dkim-signature", own)].join("\r\n");
}

function relaxedBody(): string {
  const lines = raw
    .slice(headerOf(raw).length + 4)
    .split("\r\n")
    .map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
  while (lines.at(-1) === "") lines.pop();
  return `${lines.join("\r\n")}\r\n`;
}
