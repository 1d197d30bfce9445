import { pageSize } from "#core/jobs/live-rows.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import type { ReadPage } from "#core/jobs/query/list-page.ts";
import { readRankedCursor, writeRankedCursor } from "#core/jobs/search/ranked-cursor.ts";
import { selectRanked } from "#core/jobs/search/select-ranked.ts";
import type { Search } from "#core/search/search.ts";

export async function rankedPage(
  search: Search,
  conditions: Condition[],
  cursor: string | null,
  now: Date,
): Promise<ReadPage> {
  const after = readRankedCursor(cursor);
  const found = await selectRanked(search, conditions, { limit: pageSize + 1, after }, now);
  const last = found.cursors[pageSize - 1];
  return {
    rows: found.rows.slice(0, pageSize),
    count: found.count,
    place: after ? { passed: found.passed, previous: found.previous } : null,
    next: found.rows.length > pageSize && last ? writeRankedCursor(last) : null,
    previous: found.previous ? writeRankedCursor(found.previous) : null,
    isLater: after !== null,
    isWorkAlone: found.isWorkAlone,
  };
}
