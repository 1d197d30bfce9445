import { z } from "zod";
import { env } from "#core/platform/env.server.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { SourceError } from "#core/sources/source-error.ts";
import { idOf } from "./mapper.ts";
import { organizations } from "./organizations.ts";
import { series } from "./series.ts";
import { openPaths } from "./who-may-apply.ts";

const pageSize = 500;

const Answer = z.object({
  SearchResult: z.object({
    SearchResultItems: z.array(z.unknown()),
    UserArea: z.object({ NumberOfPages: z.coerce.number().int() }),
  }),
});

/**
 * Reads all open announcements of our series and agencies, a few pages in all, so daily and backfill runs
 * agree.
 */
export async function* fetchPages({ keywords, http }: FetchRequest): AsyncGenerator<Page> {
  const searches: Record<string, string>[] = keywords.length
    ? keywords.map((keyword) => ({ Keyword: keyword }))
    : [
        { JobCategoryCode: Object.keys(series).join(";") },
        { Organization: Object.keys(organizations).join(";") },
      ];
  const seen = new Set<string>();
  for (const search of searches) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const url = new URL("/api/search", env.USAJOBS_URL);
      const paging = {
        ResultsPerPage: String(pageSize),
        Page: String(page),
        SortField: "opendate",
        SortDirection: "Desc",
      };
      url.search = new URLSearchParams({
        ...search,
        HiringPath: openPaths.join(";"),
        Fields: "Full",
        ...paging,
      }).toString();
      const answer = Answer.safeParse(await http.getJson(url));
      if (!answer.success)
        throw new SourceError(
          `USAJOBS answered in an unknown form. Check the address ${url.host}; the service may have changed.`,
        );
      pages = Math.min(answer.data.SearchResult.UserArea.NumberOfPages, 20);
      const rows = answer.data.SearchResult.SearchResultItems.filter((row) => isNew(row, seen));
      const subject = search.Keyword ?? null;
      if (rows.length) yield { rows, subject, page, cursor: null };
    }
  }
}

/** Both searches find an agency's announcement in one of our series. */
function isNew(row: unknown, seen: Set<string>): boolean {
  const id = idOf(row);
  if (id === null || !seen.has(id)) {
    if (id !== null) seen.add(id);
    return true;
  }
  return false;
}
