import { z } from "zod";
import { env } from "#core/env.server.ts";
import { readPages } from "#core/sources/read-pages.ts";
import { type FetchRequest, type Page, SourceError } from "#core/sources/source.ts";

const dayMs = 24 * 3600 * 1000;
// A filter of this many phrases stays well below the length that gateways accept.
const phrasesPerFilter = 15;
const backfillDays = 30;
// The filter goes by the date posted, and the service lists a posting some hours after it.
const listedAfterMs = 6 * 3600 * 1000;

// Some versions of the service wrap the array.
const Rows = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
]);

/** New postings, and on a daily run also changed ones, which cost no jobs of the quota. */
export async function* fetchPages(request: FetchRequest): AsyncGenerator<Page> {
  for (const filter of titleFilters(request.keywords)) {
    for (const { path, size, params } of endpoints(request)) {
      const pages = readPages("Active Jobs DB", { size }, async (offset) => {
        const query = { ...filter, ...params, limit: String(size), offset: String(offset) };
        return get(request, path, { ...query, description_type: "html", include_ai: "true" });
      });
      let page = 0;
      for await (const { rows } of pages) {
        page += 1;
        yield { rows, subject: filter.title_filter ?? null, page, cursor: null };
      }
    }
  }
}

/** The ids that the service has flagged as expired since yesterday. */
export async function fetchExpired(request: FetchRequest): Promise<string[]> {
  const entries = await get(request, "/active-ats-expired", {});
  return entries.flatMap((entry) => {
    const id = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry;
    return typeof id === "string" || typeof id === "number" ? String(id) : [];
  });
}

type Endpoint = { path: string; size: number; params: Record<string, string> };

function endpoints({ mode, since, now }: FetchRequest): Endpoint[] {
  if (mode === "backfill") {
    const start = new Date(now.getTime() - backfillDays * dayMs).toISOString().slice(0, 10);
    return [{ path: "/active-ats-6m", size: 500, params: { date_filter: start } }];
  }
  return [newPostings(since, now), { path: "/modified-ats-24h", size: 500, params: {} }];
}

/** A day's worth if the last run is no longer ago; else the week's, from shortly before that run, for rows cost money. */
function newPostings(since: Date | null, now: Date): Endpoint {
  if (since && now.getTime() - since.getTime() <= dayMs)
    return { path: "/active-ats-24h", size: 100, params: {} };
  const params: Record<string, string> = {};
  if (since)
    params.date_filter = new Date(since.getTime() - listedAfterMs).toISOString().replace(/\.\d+Z$/, "");
  return { path: "/active-ats-7d", size: 100, params };
}

/** `"park ranger" OR "ski patrol" …`, several phrases a call; without keywords one call for everything. */
function titleFilters(keywords: string[]): Record<string, string>[] {
  if (!keywords.length) return [{}];
  const phrases = keywords.map((keyword) => `"${keyword.replaceAll('"', " ").trim()}"`);
  const count = Math.ceil(phrases.length / phrasesPerFilter);
  return Array.from({ length: count }, (_, i) => ({
    title_filter: phrases.slice(i * phrasesPerFilter, (i + 1) * phrasesPerFilter).join(" OR "),
  }));
}

async function get(request: FetchRequest, path: string, params: Record<string, string>): Promise<unknown[]> {
  const url = new URL(path, env.ACTIVE_JOBS_DB_URL);
  url.search = new URLSearchParams(params).toString();
  const rows = Rows.safeParse(await request.http.getJson(url));
  if (rows.success) return rows.data;
  throw new SourceError(
    `Active Jobs DB answered ${path} in a form that is not known. Check the address ${url.host}; the service may have changed.`,
  );
}
