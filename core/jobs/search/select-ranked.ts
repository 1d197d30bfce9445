import type { CardRow } from "#core/jobs/card-rows.ts";
import { countLimit } from "#core/jobs/gather-or-walk.ts";
import { pageSize } from "#core/jobs/live-rows.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { selectByIds, selectJobs, walkToPage } from "#core/jobs/query/select-jobs.ts";
import type { RankedCursor } from "#core/jobs/search/ranked-cursor.ts";
import { byRank } from "#core/jobs/search/score-jobs.ts";
import { tiers } from "#core/jobs/search/search-tiers.ts";
import { findSegments, type RankedPage, type Segment } from "#core/jobs/search/segments.ts";
import { selectAgain } from "#core/jobs/search/select-again.ts";
import type { Search } from "#core/search/search.ts";

type Ranked = {
  rows: CardRow[];
  count: number;
  passed: number | null;
  previous: RankedCursor | null;
  cursors: RankedCursor[];
  /** The work tier has jobs only when all others are empty. */
  isWorkAlone: boolean;
};

/** Sorts by tier, score and date. Tiers are read only as far as the page needs. */
export async function selectRanked(
  search: Search,
  conditions: Condition[],
  page: RankedPage,
  now: Date,
): Promise<Ranked> {
  const after = page.after ?? null;
  const { segments, count } = await findSegments(search, conditions, page, now);
  const before: Segment[] = [];
  const cursors: RankedCursor[] = [];
  const rows: CardRow[] = [];
  let offset = page.offset ?? 0;
  let passed: number | null = after ? 0 : offset;
  let previous: RankedCursor | null = null;
  for await (const segment of segments) {
    const from = after?.tier === segment.tier ? after : null;
    if (after && tiers.indexOf(segment.tier) < tiers.indexOf(after.tier)) {
      before.push(segment);
      passed = passed === null || segment.count > countLimit ? null : passed + segment.count;
      continue;
    }
    if (offset >= segment.count) {
      offset -= segment.count;
      continue;
    }
    const limit = page.limit - cursors.length;
    const part = await readSegment(segment, conditions, { limit, after: from, offset }, now);
    offset = 0;
    cursors.push(...part.cursors);
    rows.push(...part.rows);
    if (from) {
      passed = passed === null || part.passed === null ? null : passed + part.passed;
      previous =
        passed === null
          ? part.previous
          : await cursorAt([...before, segment], passed - pageSize - 1, part.previous);
    }
    if (cursors.length >= page.limit) break;
  }
  return { rows, count, passed, previous, cursors, isWorkAlone: cursors[0]?.tier === "work" };
}

async function cursorAt(
  segments: Segment[],
  index: number,
  found: RankedCursor | null,
): Promise<RankedCursor | null> {
  if (index < 0) return null;
  let start = 0;
  for (const { count, readKeys } of segments) {
    if (index < start + count) return readKeys ? ((await readKeys())[index - start] ?? null) : found;
    start += count;
  }
  return found;
}

type Part = Pick<Ranked, "rows" | "cursors" | "passed" | "previous">;

async function readSegment(
  { tier, count, condition, isCommon, readKeys, newest, readAt }: Segment,
  conditions: Condition[],
  { limit, after, offset }: { limit: number; after: RankedCursor | null; offset: number },
  now: Date,
): Promise<Part> {
  if (!readKeys) {
    const all = [...conditions, condition];
    const isRead = !after && newest.length >= Math.min(count, offset + limit);
    const first = newest.slice(0, offset + limit);
    const known = isRead ? await rowsAgain(all, first, readAt, offset, now) : null;
    const select = isCommon ? walkToPage : selectJobs;
    const { rows, place } = known
      ? { rows: known, place: null }
      : await select(all, { limit, after, offset }, now);
    const cursors = rows.map(({ datePosted, id }) => ({ tier, score: null, datePosted, id }));
    const previous = place?.previous ? { tier, score: null, ...place.previous } : null;
    return { rows, cursors, passed: place ? place.passed : 0, previous };
  }
  const keys = await readKeys();
  const from = after ? firstAfter(keys, after) : offset;
  const cursors = keys.slice(from, from + limit);
  return { rows: await rowsOf(cursors), cursors, passed: from, previous: null };
}

function firstAfter(keys: RankedCursor[], after: RankedCursor): number {
  const index = keys.findIndex((key) => byRank(key, after) > 0);
  return index < 0 ? keys.length : index;
}

/** The newest of a segment that are known, as they are now. Null where too few of them are left. */
async function rowsAgain(
  conditions: Condition[],
  newest: Segment["newest"],
  readAt: Date | null,
  offset: number,
  now: Date,
): Promise<CardRow[] | null> {
  if (!readAt) return selectByIds(newest.slice(offset).map(({ id }) => id));
  const rows = await selectAgain(conditions, newest, readAt, now);
  return rows?.slice(offset) ?? null;
}

async function rowsOf(cursors: RankedCursor[]): Promise<CardRow[]> {
  if (!cursors.length) return [];
  const rows = await selectByIds(cursors.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cursors.flatMap(({ id }) => byId.get(id) ?? []);
}
