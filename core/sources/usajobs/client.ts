import { z } from "zod";
import { env } from "#core/platform/env.server.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { SourceError } from "#core/sources/source-error.ts";
import { series } from "./series.ts";

const pageSize = 500;

const Answer = z.object({
  SearchResult: z.object({
    SearchResultItems: z.array(z.unknown()),
    UserArea: z.object({ NumberOfPages: z.coerce.number().int() }),
  }),
});

/**
 * Every open announcement of our series that the public may answer: a few pages, so that daily and backfill are the
 * same. Keywords search all series instead.
 */
export async function* fetchPages({ keywords, http }: FetchRequest): AsyncGenerator<Page> {
  const searches = keywords.length
    ? keywords.map((keyword) => ({ Keyword: keyword }))
    : [{ JobCategoryCode: Object.keys(series).join(";") }];
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
        HiringPath: "public",
        Fields: "Full",
        ...paging,
      }).toString();
      const answer = Answer.safeParse(await http.getJson(url));
      if (!answer.success)
        throw new SourceError(
          `USAJOBS answered in a form that is not known. Check the address ${url.host}; the service may have changed.`,
        );
      pages = Math.min(answer.data.SearchResult.UserArea.NumberOfPages, 20);
      const rows = answer.data.SearchResult.SearchResultItems;
      const subject = "Keyword" in search ? search.Keyword : null;
      if (rows.length) yield { rows, subject, page, cursor: null };
    }
  }
}
