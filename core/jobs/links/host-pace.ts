import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";

const secondMs = env.PACE_SECOND_MS;
const longestWaitSeconds = 60;
const longestRetryDays = 30;

/** False when the host is paused, has had its day's requests, or has others waiting for it. */
export async function takeHostTurn(host: string, now: Date, gapSeconds = env.LINK_GAP_SECONDS) {
  const waitMs = await reserveHostTurn(host, now, gapSeconds);
  if (waitMs === null) return false;
  if (waitMs > 0) await sleep(waitMs);
  return true;
}

/** One statement, so that no number of workers exceeds the pace. */
export async function reserveHostTurn(
  host: string,
  now: Date,
  gapSeconds = env.LINK_GAP_SECONDS,
): Promise<number | null> {
  const gap = sql`${gapSeconds * secondMs} * interval '1 ms'`;
  const day = now.toISOString().slice(0, 10);
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into link_hosts as h (host, next_at, day, asked_that_day, asked)
    values (${host}, clock_timestamp() + ${gap}, ${day}, 1, 1)
    on conflict (host) do update set
      next_at = greatest(h.next_at, clock_timestamp()) + ${gap},
      asked_that_day = case when h.day = excluded.day then h.asked_that_day + 1 else 1 end,
      day = excluded.day, asked = h.asked + 1
    where (h.paused_until is null or h.paused_until <= ${now.toISOString()}::timestamptz)
      and (h.day is distinct from excluded.day or h.asked_that_day < ${env.LINKS_PER_HOST_A_DAY})
      and h.next_at <= clock_timestamp() + ${longestWaitSeconds * secondMs} * interval '1 ms'
    returning extract(epoch from next_at - ${gap} - clock_timestamp())::float * 1000 as wait`);
  const [turn] = rows;
  return turn ? Math.max(0, Math.ceil(turn.wait)) : null;
}

export async function delayHost(host: string, seconds: number): Promise<void> {
  const ms = Math.min(seconds, longestRetryDays * 86_400) * secondMs;
  await db.execute(sql`
    update link_hosts set next_at = greatest(next_at, clock_timestamp() + ${ms} * interval '1 ms') where host = ${host}`);
}

/** In seconds; null if the header states none. */
export function retryAfter(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}
