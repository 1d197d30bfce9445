import { and, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { withGathering } from "#core/jobs/gather-or-walk.ts";
import { isOrdinary } from "#core/jobs/live-rows.ts";
import { type Condition, each } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { planSearch } from "#core/jobs/search/plan-search.ts";
import { goodTiers, inTiers, likeTiers } from "#core/jobs/search/search-tiers.ts";
import { jobs } from "#core/jobs/tables.ts";

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

const remembered = new LRUCache<string, MatchSurvey>({ max: 1_000, ttl: 60_000 });

export function clearMatchSurveys() {
  remembered.clear();
}

/** Tells how many jobs of a search each of the parts holds, in one reading. */
export async function surveyMatches(
  query: JobQuery,
  parts: Condition[][],
  now = new Date(),
): Promise<MatchSurvey> {
  const key = JSON.stringify([query, parts.flat().map(({ key }) => key)]);
  const known = remembered.get(key);
  if (known) return known;
  const { ranking, filters, conditions } = await planSearch(query, now);
  const inTitles = ranking ? [inTiers(ranking, goodTiers), ...filters] : conditions;
  const titled = await readSurvey(inTitles, parts, now);
  const found =
    titled.total || !ranking
      ? titled
      : await readSurvey([inTiers(ranking, likeTiers), ...filters], parts, now);
  remembered.set(key, found);
  return found;
}

async function readSurvey(conditions: Condition[], parts: Condition[][], now: Date): Promise<MatchSurvey> {
  const shares = parts.map((part) => sql`count(*) filter (where ${each(part).opaque})::int`);
  const { rows } = await withGathering((from) =>
    from.execute<MatchSurvey>(sql`
      with matching as materialized (
        select ${jobs}.* from ${jobs}
        where ${and(isOrdinary(now, conditions), ...conditions.map(({ indexed }) => indexed))}
        limit ${surveyLimit}
      )
      select count(*)::int as total, array[${sql.join(shares, sql`, `)}]::int[] as shares, (
        select json_build_object('name', category, 'jobs', count(*)) from matching
        group by category order by count(*) desc, category limit 1
      ) as category
      from matching as jobs`),
  );
  return rows[0] ?? { total: 0, shares: parts.map(() => 0), category: null };
}
