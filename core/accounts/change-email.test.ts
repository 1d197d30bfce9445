import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { openEmailChange, requestEmailChange, withdrawEmailChange } from "./change-email.ts";
import { confirmEmailChange, readEmailChange } from "./confirm-email-change.ts";
import { requestSignIn } from "./request-sign-in.ts";
import { emailChanges, profiles, sessions } from "./tables.ts";

const now = new Date();
const later = (ms: number) => new Date(now.getTime() + ms);
let robin: string;

beforeEach(async () => {
  await emptyDatabase();
  await db.execute(sql`delete from pgboss.job`);
  robin = await person("robin@example.com");
});

test("requestEmailChange asks both addresses and changes nothing", async () => {
  expect(await requestEmailChange(robin, " New@Example.com ", now)).toEqual({
    ok: true,
    newEmail: "new@example.com",
  });
  expect(await openEmailChange(robin, now)).toMatchObject({
    newEmail: "new@example.com",
    oldConfirmedAt: null,
  });
  expect(await kindsOfMail()).toEqual([
    ["email-change-new", "new@example.com"],
    ["email-change-old", "robin@example.com"],
  ]);
  expect(await emailOf(robin)).toBe("robin@example.com");
});

test("requestEmailChange refuses invalid addresses and the current one", async () => {
  for (const typed of ["", "robin", "a@b@c.example", undefined, 7, `${"x".repeat(300)}@example.com`])
    expect(await requestEmailChange(robin, typed)).toEqual({ ok: false, reason: "not-an-address" });
  expect(await requestEmailChange(robin, "ROBIN@example.com")).toEqual({ ok: false, reason: "same-address" });
  expect(await kindsOfMail()).toEqual([]);
});

test.each([
  ["old", "new"],
  ["new", "old"],
] as const)(
  "confirmEmailChange changes the address after both confirmations, %s first",
  async (first, second) => {
    const link = await wish(robin, "new@example.com");
    expect(await confirmEmailChange(link[first])).toMatchObject({ ok: true, question: { state: "waiting" } });
    expect(await emailOf(robin)).toBe("robin@example.com");
    expect(await readEmailChange(link[second])).toMatchObject({ state: "asked", side: second });
    expect(await confirmEmailChange(link[second])).toMatchObject({ ok: true, question: { state: "done" } });
    expect(await emailOf(robin)).toBe("new@example.com");
    expect(await openEmailChange(robin)).toBe(null);
    expect(await kindsOfMail()).toContainEqual(["email-changed", "robin@example.com"]);
    expect(await tasks("billing.update-email")).toEqual([{ userId: robin }]);
  },
);

test("confirmEmailChange needs both sides, however often one confirms", async () => {
  const link = await wish(robin, "new@example.com");
  for (let time = 0; time < 3; time++)
    expect(await confirmEmailChange(link.old)).toMatchObject({ ok: true, question: { state: "waiting" } });
  expect(await emailOf(robin)).toBe("robin@example.com");
});

test("readEmailChange changes nothing", async () => {
  const link = await wish(robin, "new@example.com");
  await readEmailChange(link.old);
  await readEmailChange(link.new);
  expect(await openEmailChange(robin)).toMatchObject({ oldConfirmedAt: null, newConfirmedAt: null });
});

test("confirmEmailChange ends every other session and signs nobody in", async () => {
  const [here, there] = [await session(robin), await session(robin)];
  const sams = await session(await person("sam@example.com"));
  const link = await wish(robin, "new@example.com");
  await confirmEmailChange(link.old, here);
  expect(await sessionIds()).toEqual(new Set([here, there, sams]));
  await confirmEmailChange(link.new, here);
  expect(await sessionIds()).toEqual(new Set([here, sams]));
});

test("confirmEmailChange from somebody else's browser ends all sessions of the account", async () => {
  await session(robin);
  const sams = await session(await person("sam@example.com"));
  const link = await wish(robin, "new@example.com");
  await confirmEmailChange(link.old, sams);
  await confirmEmailChange(link.new, sams);
  expect(await sessionIds()).toEqual(new Set([sams]));
});

test("confirmEmailChange reports a repeated confirmation without new emails", async () => {
  const link = await wish(robin, "new@example.com");
  await confirmEmailChange(link.old);
  await confirmEmailChange(link.new);
  const before = await kindsOfMail();
  expect(await confirmEmailChange(link.new)).toMatchObject({ ok: true, question: { state: "done" } });
  expect(await readEmailChange(link.old)).toMatchObject({ state: "done" });
  expect(await kindsOfMail()).toEqual(before);
  expect(await tasks("billing.update-email")).toHaveLength(1);
});

test("confirmEmailChange changes the address once for simultaneous confirmations", async () => {
  const link = await wish(robin, "new@example.com");
  const all = [link.old, link.new, link.old, link.new].map((token) => confirmEmailChange(token));
  const states = (await Promise.all(all)).map((each) => each.ok && each.question.state);
  expect(states).toContain("done");
  expect(await emailOf(robin)).toBe("new@example.com");
  expect(await tasks("billing.update-email")).toHaveLength(1);
});

test("links of a change of address expire after 24 hours", async () => {
  const link = await wish(robin, "new@example.com");
  expect(await readEmailChange(link.old, later(24 * hourMs - 1000))).not.toBe(null);
  expect(await readEmailChange(link.old, later(24 * hourMs))).toBe(null);
  expect(await confirmEmailChange(link.old, null, later(24 * hourMs))).toEqual({
    ok: false,
    reason: "unknown",
  });
  expect(await openEmailChange(robin, later(24 * hourMs))).toBe(null);
});

