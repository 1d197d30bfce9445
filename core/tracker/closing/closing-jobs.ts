import { and, asc, eq, inArray, isNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { endInAllOfTheUs } from "#core/jobs/days/today.ts";
import { isLive } from "#core/jobs/live-rows.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db, type Tx } from "#core/platform/db.server.ts";
import { closes } from "#core/tracker/closing/closes.ts";
import { closingNoticeDays } from "#core/tracker/closing/notice.ts";
import { applications, closingEmailsOff, savedJobs } from "#core/tracker/tables.ts";

/** A job whose closing date moves to a later day is told of once more. */
const mostTold = 2;

export type ClosingJob = Awaited<ReturnType<typeof selectDue>>[number];

/** Whoever has a saved job that closes soon and was not told of. */
export async function findPeople(now: Date): Promise<string[]> {
  const sourced = sql`${jobs.featuredUntil} is null and ${isSoon(jobs.validThrough, now)}`;
  const paid = isSoon(jobs.featuredUntil, now);
  const people = [...(await selectPeople(sourced, now)), ...(await selectPeople(paid, now))];
  return [...new Set(people)].sort();
}

/** Each date has an index of its own. Without `offset 0`, the plan would read the saved jobs of everybody. */
async function selectPeople(isSoon: SQL, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select distinct saved.user_id from ${jobs} cross join lateral (
      select ${savedJobs.userId} from ${savedJobs}
      where ${savedJobs.jobId} = ${jobs.id} and ${isUntold()} offset 0
    ) saved where ${isLive(now)} and ${isSoon}`);
  return rows.map((row) => row.user_id);
}

/** Locks the people, so that of two runs at once the second finds what the first told. */
export async function selectDue(tx: Tx, people: string[], onceKeyOf: SQL, now: Date) {
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.id, people))
    .orderBy(asc(profiles.id))
    .for("no key update");
  return tx
    .select({
      ...{ savedId: savedJobs.id, userId: savedJobs.userId, email: profiles.email },
      closesAt: sql<Date>`${closes}`.mapWith((moment) => new Date(String(moment))),
      job: {
        ...{ id: jobs.id, slug: jobs.slug, title: jobs.title, featuredUntil: jobs.featuredUntil },
        ...{ companyName: jobs.companyName, companySlug: jobs.companySlug, closingZone: jobs.closingZone },
      },
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(profiles, eq(profiles.id, savedJobs.userId))
    .where(
      and(
        inArray(savedJobs.userId, people),
        isLive(now),
        isSoon(closes, now),
        isUntold(),
        notExists(tx.select({ id: mails.id }).from(mails).where(eq(mails.onceKey, onceKeyOf))),
      ),
    )
    .orderBy(closes, jobs.title, savedJobs.id);
}

function isSoon(moment: SQL | typeof jobs.validThrough | typeof jobs.featuredUntil, now: Date): SQL {
  return sql`${moment} > ${now.toISOString()} and ${moment} <= ${endInAllOfTheUs(closingNoticeDays, now).toISOString()}`;
}

function isUntold(): SQL | undefined {
  const isLater = sql`${closes} > ${savedJobs.toldClosing} + interval '12 hours'`;
  return and(
    isNull(savedJobs.removedAt),
    sql`(${savedJobs.toldClosing} is null or (${isLater} and ${savedJobs.timesTold} < ${mostTold}))`,
    // Whoever saves a job on its last days has just read when it closes.
    sql`${savedJobs.savedAt} < ${closes} - ${`${closingNoticeDays + 1} days`}::interval`,
    notExists(appliedTo()),
    notExists(switchedOff()),
  );
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

export async function noteTold(tx: Tx, savedIds: string[]): Promise<void> {
  if (!savedIds.length) return;
  await tx
    .update(savedJobs)
    .set({ toldClosing: closes, timesTold: sql`${savedJobs.timesTold} + 1` })
    .from(jobs)
    .where(and(inArray(savedJobs.id, savedIds), eq(jobs.id, savedJobs.jobId)));
}
