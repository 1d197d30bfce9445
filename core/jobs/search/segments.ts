import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { countedUpTo } from "#core/jobs/gather-or-walk.ts";
import { type Condition, either, keyOf as keyOfConditions } from "#core/jobs/query/conditions.ts";
import { countJobs } from "#core/jobs/query/select-jobs.ts";
import type { RankedCursor } from "#core/jobs/search/ranked-cursor.ts";
import { type Hit, scoreJobs } from "#core/jobs/search/score-jobs.ts";
import {
  goodTiers,
  keyOf,
  searchTiers,
  type Tier,
  type TierCondition,
  tiers,
  widest,
} from "#core/jobs/search/search-tiers.ts";
import { common, enough, type Hits, type Survey, surveyTiers } from "#core/jobs/search/survey-tiers.ts";
import type { Search } from "#core/search/search.ts";

/** A tier with more jobs than this is in the order of dates: to score each of them would take too long. */
const scoredUpTo = 1_000;
/** A page that ends so far down is read with the survey. */
const gatheredUpTo = 1_000;

export type RankedPage = { limit: number; after?: RankedCursor | null; offset?: number };

/** One tier's part of the list, less the jobs of better tiers. */
export type Segment = {
  tier: Tier;
  /** Of a tier that goes on beyond what was counted, at least so many. */
  count: number;
  condition: Condition;
  /** So many that they are met soon enough on a walk in the order of dates, whatever their number. */
  isCommon: boolean;
  /** Its jobs, the better first; null where they are in the order of dates. */
  readKeys: (() => Promise<RankedCursor[]>) | null;
  /** The newest of its jobs as far as they are known. */
  newest: Hit[];
};

/** What a question about a search is asked with. */
type Asking = {
  search: Search;
  conditions: Condition[];
  page: RankedPage;
  after: RankedCursor | null;
  now: Date;
};

/** Parts of the list in their order, each counted when it is come to; `count` is of the whole list, up to 10,001. */
type Segments = { count: number; segments: AsyncIterable<Segment> };

/** What a searched list is made of. */
export async function segmentsOf(
  search: Search,
  conditions: Condition[],
  page: RankedPage,
  now: Date,
): Promise<Segments> {
  const after = page.after ?? null;
  const asking = { search, conditions, page, after, now };
  const all = searchTiers(search);
  const good = all.filter(({ tier }) => goodTiers.includes(tier));
  const first = await surveyOf(asking, good, [], 0);
  const more = all.filter((one) => !good.includes(one) && (first.count < enough || one.tier === after?.tier));
  const better = more[0] ? all.slice(0, all.indexOf(more[0])) : all;
  const second = await surveyOf(asking, more, better, first.count);
  async function* each() {
    yield* segmentsAmong(asking, good, [], first);
    yield* segmentsAmong(asking, more, better, second);
  }
  return { count: Math.min(first.count + second.count, countedUpTo + 1), segments: each() };
}

/** How many live, not featured jobs the list has, up to 10,001; remembered for a minute. */
export async function countRanked(search: Search, conditions: Condition[], now: Date): Promise<number> {
  const key = `${keyOf(search)}:${keyOfConditions(conditions)}`;
  const known = counts.get(key);
  if (known !== undefined) return known;
  const { count } = await segmentsOf(search, conditions, { limit: 0 }, now);
  counts.set(key, count);
  return count;
}

const counts = new LRUCache<string, number>({ max: 5_000, ttl: 60_000 });

/** Of searches with many jobs, how many; for a minute, like counts. */
const wide = new LRUCache<string, Survey>({ max: 5_000, ttl: 60_000 });

const none: Hits = { all: false, newest: [] };

/** For clearJobCaches alone. */
export function clearSegments() {
  wide.clear();
  counts.clear();
}

