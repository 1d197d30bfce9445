import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import { cancelledError, type RunState, type RunView, toRunView } from "#core/sources/runs/run-view.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

type Query = { source: string | null; state: RunState | null; page: number };

/** Newest first. */
export async function searchRuns({
  source,
  state,
  page,
}: Query): Promise<{ runs: RunView[]; total: number }> {
  const isMeant = and(source ? eq(apiUsageLog.source, source) : undefined, state ? isIn(state) : undefined);
  const { limit, offset } = rowsOf(page);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(apiUsageLog)
      .where(isMeant)
      .orderBy(desc(apiUsageLog.createdAt), desc(apiUsageLog.id))
      .limit(limit)
      .offset(offset),
    db.$count(apiUsageLog, isMeant),
  ]);
  return { runs: rows.map(toRunView), total };
}

/** The same as `stateOf` says of a row. */
function isIn(state: RunState): SQL | undefined {
  const { startedAt, finishedAt, error, cancelRequestedAt } = apiUsageLog;
  const isCancelled = sql`(${cancelRequestedAt} is not null and ${error} ~ ${cancelledError.source})`;
  if (state === "waiting") return and(isNull(finishedAt), isNull(startedAt));
  if (state === "running") return and(isNull(finishedAt), isNotNull(startedAt));
  if (state === "complete") return and(isNotNull(finishedAt), isNull(error));
  const hasEnded = and(isNotNull(finishedAt), isNotNull(error));
  return and(hasEnded, state === "cancelled" ? isCancelled : sql`not ${isCancelled}`);
}
