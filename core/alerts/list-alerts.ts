import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import { readAs } from "#core/alerts/fix-words.ts";
import type { Frequency } from "#core/alerts/rhythm.ts";
import {
  endedIn,
  excessiveCriteria,
  readStoredCriteria,
  type StoredCriteria,
} from "#core/alerts/stored-criteria.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { db } from "#core/platform/db.server.ts";

export type ListedAlert = {
  id: string;
  name: string;
  criteria: JobQuery | null;
  readAs: string | null;
  /** What it asked for that is no longer a choice. */
  ended: string | null;
  /** What it asks for, if that is more than any search looks for. */
  excess: StoredCriteria | null;
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
    })
    .from(jobAlerts)
    .where(isOf(userId))
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id));
  return rows.map(({ searchCriteria, criteriaVersion, ...row }) => {
    const criteria = readStoredCriteria({ searchCriteria, criteriaVersion });
    const [ended, excess] = [endedIn({ searchCriteria }), excessiveCriteria({ searchCriteria })];
    return { ...row, criteria, readAs: criteria && readAs(criteria), ended, excess };
  });
}

export function countActiveAlerts(userId: string): Promise<number> {
  return db.$count(jobAlerts, and(isOf(userId), eq(jobAlerts.isActive, true)));
}

function isOf(userId: string): SQL | undefined {
  return and(eq(jobAlerts.userId, userId), isNull(jobAlerts.removedAt));
}
