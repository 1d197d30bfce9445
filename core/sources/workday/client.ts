import { liveSightingUrls, touchSeen } from "#core/jobs/intake/unchanged-listings.ts";
import type { Board } from "#core/sources/boards/board.ts";
import { collectsApplications } from "#core/sources/boards/not-an-opening.ts";
import { type BoardPart, needsFullRead, readBoards } from "#core/sources/boards/read-boards.ts";
import type { Marks } from "#core/sources/requests/http.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { NotFound, SourceError } from "#core/sources/source-error.ts";
import { addressesOf, isJobPath, leadsTo, requisitionOf } from "./address.ts";
import { ListPage, ListRow } from "./row.ts";

export const name = "workday";
const label = "Workday";
// Workday refuses larger pages and repeats the list after 2,000 rows.
const pageSize = 20;
const mostRows = 2_000;

export function fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  return readBoards(label, request, readBoard);
}

export function sourceIdOf(token: string, path: string): string {
  return `${token}/${requisitionOf(path)}`;
}

async function* readBoard(board: Board, _: Marks, request: FetchRequest): AsyncGenerator<BoardPart> {
  const seen = new Set<string>();
  const unread: string[] = [];
  let total = 0;
  for (let offset = 0; offset < mostRows; offset += pageSize) {
    const page = await readList(board, offset, request);
    total ||= page.total;
    const rows = page.jobPostings.filter((row) => isNew(row, seen));
    if (rows.length) yield await readRows(board, rows, unread, request);
    else if (offset >= total) break;
    else {
      yield {
        jobs: [],
        warning: `It showed ${seen.size} of ${total} postings, so no missing jobs were ended.`,
      };
      return;
    }
    if (total && offset + pageSize >= total) break;
  }
  if (Math.max(total, seen.size) >= mostRows)
    yield { jobs: [], warning: "It shows at most 2,000 postings, so we couldn't read the others." };
  const [first = ""] = unread;
  if (unread.length)
    yield {
      jobs: [],
      warning: `${unread.length} of its postings could not be read, so no missing jobs were ended. ${first}`,
    };
}

/** A list that grows during the run shows some rows twice. */
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
    `${label} answered ${url.pathname} in an unknown form. The service may have changed.`,
  );
}

async function readRows(
  board: Board,
  rows: unknown[],
  unread: string[],
  request: FetchRequest,
): Promise<BoardPart> {
  const { token } = board;
  const lines: ListRow[] = [];
  const jobs: unknown[] = [];
  for (const row of rows) {
    const line = ListRow.safeParse(row).data;
    if (line && isJobPath(line.externalPath)) lines.push(line);
    else jobs.push({ line: row });
  }
  const idOf = (line: ListRow) => sourceIdOf(token, line.externalPath);
  const urls = await liveSightingUrls(name, lines.map(idOf));
  const isAllWanted = needsFullRead(board, request);
  const isKnown = (line: ListRow) => !isAllWanted && leadsTo(urls.get(idOf(line)) ?? null, line.externalPath);
  const known = lines.filter(isKnown);
  await touchSeen(name, known.map(idOf), request.now);
  for (const line of lines)
    if (!isKnown(line)) jobs.push(...(await readDetail(token, line, unread, request)));
  return { jobs, known: known.length };
}

const mostUnread = 3;

async function readDetail(token: string, line: ListRow, unread: string[], { http, now }: FetchRequest) {
  const { api, pages } = addressesOf(token);
  const read = { line, readAt: now.toISOString(), page: `${pages}${line.externalPath}` };
  // The mapper rejects it by its title.
  if (collectsApplications(line.title)) return [{ ...read, detail: { jobPostingInfo: {} } }];
  try {
    return [{ ...read, detail: await http.getJson(new URL(`${api}${line.externalPath}`)) }];
  } catch (error) {
    if (error instanceof NotFound) return [];
    if (!(error instanceof SourceError) || unread.length >= mostUnread) throw error;
    unread.push(error.message);
    await touchSeen(name, [sourceIdOf(token, line.externalPath)], now);
    return [];
  }
}
