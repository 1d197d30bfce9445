import { and, desc, inArray, isNotNull, isNull } from "drizzle-orm";
import { clearRemovedJobs, removedJobs } from "#core/jobs/pages/removed-jobs.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";
import { findSource } from "#core/sources/registry.ts";
import { syncModes } from "#core/sources/source.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

export type BoardFigures = {
  /** The source that was read last comes first. */
  sources: { label: string; readAt: Date; isDemo: boolean }[];
  endedThisWeek: number;
};

const minute = 60_000;

const kept = cachedValue<BoardFigures, Date>({
  read: readFigures,
  freshMs: 10 * minute,
  staleMs: 120 * minute,
});

/** The figures are kept, so a page that shows them asks the database nothing. */
export function boardFigures(now = new Date()): Promise<BoardFigures> {
  return kept.get(now);
}

export function clearBoardFigures() {
  kept.clear();
  clearRemovedJobs();
}

async function readFigures(now: Date): Promise<BoardFigures> {
  const [reads, removed] = await Promise.all([
    db
      .selectDistinctOn([apiUsageLog.source], {
        source: apiUsageLog.source,
        readAt: apiUsageLog.finishedAt,
        isDemo: apiUsageLog.isDemo,
      })
      .from(apiUsageLog)
      .where(
        and(
          inArray(apiUsageLog.mode, [...syncModes]),
          isNotNull(apiUsageLog.finishedAt),
          isNull(apiUsageLog.error),
        ),
      )
      .orderBy(apiUsageLog.source, desc(apiUsageLog.createdAt)),
    removedJobs(now),
  ]);
  const sources = reads.flatMap(({ source, readAt, isDemo }) => {
    const label = findSource(source)?.label;
    return label && readAt ? [{ label, readAt, isDemo }] : [];
  });
  return {
    sources: sources.sort((a, b) => b.readAt.getTime() - a.readAt.getTime()),
    endedThisWeek: removed.total,
  };
}
