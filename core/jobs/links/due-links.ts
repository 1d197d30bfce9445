import { sql } from "drizzle-orm";
import type { JobLink } from "#core/jobs/links/ask-job-link.ts";
import { unvouchedDays } from "#core/jobs/links/track-links.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { dayMs } from "#core/text/time.ts";

export type DueLink = JobLink & { sightingId: string; source: string; sourceId: string; isDemo: boolean };

const batchSize = 1_000;
const atOnce = 3;

/** A link that was taken but did not get its turn is due again after this time. */
const leaseMs = dayMs;

/** Drops links of jobs that are gone, and puts off those that a complete fetch vouches for. */
export async function sortDueLinks(now: Date): Promise<void> {
  const since = new Date(now.getTime() - unvouchedDays * dayMs);
  const isStandIn = env.DEMO_LINKS_URL !== undefined;
  for (let sorted = batchSize; sorted === batchSize; ) {
    const { rows } = await db.execute<{ count: number }>(sql`
      with due as (
        select l.sighting_id, s.gone_at is not null or j.expired_at is not null as is_gone,
          case when c.whole_at > ${moment(since)} and s.last_seen_at >= c.whole_at
            then c.whole_at + make_interval(days => ${unvouchedDays})
          when j.is_demo and not ${isStandIn}::boolean
            then ${moment(now)} + make_interval(days => ${unvouchedDays}) end as not_before
        from job_links l join job_sightings s on s.id = l.sighting_id join jobs j on j.id = s.job_id
        left join job_scopes c on c.source = s.source and c.scope = s.scope
        where l.due_at <= ${moment(now)}
          and (s.gone_at is not null or j.expired_at is not null or (j.is_demo and not ${isStandIn}::boolean)
            or (c.whole_at > ${moment(since)} and s.last_seen_at >= c.whole_at))
        order by l.due_at limit ${batchSize}
      ), dropped as (
        delete from job_links where sighting_id in (select sighting_id from due where is_gone)
      ), put_off as (
        update job_links l set due_at = due.not_before from due
        where l.sighting_id = due.sighting_id and not due.is_gone
      )
      select count(*)::int as count from due`);
    sorted = rows[0]?.count ?? 0;
  }
}

/** At most one link of each host that may be asked now. No other worker gets the same link. */
export async function takeDueLinks(now: Date): Promise<DueLink[]> {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await db.execute<{ sighting_id: string }>(sql`
    select l.sighting_id from link_hosts h cross join lateral (
      select sighting_id, due_at from job_links where host = h.host and due_at <= ${moment(now)} order by due_at limit 1
    ) l
    where h.next_at <= clock_timestamp() and (h.paused_until is null or h.paused_until <= ${moment(now)})
      and (h.day is distinct from ${day}::date or h.asked_that_day < ${env.LINKS_PER_HOST_A_DAY})
    order by l.due_at limit ${atOnce}`);
  if (!rows.length) return [];
  const ids = rows.map((row) => row.sighting_id);
  const taken = await db.execute<DueLink>(sql`
    update job_links l set due_at = ${moment(new Date(now.getTime() + leaseMs))}
    from job_sightings s join jobs j on j.id = s.job_id
    where l.sighting_id = any(${sql.param(ids)}::uuid[]) and l.due_at <= ${moment(now)} and s.id = l.sighting_id
    returning l.sighting_id as "sightingId", s.source, s.source_id as "sourceId", coalesce(s.url, s.apply_url) as url,
      j.title, j.is_demo as "isDemo", l.etag, l.last_modified as "lastModified"`);
  return taken.rows;
}

function moment(date: Date) {
  return sql`${date.toISOString()}::timestamptz`;
}
