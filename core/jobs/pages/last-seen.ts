import { sql } from "drizzle-orm";

export type LastSeen = { source: string; at: Date; isWholeBoard: boolean; firstAt: Date };

export type LastSeenRow = { source: string; at: string; isWholeBoard: boolean; firstAt: string };

/** Of the sightings of the last day, one on a board that was read to its end is the better proof. */
export const lastSeenColumn = sql<LastSeenRow | null>`(
  select jsonb_build_object('source', s.source, 'at', s.last_seen_at, 'isWholeBoard', c.whole_at is not null,
    'firstAt', min(s.first_seen_at) over ())
  from job_sightings s
  left join job_scopes c on c.source = s.source and c.scope = s.scope and c.whole_at = s.last_seen_at
  where s.job_id = jobs.id and s.gone_at is null
  order by date_trunc('day', s.last_seen_at) desc, c.whole_at is not null desc, s.last_seen_at desc limit 1
)`;

export function toLastSeen(row: LastSeenRow | null): LastSeen | null {
  return row && { ...row, at: new Date(row.at), firstAt: new Date(row.firstAt) };
}
