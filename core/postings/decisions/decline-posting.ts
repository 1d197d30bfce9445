import { eq } from "drizzle-orm";
import { withdrawJob } from "#core/jobs/intake/publish-job.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { type Decision, writeDown } from "./write-down.ts";

type Decline = Decision & { note: string; cents: number };

/** For good, and only what never was live. `cents` is what goes back. */
export async function declineWithin(
  tx: Tx,
  { cents, ...decision }: Decline,
  now: Date,
): Promise<PostingRow | null> {
  const row = await lockPosting(tx, decision.id);
  if (!row || !mayDecline(row)) return null;
  await tx
    .update(postedJobs)
    .set({
      ...{ status: "hidden", declineReason: decision.note, updatedAt: now },
      refundedAt: row.refundedAt ?? (cents ? now : null),
      // Retention starts now.
      expiresAt: row.expiresAt ?? now,
    })
    .where(eq(postedJobs.id, row.id));
  await withdrawJob(tx, { id: row.id, reason: "hidden" }, now);
  await writeDown(tx, row, "declined", { ...decision, cents }, now);
  return row;
}

export function mayDecline({ isPaid, status, datePosted, declineReason, refundedAt }: PostingRow): boolean {
  return isPaid && (status === "held" || status === "hidden") && !datePosted && !declineReason && !refundedAt;
}