test("a newer change of address replaces the earlier one and its links", async () => {
  const before = await wish(robin, "first@example.com");
  await confirmEmailChange(before.new);
  const after = await wish(robin, "second@example.com");
  expect(await confirmEmailChange(before.old)).toEqual({ ok: false, reason: "unknown" });
  await confirmEmailChange(after.old);
  await confirmEmailChange(after.new);
  expect(await emailOf(robin)).toBe("second@example.com");
});

test("a change of address is withdrawn only by its owner", async () => {
  const link = await wish(robin, "new@example.com");
  await withdrawEmailChange(await person("sam@example.com"));
  expect(await openEmailChange(robin)).not.toBe(null);
  await withdrawEmailChange(robin);
  expect(await openEmailChange(robin)).toBe(null);
  expect(await confirmEmailChange(link.old)).toEqual({ ok: false, reason: "unknown" });
});

test("requestEmailChange does not reveal whether the new address has an account", async () => {
  await person("sam@example.com");
  const free = await requestEmailChange(await person("kim@example.com"), "free@example.com", now);
  const link = await wish(robin, "sam@example.com");
  expect(free.ok).toBe(true);
  expect(await confirmEmailChange(link.old)).toMatchObject({ ok: true, question: { state: "waiting" } });
  expect(await confirmEmailChange(link.new)).toEqual({ ok: false, reason: "taken" });
  expect(await emailOf(robin)).toBe("robin@example.com");
  expect(await openEmailChange(robin)).toBe(null);
  expect(await tasks("billing.update-email")).toEqual([]);
});

test("two accounts that want one address at once: only one gets it", async () => {
  const sam = await person("sam@example.com");
  const [one, other] = [await wish(robin, "new@example.com"), await wish(sam, "new@example.com")];
  await confirmEmailChange(one.new);
  await confirmEmailChange(other.new);
  const outcomes = await Promise.all([one.old, other.old].map((token) => confirmEmailChange(token)));
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, reason: "taken" });
  expect(
    [await emailOf(robin), await emailOf(sam)].filter((email) => email === "new@example.com"),
  ).toHaveLength(1);
});

test("readEmailChange refuses forged, foreign and damaged links alike", async () => {
  const { id, old } = await wish(robin, "new@example.com");
  const tokens = [
    "",
    "x",
    undefined,
    null,
    7,
    ["a"],
    `${old}x`,
    old.slice(0, -1),
    `${old}.x`,
    signText("sign-in", `${id}:old`),
    signText("email-change", `${id}:both`),
    signText("email-change", `${id}`),
    signText("email-change", `${id}:old:new`),
    signText("email-change", "1:old"),
    signText("email-change", `${randomUUID()}:old`),
  ];
  for (const token of tokens) {
    expect(await readEmailChange(token)).toBe(null);
    expect(await confirmEmailChange(token)).toEqual({ ok: false, reason: "unknown" });
  }
  expect(await openEmailChange(robin)).toMatchObject({ oldConfirmedAt: null, newConfirmedAt: null });
});

test("sign-in links and changes of address share one limit of emails", async () => {
  const email = "target@example.com";
  for (let time = 0; time < 5; time++)
    await requestSignIn({ email, next: "/", clientAddress: "192.0.2.1" }, now);
  expect(await requestEmailChange(robin, email, now)).toMatchObject({ ok: false, reason: "too-many" });
});

test("requestEmailChange is limited for each person and new address", async () => {
  for (let time = 0; time < 5; time++)
    expect(await requestEmailChange(robin, `n${time}@example.com`, now)).toMatchObject({ ok: true });
  expect(await requestEmailChange(robin, "n6@example.com", now)).toMatchObject({
    ok: false,
    reason: "too-many",
  });
  for (let time = 0; time < 5; time++) {
    const other = await person(`p${time}@example.com`);
    expect(await requestEmailChange(other, "target@example.com", now)).toMatchObject({ ok: true });
  }
  const last = await person("last@example.com");
  expect(await requestEmailChange(last, "target@example.com", now)).toMatchObject({
    ok: false,
    reason: "too-many",
  });
  expect(await requestEmailChange(robin, "n6@example.com", later(31 * 60_000))).toMatchObject({ ok: true });
});

async function wish(userId: string, email: string) {
  expect(await requestEmailChange(userId, email, now)).toMatchObject({ ok: true });
  const open = await db.select().from(emailChanges);
  const id = open.find((row) => row.userId === userId && row.newEmail === email)?.id ?? "";
  return { id, old: signText("email-change", `${id}:old`), new: signText("email-change", `${id}:new`) };
}

async function person(email: string): Promise<string> {
  const [row] = await db.insert(profiles).values({ email }).returning();
  return row?.id ?? "";
}

async function session(userId: string): Promise<string> {
  const row = { userId, token: randomUUID(), expiresAt: later(24 * hourMs) };
  const [made] = await db.insert(sessions).values(row).returning();
  return made?.id ?? "";
}

async function sessionIds() {
  return new Set((await db.select({ id: sessions.id }).from(sessions)).map((row) => row.id));
}

async function emailOf(userId: string) {
  const rows = await db.select().from(profiles);
  return rows.find((row) => row.id === userId)?.email;
}

async function kindsOfMail() {
  return (await db.select().from(mails)).map((mail) => [mail.kind, mail.recipient]).sort();
}

async function tasks(name: string) {
  const { rows } = await db.execute<{ data: unknown }>(sql`select data from pgboss.job where name = ${name}`);
  return rows.map((row) => row.data);
}
