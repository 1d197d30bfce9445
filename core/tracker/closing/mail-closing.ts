import { and, eq, inArray, isNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import { lastDay } from "#core/jobs/days/last-day.ts";
import { newYorkDay } from "#core/jobs/days/new-york-day.ts";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { isLive } from "#core/jobs/live-rows.ts";
import { jobs } from "#core/jobs/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { closingNoticeDays } from "#core/tracker/closing/notice.ts";
import { applications, closingEmailsOff, savedJobs } from "#core/tracker/tables.ts";

const batchSize = 200;

/** A job whose closing date moves to a later day is told of once more. */
const mostTold = 2;

/** Emails each person once about a saved job that closes soon. */
export async function mailClosing(now = new Date()): Promise<number> {
  const sourced = await mailAll(jobs.validThrough, isNull(jobs.featuredUntil), now);
  return sourced + (await mailAll(jobs.featuredUntil, undefined, now));
}

async function mailAll(closes: PgColumn, only: SQL | undefined, now: Date): Promise<number> {
  for (let total = 0; ; ) {
    const count = await inTransaction(
      async (tx) => {
        const due = await selectDue(tx, closes, only, now);
        for (const saved of due) await tell(tx, saved);
        await noteTold(
          tx,
          closes,
          due.map(({ id }) => id),
        );
        return due.length;
      },
      { timeout: 60_000 },
    );
    total += count;
    if (count < batchSize) return total;
  }
}

type Due = Awaited<ReturnType<typeof selectDue>>[number];

function selectDue(tx: Tx, closes: PgColumn, only: SQL | undefined, now: Date) {
  return tx
    .select({
      id: savedJobs.id,
      userId: savedJobs.userId,
      email: profiles.email,
      closesAt: sql<Date>`${closes}`.mapWith((moment) => new Date(String(moment))),
      job: {
        id: jobs.id,
        slug: jobs.slug,
        title: jobs.title,
        companyName: jobs.companyName,
        companySlug: jobs.companySlug,
        featuredUntil: jobs.featuredUntil,
      },
    })
    .from(jobs)
    .innerJoin(savedJobs, eq(savedJobs.jobId, jobs.id))
    .innerJoin(profiles, eq(profiles.id, savedJobs.userId))
    .where(
      and(
        isLive(now),
        only,
        sql`${closes} > ${now.toISOString()} and ${closes} <= ${endOfNotice(now).toISOString()}`,
        isNull(savedJobs.removedAt),
        isUntold(closes),
        // Whoever saves a job on its last days has just read when it closes.
        sql`${savedJobs.savedAt} < ${closes} - ${`${closingNoticeDays + 1} days`}::interval`,
        notExists(appliedTo()),
        notExists(switchedOff()),
      ),
    )
    .orderBy(closes, savedJobs.id)
    .limit(batchSize)
    .for("update", { of: savedJobs, skipLocked: true });
}

/** The end of the last day that may be told of, in the time zone of closing dates. */
function endOfNotice(now: Date): Date {
  return new Date(Date.parse(newYorkDay(now)) + (closingNoticeDays + 1) * dayMs + 5 * hourMs);
}

function isUntold(closes: PgColumn): SQL {
  const isLater = sql`${closes} > ${savedJobs.toldClosing} + interval '12 hours'`;
  return sql`(${savedJobs.toldClosing} is null or (${isLater} and ${savedJobs.timesTold} < ${mostTold}))`;
}

function appliedTo() {
  const { userId, jobId, removedAt, status } = applications;
  return db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(eq(userId, savedJobs.userId), eq(jobId, savedJobs.jobId), isNull(removedAt), ne(status, "saved")),
    );
}

function switchedOff() {
  return db
    .select({ userId: closingEmailsOff.userId })
    .from(closingEmailsOff)
    .where(eq(closingEmailsOff.userId, savedJobs.userId));
}

async function tell(tx: Tx, { id, userId, email, closesAt, job }: Due): Promise<void> {
  await queueMail(tx, {
    kind: "saved-job-closes",
    to: email,
    data: {
      ...{ userId, savedId: id, title: job.title, company: job.companyName },
      day: lastDay(closesAt),
      isFeatured: job.featuredUntil !== null,
      jobPath: pathOfJob(job),
    },
    onceKey: `saved-job-closes:${userId}:${job.id}:${newYorkDay(closesAt)}`,
  });
}

async function noteTold(tx: Tx, closes: PgColumn, ids: string[]): Promise<void> {
  if (!ids.length) return;
  await tx
    .update(savedJobs)
    .set({ toldClosing: sql`${closes}`, timesTold: sql`${savedJobs.timesTold} + 1` })
    .from(jobs)
    .where(and(inArray(savedJobs.id, ids), eq(jobs.id, savedJobs.jobId)));
}
