import { and, asc, type SQL, sql } from "drizzle-orm";
import type { MailWindow } from "#core/alerts/preview/mail-windows.ts";
import { previewDays } from "#core/alerts/rhythm.ts";
import { areMany, countLimit, withGathering, withWalking } from "#core/jobs/gather-or-walk.ts";
import { isFeatured, isOrdinary } from "#core/jobs/live-rows.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type Db, db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

/** What one email has. `window` is its place in the list of windows, `week` its part of the last days. */
export type PastMail = { window: number; count: number; week: number; ids: string[]; isCapped: boolean };

export type PastMails = { mails: PastMail[]; isCapped: boolean };

/** An email names fewer, so a longer one is counted no further. */
const mostOfMail = 100;
/** So many jobs of a window are looked at where an alert matches a large part of the board. */
const mostLookedAt = 20_000;
/** Listings of one employer and title share a line, so these are more than are shown. */
const idsOfMail = 12;

type Moment = typeof jobs.listedAt | typeof jobs.datePosted;

export type MailsAsked = { conditions: Condition[]; windows: MailWindow[]; moment: Moment; now: Date };

/** The ordinary jobs of each email. Few are gathered from indexes, many are looked for window by window. */
export async function ordinaryMails(asked: MailsAsked): Promise<PastMails> {
  if (!(await areMany(allOf(asked), asked.now))) {
    const mails = await gather(asked);
    if (mails.reduce((sum, { count }) => sum + count, 0) <= countLimit) return { mails, isCapped: false };
  }
  return { mails: await lookThrough(asked), isCapped: true };
}

export function featuredMails(asked: MailsAsked): Promise<PastMail[]> {
  return byMail(db, asked, and(isFeatured(asked.now), ...allOf(asked).map(({ opaque }) => opaque)));
}

/** Which of these jobs the emails have. */
export async function mailsAmong(ids: string[], asked: MailsAsked): Promise<PastMail[]> {
  if (!ids.length) return [];
  const among = sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`;
  return byMail(db, asked, and(among, ...allOf(asked).map(({ opaque }) => opaque)));
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

function allOf({ conditions, moment, windows }: MailsAsked): Condition[] {
  const start = startOf(windows).toISOString();
  const isLater = sql`${moment} > ${start}`;
  const key = `mails:${moment.name}:${start}`;
  return [...conditions, { key, indexed: isLater, opaque: isLater, selective: true, isQuick: true }];
}

function gather(asked: MailsAsked): Promise<PastMail[]> {
  const matching = and(isOrdinary(asked.now), ...allOf(asked).map(({ indexed }) => indexed));
  return withGathering((from) => byMail(from, asked, matching));
}

async function byMail(
  from: Db,
  { windows, moment, now }: MailsAsked,
  matching: SQL | undefined,
): Promise<PastMail[]> {
  const bounds = windows.map(({ after }) => after.toISOString()).toReversed();
  const { rows } = await from.execute<Omit<PastMail, "isCapped">>(sql`
    with hits as materialized (
      select ${jobs.id}, ${jobs.datePosted}, ${moment} as moment from ${jobs}
      where ${matching} and ${moment} <= ${now.toISOString()} limit ${countLimit + 1}
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

/** The counts are lower bounds. */
async function lookThrough({ conditions, windows, moment, now }: MailsAsked): Promise<PastMail[]> {
  const looks = windows.map(
    ({ after, until }, window) => sql`
      select ${window}::int as window, count(*)::int as count, (array_agg(id))[1:${sql.raw(String(idsOfMail))}] as ids
      from (
        select id from (
          select * from ${jobs}
          where ${isOrdinary(now)} and ${moment} > ${after.toISOString()} and ${moment} <= ${until.toISOString()}
          order by ${moment} desc limit ${mostLookedAt}
        ) jobs
        where ${and(sql`true`, ...conditions.map(({ opaque }) => opaque))} limit ${mostOfMail + 1}
      ) found`,
  );
  const { rows } = await withWalking((from) =>
    from.execute<{ window: number; count: number; ids: string[] | null }>(sql.join(looks, sql` union all `)),
  );
  return rows.flatMap(({ window, count, ids }) =>
    count
      ? [{ window, count: Math.min(count, mostOfMail), week: count, ids: ids ?? [], isCapped: true }]
      : [],
  );
}
