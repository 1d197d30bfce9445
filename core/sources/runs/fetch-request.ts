import { env } from "#core/platform/env.server.ts";
import { boardsToRead } from "#core/sources/boards/list-boards.ts";
import { listedCompanies } from "#core/sources/keywords/keyword-lists.ts";
import { openHttp } from "#core/sources/requests/http.ts";
import { lastGoodRun, type SyncRun } from "#core/sources/runs/runs.ts";
import { type FetchRequest, type Source, syncModes } from "#core/sources/source.ts";

export async function requestOf(source: Source, run: SyncRun): Promise<FetchRequest> {
  const now = run.startedAt ?? new Date();
  return {
    mode: syncModes.find((mode) => mode === run.mode) ?? "daily",
    keywords: run.keywordsQueried,
    companies: new Set(source.hasKeywords ? await listedCompanies() : []),
    boards: source.hasBoards ? await boardsToRead(source.name, run.isDemo, now) : [],
    since: await lastGoodRun(source, run.isDemo),
    now,
    http: openHttp(source, source.headers(env)),
    cursor: run.cursor,
  };
}
