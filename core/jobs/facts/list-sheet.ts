import { type FactSheet, readFactSheet } from "#core/jobs/facts/fact-sheet.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { countedQuery, type ListScope } from "#core/jobs/query/list-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

export function listSheet(
  asked: { scope: ListScope; query: JobQuery; viewer: Viewer },
  now = new Date(),
): Promise<FactSheet> {
  return readFactSheet(countedQuery(asked, now), now);
}

export function searchSheet(search: JobQuery, narrowing: JobQuery, now = new Date()): Promise<FactSheet> {
  return readFactSheet({ whole: queryConditions(search, now), query: narrowing, settled: search.facts }, now);
}
