import { and, type SQL, sql } from "drizzle-orm";
import { countLimit, leastOf, shortSample, withGathering } from "#core/jobs/gather-or-walk.ts";
import { isOrdinary, pageSize } from "#core/jobs/live-rows.ts";
import { byIndex, type Condition, orForms } from "#core/jobs/query/conditions.ts";
import type { Hit } from "#core/jobs/search/score-jobs.ts";
import {
  exactTiers,
  exceptBetter,
  type Tier,
  type TierCondition,
  tiers,
  widest,
} from "#core/jobs/search/search-tiers.ts";
import { jobs } from "#core/jobs/tables.ts";

export type Survey = { count: number; tiers: ReadonlyMap<Tier, Surveyed> };

/** Tiers with too many jobs were seen in part ("some") or not searched ("none"). */
export type Surveyed = { count: number; hits: Hits; seen: "all" | "some" | "none" };

/** With `readAt` they were the newest then. */
export type Hits = { all: boolean; newest: Hit[]; readAt?: Date };

/** With this many matches of what was typed, wider words are not searched. */
export const plentyOfMatches = pageSize;
/** Descriptions and parts of titles are searched only below this count. */
export const enoughMatches = 5;

export const common = countLimit / 2;

/** A stage is searched only if the earlier ones found at most `upTo` jobs. */
type Stages = readonly { of: readonly Tier[]; upTo: number }[];

const firstTiers: readonly Tier[] = ["whole", "phrase", "title"];
const wider = { of: ["wider"], upTo: plentyOfMatches - 1 } as const;
const later: Stages = [
  wider,
  { of: ["description"], upTo: enoughMatches - 1 },
  { of: ["part"], upTo: enoughMatches - 1 },
  { of: ["work"], upTo: 0 },
];
const exact: Stages = [{ of: exactTiers, upTo: countLimit }];
const oneByOne: Stages = [{ of: firstTiers, upTo: countLimit }, { of: ["head"], upTo: countLimit }, ...later];

type Row = { tier: number; count: number; ids: string[] | null; dates: string[] | null };

type Surveying = {
  among: TierCondition[];
  better: TierCondition[];
  found?: number;
  /** Many more jobs state a fact than mention it in the title. */
  hasFacts: boolean;
  at?: Tier;
  /** A tier with up to this many jobs returns all of them. */
  few: number;
  /** A larger tier returns this many of the newest. */
  newest?: number;
};

/** A job counts in its best tier. The reader's current tier is always searched. */
export async function surveyTiers(asked: Surveying, conditions: Condition[], now: Date): Promise<Survey> {
  const { among, hasFacts } = asked;
  const many = await surveyMany(asked, conditions, now);
  if (many) return many;
  const isBroad = hasFacts && !conditions.length;
  if (isBroad || !has(among, firstTiers) || !has(among, ["head"]))
    return survey(asked, oneByOne, conditions, now);
  const found = await survey({ ...asked, among: exactAmong(among) }, exact, conditions, now);
  // When too many jobs match, those with the words in their titles come first.
  const isTold = countOf(found, exactTiers) <= countLimit || countOf(found, firstTiers) >= common;
  return isTold ? withWider(found, asked, conditions, now) : survey(asked, oneByOne, conditions, now);
}

/** Planning the wider words takes longer than finding few jobs, so they are asked for only where they are shown. */
async function withWider(
  exact: Survey,
  asked: Surveying,
  conditions: Condition[],
  now: Date,
): Promise<Survey> {
  const { among, better, found = 0, at } = asked;
  const exactly = exactAmong(among);
  const beyond = among.filter((one) => !exactly.includes(one));
  if (!beyond.length) return exact;
  const isAsked = found + exact.count <= wider.upTo || beyond.some(({ tier }) => tier === at);
  const more: Survey = isAsked
    ? await survey(
        { ...asked, among: beyond, better: [...better, ...exactly], found: found + exact.count },
        later,
        conditions,
        now,
      )
    : { count: 0, tiers: new Map(beyond.map(({ tier }) => [tier, unseen])) };
  return { count: exact.count + more.count, tiers: new Map([...exact.tiers, ...more.tiers]) };
}

const unseen: Surveyed = { count: 0, hits: { all: true, newest: [] }, seen: "none" };

function exactAmong(among: TierCondition[]): TierCondition[] {
  return among.filter(({ tier }) => exactTiers.includes(tier));
}

