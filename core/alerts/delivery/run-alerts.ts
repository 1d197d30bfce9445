import { setImmediate } from "node:timers/promises";
import { and, eq, lte, min, type SQL, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { fixedConditions } from "#core/alerts/alert-conditions.ts";
import { beyondLimits } from "#core/alerts/beyond-limits.ts";
import type { AlertMailData } from "#core/alerts/delivery/alert-mail.ts";
import { isMailable } from "#core/alerts/delivery/is-mailable.ts";
import { type Match, matchAmong, Unanswered } from "#core/alerts/delivery/match-jobs.ts";
import { type NewJob, selectNewJobs } from "#core/alerts/delivery/new-jobs.ts";
import { setAsideTooLong, tellOwners } from "#core/alerts/delivery/set-aside-alerts.ts";
import { namedToOthers, namedToSubscribers } from "#core/alerts/rhythm.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import { readStoredCriteria } from "#core/alerts/stored-criteria.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { hasAccess } from "#core/billing/subscriptions/has-access.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { storeMails } from "#core/mail/store-mails.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { workThrough } from "#core/platform/row-attempts.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { dayMs } from "#core/text/time.ts";

/** A transaction may take this long to commit a job, so younger jobs wait for the next run. */
const settledMs = 5 * 60_000;
const oldestMs = 30 * dayMs;
const namedOfGroup = 5;
const mostAtOnce = 5_000;
const leastAtOnce = 100;
/** An upper bound on the matches of one batch, if no alerts share conditions. */
const bitsAtOnce = 100_000_000;
const mailsOfTask = 100;
const alertsATurn = 100;
const patienceMs = 60_000;

type DueAlert = {
  id: string;
  searchCriteria: unknown;
  criteriaVersion: number;
  coveredUntil: Date;
  dueAt: Date;
  recipient: string;
};
type Run = {
  now: Date;
  until: Date;
  newJobs: NewJob[];
  match: Match;
  searches: Map<string, Condition>;
  atOnce: number;
};
type Group = { onlySubscribers: boolean; most: number; priority: number };
type Done = { alerts: number; mails: number };

const nothing: Done = { alerts: 0, mails: 0 };

/**
 * Runs may stop anywhere or be missed. Each batch settles in one transaction, and the next run catches up. While one
 * works, another does nothing.
 */
export async function runAlerts(now = new Date()): Promise<Done> {
  return (await oneAtATime("alerts.run", () => runDue(now))) ?? nothing;
}

async function runDue(now: Date): Promise<Done> {
  const from = await coveredByAll(now);
  if (!from) return nothing;
  const until = new Date(now.getTime() - settledMs);
  const newJobs = await inTransaction((tx) => selectNewJobs(tx, from, until, now), { timeout: patienceMs });
  const atOnce = Math.max(leastAtOnce, Math.min(mostAtOnce, Math.floor(bitsAtOnce / newJobs.length)));
  const run = { now, until, newJobs, match: matchAmong(newJobs), searches: new Map(), atOnce };
  const first = await runGroup(run, { onlySubscribers: true, most: namedToSubscribers, priority: 1 });
  const rest = await runGroup(run, { onlySubscribers: false, most: namedToOthers, priority: 0 });
  const done = { alerts: first.alerts + rest.alerts, mails: first.mails + rest.mails };
  logger.info({ ...done, newJobs: newJobs.length }, "looked at the alerts that were due");
  return done;
}

async function coveredByAll(now: Date): Promise<Date | null> {
  const [row] = await inTransaction(
    (tx) =>
      tx
        .select({ from: min(jobAlerts.coveredUntil) })
        .from(jobAlerts)
        .where(isDue(now)),
    { timeout: patienceMs },
  );
  if (!row?.from) return null;
  return new Date(Math.max(row.from.getTime(), now.getTime() - oldestMs));
}

async function runGroup(run: Run, group: Group): Promise<Done> {
  const done = { ...nothing };
  for (let last: DueAlert | undefined; ; ) {
    const alerts = await selectDue(run, group, last);
    const [tooLong, others] = partition(alerts, ({ searchCriteria }) => beyondLimits(searchCriteria));
    await setAsideTooLong(tooLong.map(({ id }) => id));
    await workThrough("alert", others, (some) => runBatch(run, group, some, done), tellOwners);
    last = alerts.at(-1);
    if (alerts.length < run.atOnce) return done;
  }
}

async function runBatch(run: Run, group: Group, alerts: DueAlert[], done: Done) {
  const { mails, failed } = await findMails(run, group, alerts);
  const settled = await settle(
    run,
    group,
    alerts.filter(({ id }) => !failed.has(id)),
    mails,
  );
  done.alerts += settled.alerts;
  done.mails += settled.mails;
  return failed;
}

function partition<Item>(items: Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}

async function selectDue(
  { now, atOnce }: Run,
  { onlySubscribers }: Group,
  last?: DueAlert,
): Promise<DueAlert[]> {
  const subscribed = onlySubscribers ? hasAccess(sql`${jobAlerts.userId}`, now) : undefined;
  const beyond = last && sql`(${jobAlerts.nextDueAt}, ${jobAlerts.id}) > (${last.dueAt}, ${last.id}::uuid)`;
  return inTransaction(
    (tx) =>
      tx
        .select({
          id: jobAlerts.id,
          searchCriteria: jobAlerts.searchCriteria,
          criteriaVersion: jobAlerts.criteriaVersion,
          coveredUntil: jobAlerts.coveredUntil,
          dueAt: jobAlerts.nextDueAt,
          recipient: sql<string>`coalesce(${profiles.email}, ${jobAlerts.email})`,
        })
        .from(jobAlerts)
        .leftJoin(profiles, eq(profiles.id, jobAlerts.userId))
        .where(and(isDue(now), beyond, subscribed))
        .orderBy(jobAlerts.nextDueAt, jobAlerts.id)
        .limit(atOnce),
    { timeout: patienceMs },
  );
}

function isDue(now: Date): SQL | undefined {
  return and(lte(jobAlerts.nextDueAt, now), isMailable());
}

async function findMails({ newJobs, match, searches, now }: Run, { most }: Group, alerts: DueAlert[]) {
  const failed = new Map<string, unknown>();
  const asked: { alert: DueAlert; conditions: Condition[] }[] = [];
  for (const [index, alert] of alerts.entries()) {
    // This process may also serve pages, so requests get their turn.
    if (index % alertsATurn === 0) await setImmediate();
    try {
      const criteria = readStoredCriteria(alert);
      if (criteria) asked.push({ alert, conditions: fixedConditions(criteria, now, searches) });
    } catch (error) {
      failed.set(alert.id, error);
    }
  }
  const matches = await match(asked.map(({ conditions }) => conditions));
  const mails = new Map<string, AlertMailData>();
  for (const [index, { alert }] of asked.entries()) {
    if (index % alertsATurn === 0) await setImmediate();
    const matched = matches[index] ?? [];
    if (matched instanceof Unanswered) {
      failed.set(alert.id, matched.cause);
      continue;
    }
    const jobIds: string[] = [];
    const ofGroup = new Map<string, number>();
    let total = 0;
    for (const place of matched) {
      const job = newJobs[place];
      if (!job || job.listedAt <= alert.coveredUntil) continue;
      total += 1;
      if (jobIds.length === most) continue;
      const alike = ofGroup.get(job.group) ?? 0;
      if (alike === namedOfGroup) continue;
      ofGroup.set(job.group, alike + 1);
      jobIds.push(job.id);
    }
    if (total) mails.set(alert.id, { alertId: alert.id, jobIds, total });
  }
  return { mails, failed };
}

async function settle(run: Run, group: Group, alerts: DueAlert[], mails: Map<string, AlertMailData>) {
  if (!alerts.length) return { alerts: 0, mails: 0 };
  return inTransaction(
    async (tx) => {
      const settled = new Set(await scheduleNext(tx, run, alerts));
      const stored = await storeMails(
        tx,
        alerts.flatMap(({ id, dueAt, recipient }) => {
          const data = settled.has(id) && mails.get(id);
          if (!data) return [];
          return [
            { kind: "job-alert", to: recipient, data, onceKey: `job-alert:${id}:${dueAt.toISOString()}` },
          ];
        }),
      );
      for (let from = 0; from < stored.length; from += mailsOfTask) {
        const mailIds = stored.slice(from, from + mailsOfTask);
        await enqueue(tx, "alerts.send-mails", { mailIds }, { priority: group.priority });
      }
      return { alerts: settled.size, mails: stored.length };
    },
    { timeout: patienceMs },
  );
}

async function scheduleNext(tx: Tx, { now, until }: Run, alerts: DueAlert[]): Promise<string[]> {
  const ids = sql.param(alerts.map(({ id }) => id));
  const moved = await tx
    .update(jobAlerts)
    .set({
      coveredUntil: sql`greatest(${jobAlerts.coveredUntil}, ${until})`,
      nextDueAt: sql`case ${jobAlerts.frequency} when 'weekly' then ${nextDue("weekly", now)}::timestamptz
        else ${nextDue("daily", now)}::timestamptz end`,
    })
    .where(and(sql`${jobAlerts.id} = any(${ids}::uuid[])`, isDue(now)))
    .returning({ id: jobAlerts.id });
  return moved.map(({ id }) => id);
}
