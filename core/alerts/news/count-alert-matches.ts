import { and, desc, eq, isNull, not } from "drizzle-orm";
import { fixedConditions } from "#core/alerts/alert-conditions.ts";
import { readStoredCriteria } from "#core/alerts/stored-criteria.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { countList } from "#core/jobs/list/count-list.ts";
import { anyCondition, eachCondition, recentCondition, type Span } from "#core/jobs/query/conditions.ts";
import { db } from "#core/platform/db.server.ts";
import { isSetAside } from "#core/platform/row-attempts.ts";

const mostAlerts = 10;

/**
 * Counts each job once that was posted in this span and matches one of the person's newest alerts. Null
 * without an alert that is on.
 */
export async function countAlertMatches(userId: string, span: Span, now: Date): Promise<number | null> {
  const rows = await db
    .select({ searchCriteria: jobAlerts.searchCriteria, criteriaVersion: jobAlerts.criteriaVersion })
    .from(jobAlerts)
    .where(
      and(
        eq(jobAlerts.userId, userId),
        isNull(jobAlerts.removedAt),
        eq(jobAlerts.isActive, true),
        not(isSetAside("alert", jobAlerts.id)),
      ),
    )
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id))
    .limit(mostAlerts);
  const alerts = rows.flatMap((row) => {
    const criteria = readStoredCriteria(row);
    return criteria ? [fixedConditions(criteria, now)] : [];
  });
  if (!alerts.length) return null;
  const recent = recentCondition(span, now);
  const wanted = alerts.some((conditions) => !conditions.length)
    ? []
    : [anyCondition(alerts.map(eachCondition))];
  return (await countList({ conditions: [...wanted, recent] }, now)).count;
}
