import { LRUCache } from "lru-cache";
import { countLimit } from "#core/jobs/gather-or-walk.ts";
import { type Condition, keyOf as keyOfConditions } from "#core/jobs/query/conditions.ts";
import { countJobs } from "#core/jobs/query/select-jobs.ts";
import type { RankedCursor } from "#core/jobs/search/ranked-cursor.ts";
import { type Hit, scoreJobs } from "#core/jobs/search/score-jobs.ts";
import {
  exceptBetter,
  goodTiers,
  keyOf,
  searchTiers,
  type Tier,
  type TierCondition,
  tiers,
  titleTiers,
} from "#core/jobs/search/search-tiers.ts";
import {
  common,
  enoughMatches,
  type Hits,
  type Survey,
  surveyTiers,
} from "#core/jobs/search/survey-tiers.ts";
import type { Search } from "#core/search/search.ts";

/** Larger tiers are sorted by date, because scoring them takes too long. */
const scoredUpTo = 1_000;
/** Pages that end before this are read with the survey. */
const gatheredUpTo = 1_000;

export type RankedPage = { limit: number; after?: RankedCursor | null; offset?: number };

export type Segment = {
  tier: Tier;
  /** A lower bound for a tier that was not counted to the end. */
  count: number;
  condition: Condition;
  isCommon: boolean;
  readKeys: (() => Promise<RankedCursor[]>) | null;
  newest: Hit[];
  /** When these were the newest, if not now. */
  readAt: Date | null;
};

type Asking = {
  search: Search;
  conditions: Condition[];
  page: RankedPage;
  after: RankedCursor | null;
  now: Date;
};

/** Each segment is counted only when it is reached. `count` is of the complete list, up to 10,001. */
type Segments = { count: number; segments: AsyncIterable<Segment> };

export async function findSegments(
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
  const isTitled = titleTiers.some((tier) => first.tiers.get(tier)?.count);
  const isAsked = ({ tier }: TierCondition) => {
    if (tier === after?.tier) return true;
    if (tier === "work") return !first.count;
    return first.count < enoughMatches && !(tier === "description" && isTitled);
  };
  const more = all.filter((one) => !good.includes(one) && isAsked(one));
  const better = more[0] ? all.slice(0, all.indexOf(more[0])) : all;
  const second = await surveyOf(asking, more, better, first.count);
  async function* each() {
    yield* segmentsAmong(asking, good, [], first);
    yield* segmentsAmong(asking, more, better, second);
  }
  return { count: Math.min(first.count + second.count, countLimit + 1), segments: each() };
}

export async function countRanked(search: Search, conditions: Condition[], now: Date): Promise<number> {
  const key = `${keyOf(search)}:${keyOfConditions(conditions)}`;
  const known = counts.get(key);
  if (known !== undefined) return known;
  const { count } = await findSegments(search, conditions, { limit: 0 }, now);
  counts.set(key, count);
  return count;
}

const counts = new LRUCache<string, number>({ max: 5_000, ttl: 60_000 });

/** With the jobs of a page, one takes some 20 kB. */
const wide = new LRUCache<string, Survey>({ max: 1_000, ttl: 60_000 });

const none: Hits = { all: false, newest: [] };

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
  const forced = at === "wider" || at === "part" || at === "work" ? at : "";
  const key = `${keyOf(search)}:${among[0]?.tier}:${forced}:${keyOfConditions(conditions)}`;
  const known = wide.get(key);
  if (known) return known;
  const upTo = (page.offset ?? 0) + page.limit;
  const newest = !after && upTo <= gatheredUpTo ? upTo : 0;
  const hasFacts = search.terms.some(({ facts }) => facts);
  const asked = { among, better, found, hasFacts, at, few: scoredUpTo, newest };
  const survey = await surveyTiers(asked, conditions, now);
  if (survey.count > scoredUpTo) {
    const counts = [...survey.tiers].map(([tier, one]) => {
      const newest = one.hits.newest.slice(0, page.limit);
      return [tier, { ...one, hits: { all: false, newest, readAt: now } }] as const;
    });
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
    // The first ten thousand matches had none, so searching all others would take too long.
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
  // An interrupted survey has seen only some of each tier, which is enough for large tiers.
  if (!isWhole && (count <= scoredUpTo || isPassed)) {
    count = await countJobs([...conditions, condition], now);
    hits = none;
  }
  // The order stays the same while a reader turns pages, even if the tier has grown.
  const isAt = after?.tier === one.tier;
  const isScored = isAt ? after.score !== null && count <= 2 * scoredUpTo : count <= scoredUpTo;
  const { newest, readAt = null } = isWhole ? hits : none;
  const segment = { tier: one.tier, count, condition, isCommon: !isWhole && count >= common, newest, readAt };
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
  return { key: `words:${one.tier}:${keyOf(search)}`, ...exceptBetter(one, better), selective: true };
}
