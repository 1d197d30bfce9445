import { eq } from "drizzle-orm";
import type { Tx } from "#core/platform/db.server.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";

export async function lockPosting(tx: Tx, id: string): Promise<PostingRow | null> {
  const [row] = await tx.select().from(postedJobs).where(eq(postedJobs.id, id)).for("update");
  return row ?? null;
}
