import { and, gt, sql } from "drizzle-orm";
import { fixedConditions } from "#core/alerts/alert-conditions.ts";
import { isMailable } from "#core/alerts/delivery/is-mailable.ts";
import { readStoredCriteria } from "#core/alerts/stored-criteria.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { sqlOf } from "#core/jobs/query/need.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";

export type UnlistedRow = Record<string, unknown>;

export type AlertCount = {
  count: number;
  isPart: boolean;
};

const alertsAtOnce = 2_000;
const conditionsAtOnce = 100;
const patienceMs = 1_500;

export function countAlertsFor(row: UnlistedRow, now = new Date()): Promise<AlertCount> {
  const end = Date.now() + patienceMs;
  return inTransaction(
    async (tx) => {
      await createJobsTable(tx, row);
      const known = new Map<string, boolean>();
      let count = 0;
      for (let last: string | undefined; ; ) {
        if (Date.now() > end) return { count, isPart: true };
        const alerts = await selectAlerts(tx, last);
        const wanted = alerts.flatMap((alert) => conditionsOfReadable(alert, now));
        await evaluate(tx, wanted.flat(), known);
        count += wanted.filter((all) => all.every(({ key }) => known.get(key))).length;
        last = alerts.at(-1)?.id;
        if (alerts.length < alertsAtOnce) return { count, isPart: false };
      }
    },
    { timeout: 10_000 },
  );
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

/** The temporary table hides the real jobs table within the transaction and holds only this row. */
async function createJobsTable(tx: Tx, row: UnlistedRow) {
  const columns = sql.raw(
    Object.keys(row)
      .map((name) => `"${name}"`)
      .join(", "),
  );
  await tx.execute(
    sql`create temporary table unlisted_job (like jobs including defaults including generated) on commit drop`,
  );
  await tx.execute(sql`
    insert into unlisted_job (${columns})
    select ${columns} from jsonb_populate_record(null::jobs, ${JSON.stringify(row)}::jsonb)`);
}

function selectAlerts(tx: Tx, last: string | undefined) {
  return tx
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

async function evaluate(tx: Tx, conditions: Condition[], known: Map<string, boolean>) {
  const unknown = [...new Map(conditions.map((one) => [one.key, one])).values()].filter(
    ({ key }) => !known.has(key),
  );
  for (let from = 0; from < unknown.length; from += conditionsAtOnce) {
    const some = unknown.slice(from, from + conditionsAtOnce);
    const asked = some.map(({ is }) => sql`coalesce((${sqlOf(is, "of one")}), false)`);
    const { rows } = await tx.execute<{ met: boolean[] }>(
      sql`select array[${sql.join(asked, sql`, `)}] as met from unlisted_job jobs`,
    );
    for (const [index, { key }] of some.entries()) known.set(key, rows[0]?.met[index] ?? false);
  }
}
