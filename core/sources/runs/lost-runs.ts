import { and, isNull, lt, sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { liveTasks } from "#core/platform/tasks.server.ts";
import { closeRun } from "#core/sources/runs/runs.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

export const lostAfterMs = 10 * 60_000;
const lost = "The process ended before the run did. Stored jobs are kept; run it again.";

export async function closeLostRuns(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - lostAfterMs).toISOString();
  const { touchedAt, createdAt, finishedAt } = apiUsageLog;
  const silent = await db
    .select()
    .from(apiUsageLog)
    .where(
      and(isNull(finishedAt), lt(sql`coalesce(${touchedAt}, ${createdAt})`, sql`${before}::timestamptz`)),
    );
  if (!silent.length) return 0;
  const live = new Set((await liveTasks("sources.sync")).map(({ runId }) => runId));
  let closed = 0;
  for (const { id, source, error } of silent.filter((run) => !live.has(run.id))) {
    const close = () => closeRun(id, { error: error ?? lost });
    if (await oneAtATime(`sync.${source}`, close)) closed += 1;
  }
  return closed;
}
