import { sql } from "drizzle-orm";
import { endSightings } from "#core/jobs/intake/expire-jobs.ts";
import type { LinkAnswer } from "#core/jobs/links/ask-job-link.ts";
import type { DueLink } from "#core/jobs/links/due-links.ts";
import type { LinkOutcome } from "#core/jobs/links/tables.ts";
import { unvouchedDays } from "#core/jobs/links/track-links.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

export const refusalsToPause = 3;
export const pauseDays = 30;

const nextInDays: Record<LinkOutcome, number> = {
  alive: unvouchedDays,
  dead: 1,
  unknown: unvouchedDays,
  barred: pauseDays,
};

/** Returns how many jobs ended. */
export async function recordAnswer(link: DueLink, answer: LinkAnswer, now: Date): Promise<number> {
  const { outcome, status, problem, etag, lastModified } = answer;
  await countAtHost(answer, now);
  const { rows } = await db.execute<{ is_over: boolean }>(sql`
    update job_links l set asked_at = ${moment(now)}, outcome = ${outcome}, status = ${status}, problem = ${problem},
      etag = ${etag}, last_modified = ${lastModified},
      due_at = ${moment(new Date(now.getTime() + nextInDays[outcome] * dayMs))},
      dead_since = case ${outcome} when 'alive' then null
        when 'dead' then coalesce(l.dead_since, ${moment(now)}) else l.dead_since end
    where sighting_id = ${link.sightingId}
    returning ${outcome} = 'dead'
      and (dead_since at time zone 'UTC')::date < (${moment(now)} at time zone 'UTC')::date as is_over`);
  return rows[0]?.is_over ? endSightings(link.source, [link.sourceId], "dead-link", now) : 0;
}

/** A refusal says nothing of the job, so a host that refuses three times in a row is left alone. */
async function countAtHost({ host, outcome, isRefusal }: LinkAnswer, now: Date): Promise<void> {
  const pausedUntil = moment(new Date(now.getTime() + pauseDays * dayMs));
  await db.execute(sql`
    update link_hosts set
      dead = dead + ${outcome === "dead" ? 1 : 0}, unknown = unknown + ${outcome === "unknown" ? 1 : 0},
      paused_until = case when ${isRefusal}::boolean and refusals_in_a_row + 1 >= ${refusalsToPause} then ${pausedUntil} end,
      refusals_in_a_row = case when ${isRefusal}::boolean and refusals_in_a_row + 1 < ${refusalsToPause}
        then refusals_in_a_row + 1 else 0 end
    where host = ${host}`);
}

function moment(date: Date) {
  return sql`${date.toISOString()}::timestamptz`;
}
