import { and, eq, isNull } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

export async function trackerCounts(userId: string): Promise<{ savedJobs: number; applications: number }> {
  const [saved, applied] = await Promise.all(
    [savedJobs, applications].map((table) =>
      db.$count(table, and(eq(table.userId, userId), isNull(table.removedAt))),
    ),
  );
  return { savedJobs: saved ?? 0, applications: applied ?? 0 };
}
