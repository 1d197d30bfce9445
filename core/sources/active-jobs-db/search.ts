import { z } from "zod";
import { env } from "#core/platform/env.server.ts";
import type { Ask } from "#core/sources/requests/http.ts";
import { quotaExceeded } from "#core/sources/requests/quota-words.ts";
import { readPages } from "#core/sources/requests/read-pages.ts";
import type { FetchRequest } from "#core/sources/source.ts";
import { QuotaError, SourceError } from "#core/sources/source-error.ts";
import { type Cursor, firstCursor } from "./cursor.ts";
import type { Filter } from "./filters.ts";
import type { Listing } from "./listings.ts";
import { pageSize } from "./page-size.ts";

export type FoundPage = { rows: unknown[]; page: number; next: Cursor; isLast: boolean };

// Some versions of the service wrap the array.
const Rows = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
]);

export async function* search(
  request: FetchRequest,
  { path, size, params, isFree }: Listing,
  filter: Filter,
  at: Cursor,
): AsyncGenerator<FoundPage> {
  const paging = {
    size: isFree ? size : (offset: number) => affordable(request, size, offset),
    from: at.offset,
  };
  const pages = readPages("Active Jobs DB", paging, (offset, limit) => {
    const query = { ...filter, ...params, limit: String(limit), offset: String(offset) };
    return getRows(
      request,
      path,
      { ...query, description_type: "html", include_ai: "true" },
      isFree ? {} : { jobs: { most: limit, of: (answer) => rowsOf(answer)?.length ?? limit } },
    );
  });
  let { page } = at;
  for await (const { rows, next, isLast } of pages) {
    page += 1;
    yield { rows, page, isLast, next: isLast ? after(at) : { ...at, offset: next, page } };
  }
}

export function after({ phase, done }: Cursor): Cursor {
  return { ...firstCursor(phase), done: done + 1 };
}

export async function getRows(
  { http }: FetchRequest,
  path: string,
  params: Record<string, string>,
  ask: Ask = {},
): Promise<unknown[]> {
  const url = new URL(path, env.ACTIVE_JOBS_DB_URL);
  url.search = new URLSearchParams(params).toString();
  const rows = rowsOf(await http.getJson(url, ask));
  if (rows) return rows;
  throw new SourceError(
    `Active Jobs DB answered ${path} in an unknown form. Check the address ${url.host}; the service may have changed.`,
  );
}

export function rowsOf(answer: unknown): unknown[] | null {
  return Rows.safeParse(answer).data ?? null;
}

async function affordable({ http }: FetchRequest, usual: number, offset: number): Promise<number> {
  const left = await http.jobsLeft();
  if (left < 1) throw new QuotaError(quotaExceeded);
  return pageSize(usual, offset, left);
}
