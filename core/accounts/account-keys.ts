import { randomBytes } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Account } from "#core/accounts/account.ts";
import { lockPerson } from "#core/accounts/erase-person.ts";
import { accountKeys, profiles } from "#core/accounts/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { signatureOf } from "#core/platform/signed-links.ts";
import { tidyLine } from "#core/text/tidy.ts";

export const mostKeys = 10;
const longestName = 60;
const prefix = "wm_";
/** A use is noted at most so often. */
const notedMs = 60_000;

export type OwnKey = Omit<typeof accountKeys.$inferSelect, "keyHash" | "userId">;

export type CreatedKey =
  | { ok: true; key: string }
  | { ok: false; reason: "unnamed" | "too-long" | "full" | "gone" };

/** The key itself is returned this once. */
export async function createKey(
  userId: string,
  { name: typed, mayWrite }: { name: unknown; mayWrite: boolean },
): Promise<CreatedKey> {
  const name = tidyLine(typeof typed === "string" ? typed : "");
  if (!name) return { ok: false, reason: "unnamed" };
  if (name.length > longestName) return { ok: false, reason: "too-long" };
  const key = prefix + randomBytes(30).toString("base64url");
  return inTransaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return { ok: false, reason: "gone" };
    if ((await tx.$count(accountKeys, eq(accountKeys.userId, userId))) >= mostKeys)
      return { ok: false, reason: "full" };
    await tx.insert(accountKeys).values({ userId, name, mayWrite, keyHash: hashOf(key) });
    return { ok: true, key };
  });
}

export function listKeys(userId: string): Promise<OwnKey[]> {
  const { id, name, mayWrite, createdAt, lastUsedAt } = accountKeys;
  return db
    .select({ id, name, mayWrite, createdAt, lastUsedAt })
    .from(accountKeys)
    .where(eq(accountKeys.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}

export async function revokeKey(userId: string, keyId: unknown): Promise<boolean> {
  const id = z.uuid().safeParse(keyId);
  if (!id.success) return false;
  const { rowCount } = await db
    .delete(accountKeys)
    .where(and(eq(accountKeys.id, id.data), eq(accountKeys.userId, userId)));
  return rowCount === 1;
}

export function isAccountKey(token: string): boolean {
  return token.startsWith(prefix);
}

type KeyHolder = Pick<Account, "userId" | "email" | "isAdmin"> & { mayWrite: boolean };

/** Whose key it is. Notes the use. */
export async function readKey(token: string, now = new Date()): Promise<KeyHolder | null> {
  const [found] = await db
    .select({
      id: accountKeys.id,
      lastUsedAt: accountKeys.lastUsedAt,
      mayWrite: accountKeys.mayWrite,
      userId: profiles.id,
      email: profiles.email,
      role: profiles.role,
    })
    .from(accountKeys)
    .innerJoin(profiles, eq(profiles.id, accountKeys.userId))
    .where(eq(accountKeys.keyHash, hashOf(token)));
  if (!found) return null;
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > notedMs)
    await db.update(accountKeys).set({ lastUsedAt: now }).where(eq(accountKeys.id, found.id));
  const { mayWrite, userId, email, role } = found;
  return { mayWrite, userId, email, isAdmin: role === "admin" };
}

function hashOf(key: string): string {
  return signatureOf("account-key", key);
}
