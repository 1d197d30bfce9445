import { readKeywordLists, readLastAsked } from "#core/sources/keywords/keyword-lists.ts";
import { tooFewLeft, tooSmallPage } from "#core/sources/requests/quota-words.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { NotUnderstood } from "#core/sources/source-error.ts";
import { type Cursor, firstCursor, readCursor, writeCursor } from "./cursor.ts";
import { type Filter, groupFilters, keywordFilter } from "./filters.ts";
import { changedJobs, type Listing, newJobs } from "./listings.ts";
import { smallestPage } from "./page-size.ts";
import { after, type FoundPage, getRows, search } from "./search.ts";

/** A daily run reads changed jobs first because they cost no quota. New jobs follow, keyword by keyword. */
export async function* fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  const at = readCursor(request.cursor);
  for await (const { next, ...page } of readFrom(request, at)) {
    const spent = at.spent + request.http.jobs;
    yield { ...page, spent, cursor: writeCursor({ ...next, spent }) };
  }
}

type Part = Omit<Page, "cursor" | "spent"> & { next: Cursor };

async function* readFrom(request: FetchRequest, at: Cursor): AsyncGenerator<Part> {
  if (request.mode === "daily" && at.phase === "changed") yield* readChanged(request, at);
  yield* readNew(request, at.phase === "new" ? at : firstCursor("new"));
}

export async function fetchExpired(request: FetchRequest): Promise<string[]> {
  const entries = await getRows(request, "/active-ats-expired", {});
  return entries.flatMap((entry) => {
    const id = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry;
    const text = typeof id === "string" || typeof id === "number" ? String(id) : "";
    return /^[\x21-\x7e]{1,200}$/.test(text) ? text : [];
  });
}

async function* readChanged(request: FetchRequest, at: Cursor): AsyncGenerator<Part> {
  yield* readEach(await filtersOfAll(request), at, async function* (filter, from) {
    for await (const found of search(request, changedJobs, filter, from)) yield partOf(found, null);
  });
}

async function* readNew(request: FetchRequest, at: Cursor): AsyncGenerator<Part> {
  const { keywords, companies, since } = request;
  if (!keywords.length) return yield* readSearch(request, newJobs(request, since), {}, at, null);
  const turns = await readLastAsked(keywords);
  yield* readEach(keywords, at, (keyword, from) => {
    const listing = newJobs(request, turns.get(keyword) ?? null);
    return readSearch(request, listing, keywordFilter(keyword, companies), from, keyword);
  });
}

async function* readSearch(
  request: FetchRequest,
  listing: Listing,
  filter: Filter,
  from: Cursor,
  keyword: string | null,
): AsyncGenerator<Part> {
  let { page } = from;
  for await (const found of search(request, listing, filter, from)) {
    const part = partOf(found, keyword);
    yield found.isLast && keyword !== null ? { ...part, askedKeyword: keyword } : part;
    if (found.isLast) return;
    ({ page } = found);
  }
  const left = await request.http.jobsLeft();
  const warning = left < smallestPage ? tooFewLeft(left) : tooSmallPage(keyword ?? "everything");
  yield { rows: [], subject: keyword, page: Math.max(1, page), next: after(from), warning };
}

function partOf({ rows, page, next }: FoundPage, subject: string | null): Part {
  return { rows, subject, page, next };
}

/** A search that the service rejects is only a warning. The run fails if all are rejected. */
async function* readEach<T extends string | Filter>(
  searches: T[],
  at: Cursor,
  read: (each: T, from: Cursor) => AsyncIterable<Part>,
): AsyncGenerator<Part> {
  let refused = 0;
  for (const [each, from] of remaining(searches, at)) {
    try {
      yield* read(each, from);
    } catch (error) {
      refused += 1;
      if (!(error instanceof NotUnderstood) || refused === searches.length) throw error;
      const [words = ""] = typeof each === "string" ? [each] : Object.values(each);
      const warning = `Left out: ${words}. ${error.message}`;
      yield {
        rows: [],
        subject: typeof each === "string" ? each : null,
        page: 1,
        next: after(from),
        warning,
      };
    }
  }
}

function remaining<T>(searches: T[], at: Cursor): [T, Cursor][] {
  return searches
    .map((each, done): [T, Cursor] => [each, done === at.done ? at : { ...firstCursor(at.phase), done }])
    .slice(at.done);
}

/** Uses all keywords because jobs of another day's keyword may have changed today. */
async function filtersOfAll({ keywords, companies }: FetchRequest): Promise<Filter[]> {
  if (!keywords.length) return groupFilters([], companies);
  const lists = await readKeywordLists();
  return groupFilters([...new Set([...lists.flatMap((list) => list.keywords), ...keywords])], companies);
}
