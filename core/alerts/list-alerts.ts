import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { beyondLimits } from "#core/alerts/beyond-limits.ts";
import { readAs } from "#core/alerts/fix-words.ts";
import type { Frequency } from "#core/alerts/rhythm.ts";
import { endedIn, readStoredCriteria } from "#core/alerts/stored-criteria.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { db } from "#core/platform/db.server.ts";
import { isSetAside } from "#core/platform/row-attempts.ts";

export type ListedAlert = {
  id: string;
  name: string;
  criteria: JobQuery | null;
  readAs: string | null;
  /** What it asked for that is no longer a choice. */
  ended: string | null;
  /** Why nothing is sent, although it is on. */
  paused: "too long" | "failed" | null;
  /** The search as it was typed, if it is too long to be read. */
  unread: Record<string, string> | null;
  frequency: Frequency;
  isActive: boolean;
  lastSentAt: Date | null;
  createdAt: Date;
};

export async function listAlerts(userId: string): Promise<ListedAlert[]> {
  const rows = await db
    .select({
      id: jobAlerts.id,
      name: jobAlerts.name,
      searchCriteria: jobAlerts.searchCriteria,
      criteriaVersion: jobAlerts.criteriaVersion,
      frequency: jobAlerts.frequency,
      isActive: jobAlerts.isActive,
      lastSentAt: jobAlerts.lastSentAt,
      createdAt: jobAlerts.createdAt,
      hasFailed: sql<boolean>`${isSetAside("alert", jobAlerts.id)}`,
    })
    .from(jobAlerts)
    .where(isOf(userId))
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id));
  return rows.map(({ searchCriteria, criteriaVersion, hasFailed, ...row }) => {
    const criteria = readStoredCriteria({ searchCriteria, criteriaVersion });
    const isTooLong = beyondLimits(searchCriteria);
    return {
      ...row,
      criteria,
      // Reading the words may be what failed.
      readAs: hasFailed ? null : criteria && readAs(criteria),
      ended: endedIn({ searchCriteria }),
      paused: isTooLong ? "too long" : hasFailed ? "failed" : null,
      unread: isTooLong ? textsOf(searchCriteria) : null,
    };
  });
}

function textsOf(searchCriteria: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(searchCriteria).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : value === true ? [[name, "true"]] : [],
    ),
  );
}

export function countActiveAlerts(userId: string): Promise<number> {
  return db.$count(jobAlerts, and(isOf(userId), eq(jobAlerts.isActive, true)));
}

function isOf(userId: string): SQL | undefined {
  return and(eq(jobAlerts.userId, userId), isNull(jobAlerts.removedAt));
}
