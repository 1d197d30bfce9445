import { asc, type SQL, sql } from "drizzle-orm";
import type { MailWindow } from "#core/alerts/preview/mail-windows.ts";
import { previewDays } from "#core/alerts/rhythm.ts";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { isFeatured, isOrdinary } from "#core/jobs/live-rows.ts";
import { type Condition, isEach } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

/** What one email has. `window` is its place in the list of windows, `week` its part of the last days. */
export type PastMail = { window: number; count: number; week: number; ids: string[]; isCapped: boolean };

export type PastMails = { mails: PastMail[]; isCapped: boolean };

/** Listings of one employer and title share a line, so these are more than are shown. */
const idsOfMail = 12;

type Moment = typeof jobs.listedAt | typeof jobs.datePosted;

export type MailsAsked = { conditions: Condition[]; windows: MailWindow[]; moment: Moment; now: Date };

/** The ordinary jobs of each email. */
export async function ordinaryMails(asked: MailsAsked): Promise<PastMails> {
  const mails = await byMail(asked, isOrdinary(asked.now));
  return { mails, isCapped: mails.reduce((sum, { count }) => sum + count, 0) > countLimit };
}

export function featuredMails(asked: MailsAsked): Promise<PastMail[]> {
  return byMail(asked, isFeatured(asked.now));
}

/** Which of these jobs the emails have. */
export async function mailsAmong(ids: string[], asked: MailsAsked): Promise<PastMail[]> {
  return ids.length ? byMail(asked, sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`) : [];
}

/**
 * Emails go by when we listed a job. A board that is younger than the windows listed all of its jobs at once, so
 * there the day of posting counts.
 */
export async function momentOf(windows: MailWindow[]): Promise<Moment> {
  const [oldest] = await db
    .select({ listedAt: jobs.listedAt })
    .from(jobs)
    .where(sql`${jobs.expiredAt} is null`)
    .orderBy(asc(jobs.listedAt))
    .limit(1);
  const isYoung = !oldest || oldest.listedAt.getTime() > startOf(windows).getTime() - dayMs;
  return isYoung ? jobs.datePosted : jobs.listedAt;
}

function startOf(windows: MailWindow[]): Date {
  return windows.at(-1)?.after ?? new Date(0);
}

async function byMail({ conditions, windows, moment, now }: MailsAsked, is: SQL): Promise<PastMail[]> {
  const bounds = windows.map(({ after }) => after.toISOString()).toReversed();
  const { rows } = await db.execute<PastMail>(sql`
    with hits as materialized (
      select ${jobs.id}, ${jobs.datePosted}, ${moment} as moment from ${jobs}
      where ${is} and ${isEach(conditions)} and ${moment} > ${startOf(windows).toISOString()} and ${moment} <= ${now.toISOString()}
      limit ${countLimit + 1}
    )
    select ${windows.length} - width_bucket(moment, ${sql.param(bounds)}::timestamptz[]) as window,
      count(*)::int as count, (count(*) filter (where moment > ${weekBefore(now)}))::int as week,
      (array_agg(id order by date_posted desc, id desc))[1:${sql.raw(String(idsOfMail))}] as ids
    from hits group by 1 order by 1`);
  return rows.map((row) => ({ ...row, isCapped: false }));
}

function weekBefore(now: Date): string {
  return new Date(now.getTime() - previewDays * dayMs).toISOString();
}
