import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { apiUsageLog } from "#core/sources/tables.ts";

export async function hasRealRun(): Promise<boolean> {
  const [run] = await db
    .select({ id: apiUsageLog.id })
    .from(apiUsageLog)
    .where(
      and(
        eq(apiUsageLog.isDemo, false),
        gt(apiUsageLog.jobsFetched, 0),
        isNotNull(apiUsageLog.finishedAt),
        isNull(apiUsageLog.error),
      ),
    )
    .limit(1);
  return run !== undefined;
}
