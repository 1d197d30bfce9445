import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";

export const secondMs = env.PACE_SECOND_MS;

/** Limits the wait after the clock was set back. */
const furthestMs = 60_000;

export async function takeTurn(source: string, perSecond: number): Promise<void> {
  const waitMs = await reserveTurn(source, secondMs / perSecond);
  if (waitMs > 0) await sleep(waitMs);
}

export async function reserveTurn(source: string, gapMs: number): Promise<number> {
  const gap = sql`${gapMs} * interval '1 ms'`;
  const soonest = sql`least(greatest(source_states.next_request_at, clock_timestamp()), clock_timestamp() + ${furthestMs} * interval '1 ms')`;
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into source_states (source, next_request_at) values (${source}, clock_timestamp() + ${gap})
    on conflict (source) do update set next_request_at = ${soonest} + ${gap}
    returning extract(epoch from next_request_at - ${gap} - clock_timestamp())::float * 1000 as wait`);
  return Math.max(0, Math.ceil(rows[0]?.wait ?? 0));
}

export async function delayRequests(source: string, ms: number): Promise<void> {
  const until = sql`clock_timestamp() + ${Math.min(ms, furthestMs)} * interval '1 ms'`;
  await db.execute(sql`
    insert into source_states (source, next_request_at) values (${source}, ${until})
    on conflict (source) do update set next_request_at = greatest(source_states.next_request_at, ${until})`);
}
