import { sql } from "drizzle-orm";
import { ask } from "#core/jobs/list/ask.ts";
import { isOrdinary } from "#core/jobs/live-rows.ts";
import { type Condition, isEach, isFoundByEach } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type MatchSurvey = {
  /** Up to the limit of a survey. */
  total: number;
  /** How many meet each of the parts. */
  shares: number[];
  /** The most frequent kind of work. */
  category: { name: string; jobs: number } | null;
};

/** Shares of more jobs hardly differ, and reading them takes longer. */
const surveyLimit = 1_000;

/** Tells how many jobs of a search each of the parts holds, in one reading. */
export async function surveyMatches(
  query: JobQuery,
  parts: Condition[][],
  now = new Date(),
): Promise<MatchSurvey> {
  const { conditions } = await ask(query, now);
  const shares = parts.map((part) => sql`count(*) filter (where ${isEach(part)})::int`);
  const { rows } = await db.execute<MatchSurvey>(sql`
    with matching as materialized (
      select ${jobs}.* from ${jobs} where ${isOrdinary(now, conditions)} and ${isFoundByEach(conditions)} limit ${surveyLimit}
    )
    select count(*)::int as total, array[${sql.join(shares, sql`, `)}]::int[] as shares, (
      select json_build_object('name', category, 'jobs', count(*)) from matching
      group by category order by count(*) desc, category limit 1
    ) as category
    from matching as jobs`);
  return rows[0] ?? { total: 0, shares: parts.map(() => 0), category: null };
}
