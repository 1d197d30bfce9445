import { z } from "zod";
import { env } from "#core/platform/env.server.ts";
import { readPages } from "#core/sources/requests/read-pages.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { SourceError } from "#core/sources/source-error.ts";
import { board } from "./mapper.ts";

const pageSize = 50;

/** Reading a finished run again would count an absence twice. */
const end = "end";

const Answer = z.object({ value: z.array(z.unknown()) });

export async function* fetchPages({ keywords, http, cursor }: FetchRequest): AsyncGenerator<Page> {
  if (cursor === end) return;
  const wanted = keywords.map((keyword) => keyword.toLowerCase());
  const pages = readPages("SeasonalJobs", { size: pageSize }, async (offset) => {
    const url = new URL("/datahub/", env.SEASONAL_JOBS_URL);
    const paging = { $top: String(pageSize), $skip: String(offset) };
    // Without an explicit order, rows may move between pages.
    const query = {
      "api-version": "2020-06-30",
      ...paging,
      $filter: "active eq true",
      $orderby: "begin_date desc",
    };
    url.search = new URLSearchParams(query).toString().replaceAll("+", "%20");
    const answer = Answer.safeParse(await http.getJson(url));
    if (answer.success) return answer.data.value;
    throw new SourceError(
      `SeasonalJobs answered in an unknown form. Check the address ${url.host}; the service may have changed.`,
    );
  });
  let page = 0;
  for await (const { rows: all } of pages) {
    page += 1;
    const rows = wanted.length ? all.filter((row) => mentions(row, wanted)) : all;
    yield { rows, subject: null, page, cursor: null };
  }
  if (!wanted.length) yield { rows: [], subject: null, page, cursor: end, wholeScope: board };
}

function mentions(row: unknown, keywords: string[]): boolean {
  const title = String((row as { job_title?: unknown } | null)?.job_title ?? "").toLowerCase();
  return keywords.some((keyword) => title.includes(keyword));
}
