import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { profiles, sessions, signInLinks } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { hourMs } from "#core/text/time.ts";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { confirmSignIn, peekSignInLink } from "./confirm-sign-in.ts";
import { readAccount } from "./read-account.ts";
import { sendSignInLink } from "./send-sign-in-link.ts";
import { signOut } from "./sign-out.ts";

const device = { userAgent: "Firefox", clientAddress: "2001:db8:1:2::/64" };
const dead = { ok: false, reason: "dead-link" };
let devices = 0;
const anotherDevice = () => ({ userAgent: "Firefox", clientAddress: `client ${++devices}` });
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());
beforeEach(emptyDatabase);

async function linkFor(email: string, next = "/jobs", saveJobId?: string): Promise<string> {
  const id = crypto.randomUUID();
  await sendSignInLink({ id, email, next, saveJobId });
  const mail = await mailbox.waitFor(({ headers }) => headers.some(({ value }) => value.includes(id)), 2000);
  const token = /http:\/\/localhost:3000\/auth\/confirm\?token=(\w+)/.exec(mail.text ?? "")?.[1];
  if (!token) throw new Error("the mail has no link");
  return token;
}

async function signedIn(email: string) {
  const signIn = await confirmSignIn(await linkFor(email), device);
  if (!signIn.ok) throw new Error("not signed in");
  const cookie = signIn.cookies.map((each) => each.split(";")[0]).join("; ");
  return { ...signIn, headers: new Headers({ cookie }) };
}

test("confirmSignIn creates the account and returns where the link leads", async () => {
  const token = await linkFor("ada@example.com", "/jobs?location=us");
  expect(await db.$count(profiles)).toBe(0);
  for (let i = 0; i < 3; i++)
    expect(await peekSignInLink(token)).toEqual({
      email: "ada@example.com",
      next: "/jobs?location=us",
      saveJobId: null,
    });
  const signIn = await confirmSignIn(token, device);
  expect(signIn).toMatchObject({ ok: true, email: "ada@example.com", next: "/jobs?location=us" });
  const [profile] = await db.select().from(profiles);
  expect(profile).toMatchObject({ email: "ada@example.com", emailVerified: true, role: null });
  const [session] = await db.select().from(sessions);
  expect(session).toMatchObject({ userId: profile?.id, userAgent: "Firefox" });
  expect(session?.ipAddress).toMatch(/^2001:0?db8:/);
});

test("a sign-in link keeps the job to save", async () => {
  const saveJobId = crypto.randomUUID();
  const signIn = await confirmSignIn(await linkFor("ada@example.com", "/jobs", saveJobId), device);
  expect(signIn).toMatchObject({ ok: true, next: "/jobs", saveJobId });
});

test("confirmSignIn creates one account for each address", async () => {
  const { id } = await insertProfile({ email: "ada@example.com" });
  expect(await signedIn("ada@example.com")).toMatchObject({ userId: id });
  expect(await db.$count(profiles)).toBe(1);
});

