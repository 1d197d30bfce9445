import { sql } from "drizzle-orm";

export type LastSeen = {
  source: string;
  at: Date;
  isWholeBoard: boolean;
  firstAt: Date;
  /** When its own page last answered us. */
  linkWorkedAt: Date | null;
};

export type LastSeenRow = Pick<LastSeen, "source" | "isWholeBoard"> & {
  at: string;
  firstAt: string;
  linkWorkedAt: string | null;
};

/** Of the sightings of the last day, one on a board that was read to its end is the better proof. */
export const lastSeenColumn = sql<LastSeenRow | null>`(
  select jsonb_build_object('source', s.source, 'at', s.last_seen_at, 'isWholeBoard', c.whole_at is not null,
    'firstAt', (select min(first_seen_at) from job_sightings where job_id = jobs.id), 'linkWorkedAt', max(l.asked_at) filter (where l.outcome = 'alive') over ())
  from job_sightings s
  left join job_scopes c on c.source = s.source and c.scope = s.scope and c.whole_at = s.last_seen_at
  left join job_links l on l.sighting_id = s.id
  where s.job_id = jobs.id and s.gone_at is null
  order by date_trunc('day', s.last_seen_at) desc, c.whole_at is not null desc, s.last_seen_at desc limit 1
)`;

export function toLastSeen(row: LastSeenRow | null): LastSeen | null {
  if (!row) return null;
  const { at, firstAt, linkWorkedAt } = row;
  return {
    ...row,
    at: new Date(at),
    firstAt: new Date(firstAt),
    linkWorkedAt: linkWorkedAt === null ? null : new Date(linkWorkedAt),
  };
}
