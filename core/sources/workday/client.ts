import { livePostingUrls, touchSeen } from "#core/jobs/seen-postings.ts";
import type { Board } from "#core/sources/boards/board.ts";
import { type BoardPart, readBoards } from "#core/sources/boards/read-boards.ts";
import type { Marks } from "#core/sources/http.ts";
import { type FetchRequest, NotFound, type Page, SourceError } from "#core/sources/source.ts";
import { addressesOf, isJobPath, leadsTo, requisitionOf } from "./address.ts";
import { type Job, ListPage, ListRow } from "./row.ts";

export const name = "workday";
const label = "Workday";
// More is refused; and behind so many rows the list begins again.
const pageSize = 20;
const mostRows = 2_000;

export function fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  return readBoards(label, request, readBoard);
}

/** As a posting is known to us. */
export function sourceIdOf(token: string, path: string): string {
  return `${token}/${requisitionOf(path)}`;
}

/** Its list page by page. What a posting says is asked only where the posting is new or its line has changed, or all is wanted. */
async function* readBoard(board: Board, _: Marks, request: FetchRequest): AsyncGenerator<BoardPart> {
  const seen = new Set<string>();
  let total = 0;
  for (let offset = 0; offset < mostRows; offset += pageSize) {
    const page = await readList(board, offset, request);
    total ||= page.total;
    const rows = page.jobPostings.filter((row) => isNew(row, seen));
    if (rows.length) yield await readRows(board, rows, request);
    if (!rows.length && offset < total) {
      yield {
        jobs: [],
        warning: `It showed ${seen.size} of ${total} postings, so nothing was ended for its absence.`,
      };
      return;
    }
    if (offset + pageSize >= total) break;
  }
  if (total >= mostRows)
    yield { jobs: [], warning: "It shows 2,000 postings at most, so what it has beyond them was not read." };
}

/** A list that grows while it is read shows some rows twice. */
function isNew(row: unknown, seen: Set<string>): boolean {
  const path = ListRow.safeParse(row).data?.externalPath ?? JSON.stringify(row);
  if (seen.has(path)) return false;
  seen.add(path);
  return true;
}

async function readList({ token }: Board, offset: number, { http }: FetchRequest) {
  const url = new URL(`${addressesOf(token).api}/jobs`);
  const body = { appliedFacets: {}, limit: pageSize, offset, searchText: "" };
  const page = ListPage.safeParse(await http.getJson(url, { body }));
  if (page.success) return page.data;
  throw new SourceError(
    `${label} answered ${url.pathname} in a form that is not known. The service may have changed.`,
  );
}

async function readRows({ token }: Board, rows: unknown[], request: FetchRequest): Promise<BoardPart> {
  const lines: ListRow[] = [];
  const jobs: unknown[] = [];
  for (const row of rows) {
    const line = ListRow.safeParse(row).data;
    if (line && isJobPath(line.externalPath)) lines.push(line);
    // The mapper counts it as broken.
    else jobs.push(row);
  }
  const idOf = (line: ListRow) => sourceIdOf(token, line.externalPath);
  const urls = await livePostingUrls(name, lines.map(idOf));
  const isKnown = (line: ListRow) =>
    request.mode === "daily" && leadsTo(urls.get(idOf(line)) ?? null, line.externalPath);
  const known = lines.filter(isKnown);
  await touchSeen(name, known.map(idOf), request.now);
  for (const line of lines) if (!isKnown(line)) jobs.push(...(await readDetail(token, line, request)));
  return { jobs, known: known.length };
}

/** Nothing where the posting has gone since the list was read. */
async function readDetail(token: string, line: ListRow, { http, now }: FetchRequest) {
  const { api, pages } = addressesOf(token);
  try {
    const detail = await http.getJson(new URL(`${api}${line.externalPath}`));
    return [{ line, detail, readAt: now.toISOString(), page: `${pages}${line.externalPath}` } as Job];
  } catch (error) {
    if (error instanceof NotFound) return [];
    throw error;
  }
}
