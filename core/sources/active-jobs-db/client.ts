import { z } from "zod";
import { env } from "#core/env.server.ts";
import { readPages } from "#core/sources/read-pages.ts";
import { type FetchRequest, SourceError } from "#core/sources/source.ts";

const dayMs = 24 * 3600 * 1000;
// A filter of this many phrases stays well below the length that gateways accept.
const phrasesPerFilter = 15;
const backfillDays = 30;

// Some versions of the service wrap the array.
const Rows = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
]);

/** New postings, and on a daily run also changed ones, which cost no jobs of the quota. */
export async function* fetchPages(request: FetchRequest): AsyncGenerator<unknown[]> {
  for (const filter of titleFilters(request.keywords)) {
    for (const { path, size, params } of endpoints(request)) {
      yield* readPages(size, async (offset) => {
        const query = { ...filter, ...params, limit: String(size), offset: String(offset) };
        return get(request, path, { ...query, description_type: "html", include_ai: "true" });
      });
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
  // A missed day is made up for by the week; postings already known cost no more than their rows.
  const wasYesterday = since !== null && now.getTime() - since.getTime() < 26 * 3600 * 1000;
  return [
    { path: wasYesterday ? "/active-ats-24h" : "/active-ats-7d", size: 100, params: {} },
    { path: "/modified-ats-24h", size: 500, params: {} },
  ];
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