test("the session cookie is HttpOnly and SameSite", async () => {
  const { cookies, headers, userId } = await signedIn("ada@example.com");
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(
    /^waymark\.session_token=[\w%.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { account, cookies: renewed } = await readAccount(headers);
  expect(account).toMatchObject({ userId, email: "ada@example.com", isAdmin: false });
  expect(renewed).toEqual([]);
});

test("confirmSignIn lets one of a hundred simultaneous uses in", async () => {
  const token = await linkFor("ada@example.com");
  const tries = await Promise.all(Array.from({ length: 100 }, () => confirmSignIn(token, anotherDevice())));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.$count(sessions)).toBe(1);
  expect(await peekSignInLink(token)).toBeNull();
  expect(await confirmSignIn(token, device)).toEqual(dead);
});

test("confirmSignIn allows a client thirty tries in five minutes", async () => {
  const now = new Date();
  for (let i = 0; i < 30; i++) expect(await confirmSignIn("wrong", device, now)).toEqual(dead);
  const token = await linkFor("ada@example.com");
  expect(await confirmSignIn(token, device, now)).toEqual({
    ok: false,
    reason: "too-many",
    limit: 30,
    retryAfter: 300,
  });
  expect(await confirmSignIn(token, anotherDevice(), now)).toMatchObject({ ok: true });
});

test("confirmSignIn makes one account of several links used at once", async () => {
  const tokens = [];
  for (let i = 0; i < 5; i++) tokens.push(await linkFor("ada@example.com"));
  const tries = await Promise.all(tokens.map((token) => confirmSignIn(token, device)));
  expect(tries.every(({ ok }) => ok)).toBe(true);
  expect(await db.$count(profiles)).toBe(1);
});

test("a sign-in link expires after an hour", async () => {
  const token = await linkFor("ada@example.com");
  const [link] = await db.select().from(signInLinks);
  const sentAt = (link?.expiresAt.getTime() ?? 0) - hourMs;
  const after = (seconds: number) => new Date(sentAt + seconds * 1000);
  expect(Math.abs(sentAt - Date.now())).toBeLessThan(10_000);
  expect(await peekSignInLink(token, after(3601))).toBeNull();
  expect(await confirmSignIn(token, device, after(3601))).toEqual(dead);
  expect(await peekSignInLink(token, after(3599))).not.toBeNull();
  expect(await confirmSignIn(token, device, after(3599))).toMatchObject({ ok: true });
});

test("confirmSignIn refuses a link whose record has expired", async () => {
  const token = await linkFor("ada@example.com");
  await db.update(signInLinks).set({ expiresAt: fromNow(-1) });
  expect(await confirmSignIn(token, device)).toEqual(dead);
});

test.each(["", "x", "a".repeat(32), "a".repeat(33), "../../etc/passwd", "\0", "é".repeat(32), "%", "a b"])(
  "peekSignInLink rejects %j",
  async (token) => {
    expect(await peekSignInLink(token)).toBeNull();
    expect(await confirmSignIn(token, device)).toEqual(dead);
  },
);

test("a session in use is renewed once a day", async () => {
  const { headers } = await signedIn("ada@example.com");
  await db.update(sessions).set({ expiresAt: fromNow(29 * 86_400 + 60) });
  expect((await readAccount(headers)).cookies).toEqual([]);
  await db.update(sessions).set({ expiresAt: fromNow(29 * 86_400 - 60) });
  const { account, cookies } = await readAccount(headers);
  expect(account).not.toBeNull();
  expect(cookies[0]).toContain("Max-Age=2592000");
  const [session] = await db.select().from(sessions);
  expect(session?.expiresAt.getTime()).toBeGreaterThan(fromNow(30 * 86_400 - 60).getTime());
  expect((await readAccount(headers)).cookies).toEqual([]);
});

test("a session ends after thirty unused days, or half a year", async () => {
  const idle = await signedIn("ada@example.com");
  await db.update(sessions).set({ expiresAt: fromNow(-1) });
  const ended = await readAccount(idle.headers);
  expect(ended.account).toBeNull();
  expect(ended.cookies[0]).toMatch(/^waymark\.session_token=; Max-Age=0/);

  const busy = await signedIn("ada@example.com");
  const at = (days: number) => fromNow(days * 86_400);
  expect((await readAccount(busy.headers, at(179))).account).not.toBeNull();
  const old = await readAccount(busy.headers, at(180));
  expect(old.account).toBeNull();
  expect(old.cookies[0]).toContain("Max-Age=0");
  expect(await db.$count(sessions)).toBe(0);
});

test("a revoked session ends at once", async () => {
  const one = await signedIn("ada@example.com");
  const other = await signedIn("ada@example.com");
  const cookies = await signOut(one.headers);
  expect(cookies[0]).toMatch(/^waymark\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await readAccount(one.headers)).account).toBeNull();
  expect((await readAccount(other.headers)).account).not.toBeNull();
  await db.delete(sessions);
  expect((await readAccount(other.headers)).account).toBeNull();
  expect(await signOut(other.headers)).toHaveLength(1);
});

test("a bearer token needs its signature and sets no cookies", async () => {
  const { session, userId } = await signedIn("ada@example.com");
  const bearing = (token: string) => readAccount(new Headers({ authorization: `Bearer ${token}` }));
  await db.update(sessions).set({ expiresAt: fromNow(86_400) });
  expect(await bearing(session.token)).toMatchObject({ account: { userId }, cookies: [] });
  const [row] = await db.select().from(sessions);
  const unsigned = String(row?.token);
  for (const token of [
    unsigned,
    `${unsigned}.`,
    `${unsigned}.AAAA`,
    `${unsigned}.${"A".repeat(43)}=`,
    "",
    ".",
  ])
    expect((await bearing(token)).account).toBeNull();
});

test("readAccount recognizes an administrator", async () => {
  const { headers, userId } = await signedIn("ada@example.com");
  await db.update(profiles).set({ role: "admin" }).where(eq(profiles.id, userId));
  expect((await readAccount(headers)).account?.isAdmin).toBe(true);
});

test("readAccount throws when the database fails", async () => {
  const { headers } = await signedIn("ada@example.com");
  await db.execute(sql`alter table sessions rename to sessions_away`);
  try {
    await expect(readAccount(headers)).rejects.toMatchObject({ cause: { code: "42P01" } });
  } finally {
    await db.execute(sql`alter table sessions_away rename to sessions`);
  }
});

test("the database holds nothing that signs anyone in", async () => {
  await signedIn("ada@example.com");
  await linkFor("ada@example.com");
  for (const value of await everyText()) {
    expect(await peekSignInLink(value)).toBeNull();
    expect(await confirmSignIn(value, anotherDevice())).toEqual(dead);
    const safe = value.replace(/[^\x20-\x7e]/g, "");
    for (const [name, text] of [
      ["cookie", `waymark.session_token=${safe}`],
      ["cookie", `waymark.session_token=${encodeURIComponent(safe)}`],
      ["authorization", `Bearer ${safe}`],
    ] as const)
      expect((await readAccount(new Headers({ [name]: text }))).account).toBeNull();
  }
});

async function everyText(): Promise<Set<string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`);
  const values = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await db.execute<Record<string, unknown>>(sql.raw(`select * from ${name}`));
    for (const value of rows.flatMap((row) => Object.values(row))) {
      if (value === null || typeof value === "number" || typeof value === "boolean") continue;
      const text = typeof value === "string" ? value : JSON.stringify(value);
      for (const part of [text, ...text.split(/[^\w.=+/%-]+/)]) if (part.length > 6) values.add(part);
      values.add(text.replace(/^magic-link:/, ""));
    }
  }
  return values;
}
