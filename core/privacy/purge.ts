import { and, getTableName, inArray, lt, sql } from "drizzle-orm";
import { isDatabaseUnavailable, isTooSlow } from "#core/platform/database-health.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { type Rule, retention } from "#core/privacy/retention.ts";
import { dayMs } from "#core/text/time.ts";

/** Deletes what the retention table no longer allows, in batches that hold their locks briefly. A rule that fails holds back no other, and throws at the end. */
export async function purge(now = new Date(), batch = 1000): Promise<number> {
  let total = 0;
  const failures: unknown[] = [];
  for (const rule of retention) {
    try {
      total += await purgeBy(rule, now, batch);
    } catch (error) {
      if (isDatabaseUnavailable(error) && !isTooSlow(error)) throw error;
      logger.error({ err: error, table: getTableName(rule.table) }, "a rule of retention failed");
      failures.push(error);
    }
  }
  logger.info({ deleted: total }, "purged what is kept no longer");
  if (failures.length) throw new Error("some rules of retention failed", { cause: failures[0] });
  return total;
}

async function purgeBy({ table, from, days, only }: Rule, now: Date, batch: number): Promise<number> {
  const outdated = and(lt(from, new Date(now.getTime() - days * dayMs)), only);
  const row = sql<string>`ctid`;
  for (let total = 0; ; ) {
    const some = db.select({ row }).from(table).where(outdated).limit(batch);
    const { rowCount } = await db.delete(table).where(inArray(row, some));
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return total;
  }
}
