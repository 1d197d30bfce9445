import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Folder } from "./folder.ts";
import { MailStore } from "./mail-store.ts";

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "mailbox-"));
});
afterEach(() => rm(path, { recursive: true }));

async function open(keep = 10) {
  const mails = new MailStore(keep, new Folder(path));
  await mails.restore();
  return mails;
}

const mail = (subject: string) => ({
  to: ["ann@example.com"],
  raw: Buffer.from(`Subject: ${subject}\r\n\r\nHi ✓\r\n`),
});
const subjects = (mails: MailStore) => mails.all().map(({ subject }) => subject);

test("MailStore keeps only the newest, in memory and on disk", async () => {
  const mails = await open(2);
  for (const subject of ["one", "two", "three"]) await mails.add(mail(subject));
  expect(subjects(mails)).toEqual(["three", "two"]);
  expect(await readdir(path)).toHaveLength(2);
});

test("MailStore finds its emails after a restart", async () => {
  const before = await open();
  for (const subject of ["one", "two", "three"]) await before.add(mail(subject));
  expect((await open()).all()).toEqual(before.all());
});

test("MailStore drops the oldest when it keeps fewer", async () => {
  const before = await open();
  for (const subject of ["one", "two", "three"]) await before.add(mail(subject));
  expect(subjects(await open(1))).toEqual(["three"]);
  expect(await readdir(path)).toHaveLength(1);
});

test("MailStore skips half-written and damaged files", async () => {
  await writeFile(join(path, "1-000001.part"), '{"id":');
  await writeFile(join(path, "1-000002.json"), "");
  expect(subjects(await open())).toEqual([]);
});

test("MailStore deletes everything for the next start, too", async () => {
  const mails = await open();
  await mails.add(mail("one"));
  await mails.removeAll();
  expect(mails.all()).toEqual([]);
  expect(subjects(await open())).toEqual([]);
});

test("MailStore writes files for their owner only", async () => {
  const mails = await open();
  await mails.add(mail("one"));
  for (const name of await readdir(path)) expect((await stat(join(path, name))).mode & 0o077).toBe(0);
});
