import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { createKey, listKeys, mostKeys, readKey, revokeKey } from "./account-keys.ts";
import { accountKeys } from "./tables.ts";

beforeEach(emptyDatabase);

async function made(userId: string, mayWrite = false) {
  const key = await createKey(userId, { name: " My  script ", mayWrite });
  if (!key.ok) throw new Error(key.reason);
  return key.key;
}

test("a key names its person until it is revoked, and is stored as a hash", async () => {
  const [ada, grace] = [await insertProfile({ role: "admin" }), await insertProfile()];
  const key = await made(ada.id, true);
  expect(await readKey(key)).toEqual({ userId: ada.id, email: ada.email, isAdmin: true, mayWrite: true });
  expect(JSON.stringify(await db.select().from(accountKeys))).not.toContain(key);
  const [listed] = await listKeys(ada.id);
  expect(listed).toMatchObject({ name: "My script", mayWrite: true, lastUsedAt: expect.any(Date) });
  expect(await revokeKey(grace.id, listed?.id)).toBe(false);
  expect(await revokeKey(ada.id, "x")).toBe(false);
  expect(await revokeKey(ada.id, listed?.id)).toBe(true);
  expect(await readKey(key)).toBeNull();
  expect(await readKey("wm_x")).toBeNull();
});

test("readKey notes a use once a minute", async () => {
  const { id } = await insertProfile();
  const key = await made(id);
  const used = async (at: string) => {
    await readKey(key, new Date(at));
    return (await listKeys(id))[0]?.lastUsedAt?.toISOString();
  };
  const first = "2027-05-01T10:00:00.000Z";
  expect([
    await used(first),
    await used("2027-05-01T10:00:59Z"),
    await used("2027-05-01T10:01:01.000Z"),
  ]).toEqual([first, first, "2027-05-01T10:01:01.000Z"]);
});

test("createKey refuses what has no name, a long name, and one key too many", async () => {
  const { id } = await insertProfile();
  const reason = async (name: unknown) => {
    const created = await createKey(id, { name, mayWrite: false });
    return created.ok ? null : created.reason;
  };
  expect([await reason(" "), await reason(undefined), await reason("x".repeat(61))]).toEqual([
    "unnamed",
    "unnamed",
    "too-long",
  ]);
  const all = await Promise.all(Array.from({ length: mostKeys + 3 }, () => reason("x")));
  expect(all.filter((each) => each === "full")).toHaveLength(3);
});
