import { and, gt, type SQL, sql } from "drizzle-orm";
import { fixedConditions } from "#core/alerts/alert-conditions.ts";
import { isMailable } from "#core/alerts/delivery/is-mailable.ts";
import { type Match, matchAmong, Unanswered } from "#core/alerts/delivery/match-jobs.ts";
import type { MatchedJob } from "#core/alerts/delivery/new-jobs.ts";
import { readStoredCriteria } from "#core/alerts/stored-criteria.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { generated } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type UnlistedRow = Record<string, unknown>;

export type AlertCount = {
  count: number;
  isPart: boolean;
};

const alertsAtOnce = 2_000;
const patienceMs = 1_500;
/** A statement that takes longer is ended. */
const longestMs = 10_000;

export async function countAlertsFor(row: UnlistedRow, now = new Date()): Promise<AlertCount> {
  const end = Date.now() + patienceMs;
  const match = await matchUnlisted(row);
  let count = 0;
  let isPart = false;
  for (let last: string | undefined; ; ) {
    if (Date.now() > end) return { count, isPart: true };
    const alerts = await selectAlerts(last);
    const found = await match(alerts.flatMap((alert) => conditionsOfReadable(alert, now)));
    isPart ||= found.some((jobs) => jobs instanceof Unanswered);
    count += found.filter((jobs) => !(jobs instanceof Unanswered) && [...jobs].length > 0).length;
    last = alerts.at(-1)?.id;
    if (alerts.length < alertsAtOnce) return { count, isPart };
  }
}

/** An alert that throws here is set aside by its run. */
function conditionsOfReadable(
  alert: { searchCriteria: unknown; criteriaVersion: number },
  now: Date,
): Condition[][] {
  try {
    const criteria = readStoredCriteria(alert);
    return criteria ? [fixedConditions(criteria, now)] : [];
  } catch {
    return [];
  }
}

async function matchUnlisted(row: UnlistedRow): Promise<Match> {
  const unlisted = rowOf(row);
  const { rows } = await db.execute<MatchedJob>(sql`
    select id, title, company_slug as employer, places_text as places, facets, tsvector_to_array(search_words) as stems
    from ${unlisted}`);
  return matchAmong(rows, { rows: unlisted, patience: longestMs });
}

/** The job as PostgreSQL would store it. */
function rowOf(row: UnlistedRow): SQL {
  const worked = Object.entries(generated).map(
    ([column, expression]) => sql`${sql.raw(`'${column}'`)}, to_jsonb(${sql.raw(expression)})`,
  );
  return sql`(
    select jobs.* from jsonb_populate_record(null::jobs, ${JSON.stringify(row)}::jsonb) typed
    cross join lateral jsonb_populate_record(typed, jsonb_build_object(${sql.join(worked, sql`, `)})) jobs
  ) jobs`;
}

function selectAlerts(last: string | undefined) {
  return db
    .select({
      id: jobAlerts.id,
      searchCriteria: jobAlerts.searchCriteria,
      criteriaVersion: jobAlerts.criteriaVersion,
    })
    .from(jobAlerts)
    .where(and(isMailable(), last ? gt(jobAlerts.id, last) : undefined))
    .orderBy(jobAlerts.id)
    .limit(alertsAtOnce);
}