/** With too many jobs to count, the counts are lower bounds. */
async function surveyMany(asked: Surveying, conditions: Condition[], now: Date): Promise<Survey | null> {
  const { among, better, at } = asked;
  const isDescribed = among[0]?.tier === "description";
  const together = among.filter(({ tier }) =>
    isDescribed ? tier === "description" : exactTiers.includes(tier),
  );
  if (!together.length || (at && !together.some(({ tier }) => tier === at))) return null;
  const forms = together.map((one) => exceptBetter(one, better));
  const firstMany = (least: number[]) => least.findIndex((jobs) => jobs >= common);
  const isTold = (least: number[]) => firstMany(least) >= 0 && sum(least) > countLimit;
  const sizes = isDescribed ? shortSample : undefined;
  const least = await leastOf(forms, conditions, now, { sizes, isEnough: isTold });
  if (!least || !isTold(least)) return null;
  const few = together.slice(0, firstMany(least));
  const counted = few.length ? await survey({ ...asked, among: few }, oneByOne, conditions, now) : null;
  const tiers = new Map(counted?.tiers);
  for (const [index, { tier }] of together.entries()) {
    if (index < few.length) continue;
    const count = Math.max(1, Math.floor(least[index] ?? 0));
    tiers.set(tier, { count, hits: { all: false, newest: [] }, seen: "some" });
  }
  return { count: countLimit + 1, tiers };
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function has(among: TierCondition[], wanted: readonly Tier[]): boolean {
  return among.some(({ tier }) => wanted.includes(tier));
}

function countOf(survey: Survey, wanted: readonly Tier[]): number {
  return wanted.reduce((total, tier) => total + (survey.tiers.get(tier)?.count ?? 0), 0);
}

async function survey(
  { among, better, found = 0, at, few, newest = 0 }: Surveying,
  stages: Stages,
  conditions: Condition[],
  now: Date,
): Promise<Survey> {
  const asked = stages
    .map(({ of, upTo }) => ({ upTo: upTo - found, some: among.filter(({ tier }) => of.includes(tier)) }))
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
    // The work tier is searched only when nothing else is found.
    const isApart = some.every(({ tier }) => tier !== "work");
    const others = isApart ? [...better, ...asked.slice(0, index).flatMap(({ some }) => some)] : [];
    const isSought = some.some(({ tier }) => tier === "description") && conditions.length;
    return sql`${names[index]} as materialized (${hitsOf(some, others, conditions, now, and(only, isSought ? isAnywhere(some) : undefined))})`;
  });
  const given = sql`case when count <= ${few} then ${few} when count <= ${countLimit} then ${newest} else 0 end`;
  const { rows } = await withGathering((from) =>
    from.execute<Row>(sql`
      with ${sql.join(parts, sql`, `)}, hits as (${all(names)}),
      sized as (select tier, count(*)::int as count from hits group by tier)
      select tier, count, ids, dates from sized, lateral (
        select array_agg(id) as ids, array_agg((extract(epoch from date_posted) * 1000)::bigint) as dates from (
          select id, date_posted from hits where hits.tier = sized.tier order by date_posted desc, id desc limit ${given}
        ) given
      ) best`),
  );
  const byTier = new Map(rows.map((row) => [tiers[row.tier], row]));
  const surveyed = new Map<Tier, Surveyed>();
  let count = 0;
  for (const [index, { some, upTo }] of asked.entries()) {
    const counted = some.reduce((total, { tier }) => total + (byTier.get(tier)?.count ?? 0), 0);
    const isAsked = !index || count <= upTo || some.some(({ tier }) => tier === at);
    const seen = !isAsked ? "none" : counted > countLimit ? "some" : "all";
    // The search may have stopped at ten thousand better jobs before this tier.
    const seenOf = (tier: Tier) => (seen === "some" && tier === "head" ? "none" : seen);
    for (const { tier } of some) surveyed.set(tier, { ...hitsIn(byTier.get(tier)), seen: seenOf(tier) });
    count += counted;
  }
  return { count, tiers: surveyed };
}

/**
 * If no job has the words, the other conditions are skipped, because a town's letters take longest to match.
 */
function isAnywhere(some: TierCondition[]): SQL {
  return sql`exists (select from ${jobs} where expired_at is null and featured_until is null and ${orForms(some).indexed} limit 1)`;
}

function hitsIn(row: Row | undefined): Pick<Surveyed, "count" | "hits"> {
  const { count = 0, ids, dates } = row ?? {};
  const newest = (ids ?? []).map((id, n) => ({ id, datePosted: new Date(Number(dates?.[n])) }));
  return { count, hits: { all: newest.length === count, newest } };
}

function hitsOf(
  among: TierCondition[],
  better: TierCondition[],
  conditions: Condition[],
  now: Date,
  only?: SQL,
): SQL {
  const not = better.length ? sql`not ${orForms(widest(better)).opaque}` : undefined;
  const at = ({ tier }: TierCondition) => sql.raw(String(tiers.indexOf(tier)));
  const last = among.slice(-1).map(at);
  const earlier = among.slice(0, -1).map((one) => sql`when ${one.opaque} then ${at(one)}`);
  // The last tier needs no test, which would fetch its words from outside the row.
  const tier = earlier.length ? sql`case ${sql.join(earlier, sql` `)} else ${last[0]} end` : last[0];
  return sql`
    select ${jobs.id}, ${jobs.datePosted}, ${tier} as tier from ${jobs}
    where ${and(only, isOrdinary(now, conditions), ...byIndex([...conditions, orForms(widest(among))]), not)}
    limit ${countLimit + 1}`;
}
