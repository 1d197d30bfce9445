import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { findJobPath } from "#core/jobs/find-job-path.ts";
import { db } from "#core/platform/db.server.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";

export type PastDecision = Omit<typeof postingDecisions.$inferSelect, "postingId">;

export type PostingHistory = { row: PostingRow; jobPath: string | null; decisions: PastDecision[] };

export async function findWithHistory(id: string): Promise<PostingHistory | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  if (!row) return null;
  const { id: decisionId, action, by, note, decidedAt } = postingDecisions;
  const decisions = await db
    .select({ id: decisionId, action, by, note, decidedAt })
    .from(postingDecisions)
    .where(eq(postingDecisions.postingId, id))
    .orderBy(desc(decidedAt), desc(decisionId));
  return { row, jobPath: row.datePosted && (await findJobPath(db, id)), decisions };
}
