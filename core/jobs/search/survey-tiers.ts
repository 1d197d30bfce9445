import { and, sql } from "drizzle-orm";
import { isOrdinary } from "#core/jobs/live-rows.ts";
import { type Condition, either } from "#core/jobs/query/conditions.ts";
import { countedUpTo, withGathering } from "#core/jobs/query/select-jobs.ts";
import type { Hit } from "#core/jobs/search/score-jobs.ts";
import { type Tier, type TierCondition, tiers, widest } from "#core/jobs/search/search-tiers.ts";
import { jobs } from "#core/jobs/tables.ts";

/** How many jobs the tiers have in all, up to 10,001, and each of them among these. */
export type Survey = { count: number; tiers: ReadonlyMap<Tier, Surveyed> };

/** The jobs themselves where they are few. */
export type Surveyed = { count: number; hits: Hit[] | null };

/** One pass over the jobs of some tiers, less those of better ones. Each counts in the best of them that it is in. */
export async function surveyTiers(
  among: TierCondition[],
  better: TierCondition[],
  conditions: Condition[],
  few: number,
  now: Date,
): Promise<Survey> {
  const not = better.length ? sql`not ${either(widest(better)).opaque}` : undefined;
  const at = ({ tier }: TierCondition) => sql.raw(String(tiers.indexOf(tier)));
  const last = among.at(-1);
  if (!last) return { count: 0, tiers: new Map() };
  const earlier = among.slice(0, -1).map((one) => sql`when ${one.opaque} then ${at(one)}`);
  // What is in none of the others is in the last one; to look once more would fetch its words from beside the row.
  const tier = earlier.length ? sql`case ${sql.join(earlier, sql` `)} else ${at(last)} end` : at(last);
  const { rows } = await withGathering((from) =>
    from.execute<{ tier: number; count: number; ids: string[] | null; dates: string[] | null }>(sql`
      with hits as materialized (
        select ${jobs.id}, ${jobs.datePosted}, ${tier} as tier from ${jobs}
        where ${and(isOrdinary(now, conditions), ...conditions.map(({ indexed }) => indexed), either(widest(among)).indexed, not)}
        limit ${countedUpTo + 1}
      ), sized as (select tier, count(*)::int as count from hits group by tier)
      select tier, count,
        case when count <= ${few} then (select array_agg(id order by id) from hits where hits.tier = sized.tier) end as ids,
        case when count <= ${few} then (
          select array_agg((extract(epoch from date_posted) * 1000)::bigint order by id) from hits where hits.tier = sized.tier
        ) end as dates
      from sized`),
  );
  const found = rows.map(({ tier, count, ids, dates }): [Tier, Surveyed] => [
    tiers[tier] ?? "part",
    { count, hits: ids?.map((id, n) => ({ id, datePosted: new Date(Number(dates?.[n])) })) ?? null },
  ]);
  return { count: found.reduce((total, [, { count }]) => total + count, 0), tiers: new Map(found) };
}
