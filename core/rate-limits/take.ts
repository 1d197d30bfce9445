import { and, eq, gt, gte, sql } from "drizzle-orm";
import { type Db, db } from "#core/platform/db.server.ts";
import type { Limit } from "#core/platform/env.server.ts";
import { signatureOf } from "#core/platform/signed-links.ts";
import { mailboxOf } from "#core/rate-limits/mailbox-of.ts";
import { rateLimitBuckets as buckets } from "#core/rate-limits/tables.ts";

export type Refusal = {
  ok: false;
  limit: number;
  retryAfter: number;
};

/**
 * Counts one use by `key` (a client address, an account, or an email address, which counts as its mailbox) over all processes. The
 * window opens with the first use and isn't prolonged by refused ones. Inside a transaction, pass it: another connection may not be
 * free.
 */
export async function takeFrom(
  name: string,
  limit: Limit,
  key: string,
  now = new Date(),
  where: Db = db,
): Promise<{ ok: true } | Refusal> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000);
  const isOver = sql`${buckets.endsAt} <= ${now}`;
  const [bucket] = await where
    .insert(buckets)
    .values({ key: bucketKey(name, key), count: 1, endsAt })
    .onConflictDoUpdate({
      target: buckets.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${buckets.count} + 1, ${limit.count + 1}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${buckets.endsAt} end`,
      },
    })
    .returning();
  if (!bucket || bucket.count <= limit.count) return { ok: true };
  const retryAfter = Math.max(1, Math.ceil((bucket.endsAt.getTime() - now.getTime()) / 1000));
  return { ok: false, limit: limit.count, retryAfter };
}

/** Takes one use back that turned out not to count. */
export async function giveBack(name: string, key: string): Promise<void> {
  await db
    .update(buckets)
    .set({ count: sql`${buckets.count} - 1` })
    .where(and(eq(buckets.key, bucketKey(name, key)), gt(buckets.count, 0)));
}

/** True where the next use would be refused. Counts nothing. */
export async function isUsedUp(name: string, limit: Limit, key: string, now = new Date()): Promise<boolean> {
  const isFull = and(gte(buckets.count, limit.count), gt(buckets.endsAt, now));
  return (await db.$count(buckets, and(eq(buckets.key, bucketKey(name, key)), isFull))) > 0;
}

function bucketKey(name: string, key: string): string {
  const counted = key.includes("@") ? mailboxOf(key) : key;
  return `${name}:${signatureOf("limit", counted)}`;
}
