import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, db } from "#core/platform/db.server.ts";

export type DayCount = { day: string; views: number; applies: number };

/** `day` is a UTC day, today by default. */
export type PostingCounts = { id: string; views: number; applies: number; day?: string };

const mostDays = 90;

/** Anybody can send us ids, so unknown ones and clicks on postings that are not live are ignored. */
export async function addCounts(counted: PostingCounts[], now = new Date()) {
  const given = counted
    .filter(({ id }) => z.uuid().safeParse(id).success)
    .map((count) => ({ ...count, day: count.day ?? dayOf(now) }));
  if (!given.length) return;
  // A fixed order keeps two processes from a deadlock.
  await db.execute(sql`
    insert into posting_counts (posting_id, day, views, applies)
    select posting_id, day, sum(views), sum(applies) from (
      select posting.id as posting_id, given.day, given.views,
        case when posting.status = 'active' and posting.expires_at > ${now} then given.applies else 0 end as applies
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, day date, views int, applies int)
      join posted_jobs posting on posting.id = given.id
    ) as known
    group by posting_id, day having sum(views) + sum(applies) > 0 order by posting_id, day
    on conflict (posting_id, day) do update set
      views = posting_counts.views + excluded.views, applies = posting_counts.applies + excluded.applies`);
}

export async function readCounts(postingId: string, now = new Date()): Promise<DayCount[]> {
  const { rows } = await db.execute<DayCount>(sql`
    select lived.day::text, coalesce(views, 0) as views, coalesce(applies, 0) as applies
    from (
      select id, ${utcDay(sql`date_posted`)} as first, ${utcDay(sql`least(expires_at, ${now})`)} as last
      from posted_jobs where id = ${postingId} and date_posted is not null
    ) as posting
    cross join lateral (
      select posting.last - ago as day from generate_series(least(posting.last - posting.first, ${mostDays - 1}), 0, -1) as ago
    ) as lived
    left join posting_counts on posting_counts.posting_id = posting.id and posting_counts.day = lived.day
    order by lived.day`);
  return rows;
}

export async function totalCounts(
  postingId: string,
  where: Db = db,
): Promise<{ views: number; applies: number }> {
  const { rows } = await where.execute<{ views: number; applies: number }>(sql`
    select coalesce(sum(views), 0)::int as views, coalesce(sum(applies), 0)::int as applies
    from posting_counts where posting_id = ${postingId}`);
  return rows[0] ?? { views: 0, applies: 0 };
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const utcDay = (moment: SQL) => sql`(${moment} at time zone 'UTC')::date`;
