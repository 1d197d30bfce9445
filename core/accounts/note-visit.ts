import { and, eq, sql } from "drizzle-orm";
import type { Account } from "#core/accounts/account.ts";
import { profiles } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { dayOf } from "#core/text/day-and-time.ts";

/** Writes once a day, and returns the day of the visit before today's. A page does without it. */
export async function noteVisit(account: Account, now = new Date()): Promise<string | null> {
  const today = dayOf(now);
  if (account.visitedOn === today) return account.visitedBefore;
  try {
    await db
      .update(profiles)
      .set({ visitedBefore: profiles.visitedOn, visitedOn: today })
      .where(and(eq(profiles.id, account.userId), sql`${profiles.visitedOn} is distinct from ${today}`));
  } catch (error) {
    logger.warn({ err: error }, "a visit could not be noted");
  }
  return account.visitedOn;
}
