import { readKeywordLists, readTurns } from "#core/sources/keyword-lists.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { beginning, type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { type Filter, groupFilters, keywordFilter } from "./filters.ts";
import { changedPostings, newPostings } from "./listings.ts";
import { after, getRows, search } from "./search.ts";

/**
 * New postings, one keyword after the other; on a daily run first the changed ones of all keywords, which cost no jobs
 * of the quota, so that a day that ends with its jobs has them too.
 */
export async function* fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  const at = readCursor(request.cursor);
  if (request.mode === "daily" && at.phase === "changed") yield* readChanged(request, at);
  yield* readNew(request, at.phase === "new" ? at : beginning("new"));
}

/** The ids that the service has flagged as expired since yesterday. */
export async function fetchExpired(request: FetchRequest): Promise<string[]> {
  const entries = await getRows(request, "/active-ats-expired", {});
  return entries.flatMap((entry) => {
    const id = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry;
    return typeof id === "string" || typeof id === "number" ? String(id) : [];
  });
}

async function* readChanged(request: FetchRequest, at: Cursor): AsyncGenerator<Page> {
  for (const [filter, from] of rest(await filtersOfAll(request), at))
    for await (const { rows, page, next } of search(request, changedPostings, filter, from))
      yield { rows, subject: null, page, cursor: writeCursor(next) };
}

async function* readNew(request: FetchRequest, at: Cursor): AsyncGenerator<Page> {
  const { keywords, companies, since } = request;
  if (!keywords.length) {
    for await (const { rows, page, next } of search(request, newPostings(request, since), {}, at))
      yield { rows, subject: null, page, cursor: writeCursor(next) };
    return;
  }
  const turns = await readTurns(keywords);
  for (const [keyword, from] of rest(keywords, at)) {
    const listing = newPostings(request, turns.get(keyword) ?? null);
    let { page } = from;
    let isWhole = false;
    for await (const found of search(request, listing, keywordFilter(keyword, companies), from)) {
      ({ page, isLast: isWhole } = found);
      const end = isWhole ? { askedKeyword: keyword } : {};
      yield { rows: found.rows, subject: keyword, page, cursor: writeCursor(found.next), ...end };
    }
    if (isWhole) continue;
    const warning = `What is left of the month's quota was too small for the next page of "${keyword}": it keeps its turn.`;
    yield { rows: [], subject: keyword, page: Math.max(1, page), cursor: writeCursor(after(from)), warning };
  }
}

/** Of the searches of a phase those that are not done, each with where it goes on. */
function rest<T>(searches: T[], at: Cursor): [T, Cursor][] {
  return searches
    .map((each, done): [T, Cursor] => [each, done === at.done ? at : { ...beginning(at.phase), done }])
    .slice(at.done);
}

/** All keywords there are: what another day's keyword brought in may have changed today. */
async function filtersOfAll({ keywords, companies }: FetchRequest): Promise<Filter[]> {
  if (!keywords.length) return groupFilters([], companies);
  const lists = await readKeywordLists();
  return groupFilters([...new Set([...lists.flatMap((list) => list.keywords), ...keywords])], companies);
}
