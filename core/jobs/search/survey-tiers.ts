import { and, type SQL, sql } from "drizzle-orm";
import { isOrdinary, pageSize } from "#core/jobs/live-rows.ts";
import { type Condition, either } from "#core/jobs/query/conditions.ts";
import { countedUpTo, withGathering } from "#core/jobs/query/select-jobs.ts";
import type { Hit } from "#core/jobs/search/score-jobs.ts";
import { type Tier, type TierCondition, tiers, widest } from "#core/jobs/search/search-tiers.ts";
import { jobs } from "#core/jobs/tables.ts";

/** How many jobs the tiers have in all, up to 10,001 or more, and each of them among these. */
export type Survey = { count: number; tiers: ReadonlyMap<Tier, Surveyed> };

/** The jobs themselves where they are few. Of tiers that have too many together, some were seen, or none were looked for. */
export type Surveyed = { count: number; hits: Hit[] | null; seen: "all" | "some" | "none" };

/** Where so many jobs have what was typed, wider words are not looked for. */
export const plenty = pageSize;

/** Tiers that are looked for together, where no more jobs than these are in the ones before. */
const stages: readonly { of: readonly Tier[]; upTo: number }[] = [
  { of: ["whole", "phrase", "title"], upTo: countedUpTo },
  { of: ["head"], upTo: countedUpTo },
  { of: ["wider"], upTo: plenty - 1 },
  { of: ["description"], upTo: countedUpTo },
  { of: ["part"], upTo: countedUpTo },
];

type Row = { tier: number; count: number; ids: string[] | null; dates: string[] | null };

/**
 * One pass over the jobs of some tiers, less those of better ones. Each counts in the best of them that it is in. The tier
 * at which a reader stands is looked for in any case.
 */
export async function surveyTiers(
  { among, better, at }: { among: TierCondition[]; better: TierCondition[]; at?: Tier },
  conditions: Condition[],
  few: number,
  now: Date,
): Promise<Survey> {
  const asked = stages
    .map(({ of, upTo }) => ({ upTo, some: among.filter(({ tier }) => of.includes(tier)) }))
    .filter(({ some }) => some.length > 0);
  const names = asked.map((_, index) => sql.raw(`hits_${index}`));
  const all = (some: SQL[]) =>
    sql.join(
      some.map((name) => sql`select * from ${name}`),
      sql` union all `,
    );
  const parts = asked.map(({ some, upTo }, index) => {
    const before = names.slice(0, index);
    const isAsked = !before.length || some.some(({ tier }) => tier === at);
    const only = isAsked ? undefined : sql`(select count(*) from (${all(before)}) before) <= ${upTo}`;
    const others = [...better, ...asked.slice(0, index).flatMap(({ some }) => some)];
    return sql`${names[index]} as materialized (${hitsOf(some, others, conditions, now, only)})`;
  });
  const { rows } = await withGathering((from) =>
    from.execute<Row>(sql`
      with ${sql.join(parts, sql`, `)}, hits as (${all(names)}),
      sized as (select tier, count(*)::int as count from hits group by tier)
      select tier, count,
        case when count <= ${few} then (select array_agg(id order by id) from hits where hits.tier = sized.tier) end as ids,
        case when count <= ${few} then (
          select array_agg((extract(epoch from date_posted) * 1000)::bigint order by id) from hits where hits.tier = sized.tier
        ) end as dates
      from sized`),
  );
  const found = new Map(rows.map((row) => [tiers[row.tier], row]));
  const surveyed = new Map<Tier, Surveyed>();
  let count = 0;
  for (const [index, { some, upTo }] of asked.entries()) {
    const counted = some.reduce((total, { tier }) => total + (found.get(tier)?.count ?? 0), 0);
    const isAsked = !index || count <= upTo || some.some(({ tier }) => tier === at);
    const seen = !isAsked ? "none" : counted > countedUpTo ? "some" : "all";
    for (const { tier } of some) surveyed.set(tier, { ...hitsIn(found.get(tier)), seen });
    count += counted;
  }
  return { count, tiers: surveyed };
}

function hitsIn(row: Row | undefined): Pick<Surveyed, "count" | "hits"> {
  if (!row) return { count: 0, hits: [] };
  const hits = row.ids?.map((id, n) => ({ id, datePosted: new Date(Number(row.dates?.[n])) })) ?? null;
  return { count: row.count, hits };
}

function hitsOf(
  among: TierCondition[],
  better: TierCondition[],
  conditions: Condition[],
  now: Date,
  only?: SQL,
): SQL {
  const not = better.length ? sql`not ${either(widest(better)).opaque}` : undefined;
  const at = ({ tier }: TierCondition) => sql.raw(String(tiers.indexOf(tier)));
  const last = among.slice(-1).map(at);
  const earlier = among.slice(0, -1).map((one) => sql`when ${one.opaque} then ${at(one)}`);
  // What is in none of the others is in the last one; to look once more would fetch its words from beside the row.
  const tier = earlier.length ? sql`case ${sql.join(earlier, sql` `)} else ${last[0]} end` : last[0];
  return sql`
    select ${jobs.id}, ${jobs.datePosted}, ${tier} as tier from ${jobs}
    where ${and(only, isOrdinary(now, conditions), ...conditions.map(({ indexed }) => indexed), either(widest(among)).indexed, not)}
    limit ${countedUpTo + 1}`;
}