async function surveyOf(
  { search, conditions, page, after, now }: Asking,
  among: TierCondition[],
  better: TierCondition[],
  found: number,
): Promise<Survey> {
  if (!among.length) return { count: 0, tiers: new Map() };
  const at = after?.tier;
  const forced = at === "wider" || at === "part" ? at : "";
  const key = `${keyOf(search)}:${among[0]?.tier}:${forced}:${keyOfConditions(conditions)}`;
  const known = wide.get(key);
  if (known) return known;
  const upTo = (page.offset ?? 0) + page.limit;
  const newest = !after && upTo <= gatheredUpTo ? upTo : 0;
  const hasFacts = search.terms.some(({ facts }) => facts);
  const asked = { among, better, found, hasFacts, at, few: scoredUpTo, newest };
  const survey = await surveyTiers(asked, conditions, now);
  if (survey.count > scoredUpTo) {
    const counts = [...survey.tiers].map(([tier, one]) => [tier, { ...one, hits: none }] as const);
    wide.set(key, { count: survey.count, tiers: new Map(counts) });
  }
  return survey;
}

async function* segmentsAmong(
  asking: Asking,
  among: TierCondition[],
  better: TierCondition[],
  survey: Survey,
): AsyncGenerator<Segment> {
  const passed = [...better];
  for (const one of among) {
    const { count = 0, seen = "all" } = survey.tiers.get(one.tier) ?? {};
    // None among ten thousand of its kind: to look through all the others for it would take too long.
    if (seen === "some" && !count && asking.after?.tier !== one.tier) continue;
    if (seen === "none" && one.tier !== "head") continue;
    const segment = await segmentOf(asking, one, [...passed], survey);
    passed.push(one);
    if (segment.count > 0) yield segment;
  }
}

async function segmentOf(
  asking: Asking,
  one: TierCondition,
  better: TierCondition[],
  survey: Survey,
): Promise<Segment> {
  const { search, conditions, after, now } = asking;
  const condition = conditionOf(search, one, better);
  const surveyed = survey.tiers.get(one.tier) ?? { count: 0, hits: { all: true, newest: [] }, seen: "all" };
  const isWhole = surveyed.seen === "all";
  let { count, hits } = surveyed;
  const isPassed = after !== null && tiers.indexOf(one.tier) < tiers.indexOf(after.tier);
  // A survey that was broken off has seen some of each tier: of many it is enough to know that they are many.
  if (!isWhole && (count <= scoredUpTo || isPassed)) {
    count = await countJobs([...conditions, condition], now);
    hits = none;
  }
  // A reader goes on in the order in which the reading began, though the tier has grown since.
  const isAt = after?.tier === one.tier;
  const isScored = isAt ? after.score !== null && count <= 2 * scoredUpTo : count <= scoredUpTo;
  const newest = isWhole ? hits.newest : [];
  const segment = { tier: one.tier, count, condition, isCommon: !isWhole && count >= common, newest };
  if (!isScored) return { ...segment, readKeys: null };
  const readHits = async () => {
    const asked = { among: [one], better, hasFacts: false, few: 2 * scoredUpTo };
    return (await surveyTiers(asked, conditions, now)).tiers.get(one.tier)?.hits.newest ?? [];
  };
  return { ...segment, readKeys: once(search, one.tier, hits.all ? hits.newest : null, readHits) };
}

function once(search: Search, tier: Tier, hits: Hit[] | null, readHits: () => Promise<Hit[]>) {
  let read: Promise<RankedCursor[]> | null = null;
  return () => {
    read ??= (async () => scoreJobs(search, tier, hits ?? (await readHits())))();
    return read;
  };
}

function conditionOf(search: Search, one: TierCondition, better: TierCondition[]): Condition {
  const others = better.length ? sql` and not ${either(widest(better)).opaque}` : sql``;
  return {
    key: `words:${one.tier}:${keyOf(search)}`,
    indexed: sql`(${one.indexed}${others})`,
    opaque: sql`(${one.opaque}${others})`,
    selective: true,
  };
}
