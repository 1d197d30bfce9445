import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { listSessions, networkOf } from "./list-sessions.ts";
import { revokeSession } from "./revoke-session.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import { profiles, sessions } from "./tables.ts";

let robin: string;
let sam: string;

beforeEach(async () => {
  await emptyDatabase();
  [robin, sam] = [await person("robin@example.com"), await person("sam@example.com")];
});

test("listSessions lists device, network and times, the current session first", async () => {
  const now = new Date();
  const old = await session(robin, { updatedAt: new Date(now.getTime() - 3 * dayMs) });
  const phone = await session(robin, {
    userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0",
    ipAddress: "203.0.113.77",
  });
  const unknown = await session(robin, {
    userAgent: "curl/8",
    updatedAt: new Date(now.getTime() - 9 * dayMs),
  });
  await session(robin, { expiresAt: new Date(now.getTime() - 1) });
  await session(sam);
  const list = await listSessions({ userId: robin, sessionId: old.id }, now);
  expect(list).toEqual([
    expect.objectContaining({ id: old.id, isThis: true, device: "This browser", network: null }),
    {
      id: phone.id,
      device: "Firefox on Android",
      network: "203.0.113.x",
      begunAt: phone.createdAt,
      lastUsedAt: phone.updatedAt,
      isThis: false,
    },
    expect.objectContaining({ id: unknown.id, isThis: false, device: "Unknown browser" }),
  ]);
});

test("listSessions lists nothing that signs anyone in", async () => {
  const { id, token } = await session(robin, { ipAddress: "203.0.113.77" });
  const listed = JSON.stringify(await listSessions({ userId: robin, sessionId: id }));
  expect(listed).not.toContain(token);
  expect(listed).not.toContain("203.0.113.77");
});

test("networkOf cuts an address to its network", () => {
  expect(networkOf("203.0.113.77")).toBe("203.0.113.x");
  expect(networkOf("::ffff:203.0.113.77")).toBe("203.0.113.x");
  expect(networkOf("2001:db8:12:34::")).toBe("2001:db8:12:…");
  expect(networkOf("2001:db8:12:34::/64")).toBe("2001:db8:12:…");
  for (const own of ["::1", "127.0.0.1", "10.1.2.3", "192.168.0.7", "fd00::1", "fe80::/64", "::/64"])
    expect(networkOf(own), own).toBe(null);
  expect(networkOf("unknown")).toBe(null);
  expect(networkOf("")).toBe(null);
  expect(networkOf(null)).toBe(null);
});

test("revokeSession only ends the owner's sessions", async () => {
  const { id } = await session(robin);
  expect(await revokeSession(sam, id)).toBe(false);
  expect(await revokeSession(robin, "no id")).toBe(false);
  expect(await revokeSession(robin, undefined)).toBe(false);
  expect(await ids()).toEqual([id]);
  expect(await revokeSession(robin, id)).toBe(true);
  expect(await revokeSession(robin, id)).toBe(false);
  expect(await ids()).toEqual([]);
});

test("signOutEverywhere ends all sessions of the person, or all but the current one", async () => {
  const here = await session(robin);
  await session(robin);
  const other = await session(sam);
  await signOutEverywhere(robin, here.id);
  expect(new Set(await ids())).toEqual(new Set([here.id, other.id]));
  await signOutEverywhere(robin);
  expect(await ids()).toEqual([other.id]);
});

async function person(email: string): Promise<string> {
  const [row] = await db.insert(profiles).values({ email }).returning();
  return row?.id ?? "";
}

async function session(userId: string, overrides: Partial<typeof sessions.$inferInsert> = {}) {
  const expiresAt = new Date(Date.now() + 30 * dayMs);
  const [row] = await db
    .insert(sessions)
    .values({ userId, token: randomUUID(), expiresAt, ...overrides })
    .returning();
  if (!row) throw new Error("no row came back");
  return row;
}

async function ids() {
  return (await db.select({ id: sessions.id }).from(sessions)).map((row) => row.id);
}
