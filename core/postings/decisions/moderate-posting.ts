import { and, desc, eq } from "drizzle-orm";
import { withdrawJob } from "#core/jobs/intake/publish-job.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { endOfTerm } from "#core/postings/offer.ts";
import { mailedPosting, type PostingRow } from "#core/postings/posting-columns.ts";
import { publishPosting } from "#core/postings/publish-posting.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { type Decision, writeDown } from "./write-down.ts";

export type Release = { ok: true } | { ok: false; reason: "nothing-to-release" | "changed" };

export type TakeDown = "hidden" | "never-live" | "nothing-to-hide";

/** Hides what was live, without a refund. What never was live is declined instead, with one. */
export function takeDown(decision: Decision, now = new Date()): Promise<TakeDown> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, decision.id);
    if (row?.isPaid && !row.datePosted) return "never-live";
    return (await hidePosting(tx, decision, now)) ? "hidden" : "nothing-to-hide";
  });
}

type Hiding = Decision & { isRefund?: boolean; action?: "hidden" | "refunded"; cents?: number };

export async function hidePosting(
  tx: Tx,
  { isRefund = false, action = "hidden", ...decision }: Hiding,
  now: Date,
): Promise<boolean> {
  const row = await lockPosting(tx, decision.id);
  if (!row?.isPaid) return false;
  // A refund after hiding rules out a later release.
  const isNews = row.status !== "hidden" || (isRefund && !row.refundedAt);
  if (!isNews) return false;
  await tx
    .update(postedJobs)
    .set({
      status: "hidden",
      refundedAt: row.refundedAt ?? (isRefund ? now : null),
      // Retention of a posting that was never live starts now.
      expiresAt: row.expiresAt ?? now,
      updatedAt: now,
    })
    .where(eq(postedJobs.id, row.id));
  await withdrawJob(tx, { id: row.id, reason: "hidden" }, now);
  await writeDown(tx, row, action, decision, now);
  return true;
}

/**
 * A held posting starts its term or gets back the wait. Refunded and ended postings cannot be released.
 * `seenUpdatedAt` refuses a text that changed after its review.
 */
export function releasePosting(
  { seenUpdatedAt, ...decision }: Decision & { seenUpdatedAt?: Date },
  now = new Date(),
): Promise<Release> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, decision.id);
    if (!row || !mayRelease(row)) return nothing;
    if (seenUpdatedAt && seenUpdatedAt.getTime() !== row.updatedAt.getTime())
      return { ok: false, reason: "changed" };
    return releaseWithin(tx, row, decision, now);
  });
}

const nothing: Release = { ok: false, reason: "nothing-to-release" };

function mayRelease({ isPaid, refundedAt, declineReason, status }: PostingRow): boolean {
  return isPaid && !refundedAt && !declineReason && (status === "held" || status === "hidden");
}

/** The caller holds the posting's lock. */
export async function releaseWithin(
  tx: Tx,
  row: PostingRow,
  decision: Decision,
  now: Date,
): Promise<Release> {
  const term = await termOf(tx, row, now);
  const { datePosted, expiresAt } = term ?? { datePosted: now, expiresAt: endOfTerm(now) };
  if (expiresAt <= now) return nothing;
  await tx
    .update(postedJobs)
    .set({
      ...{ status: "active", datePosted, expiresAt, updatedAt: now },
      releasedFindings: [...new Set([...row.releasedFindings, ...row.findings])].sort(),
      findings: [],
    })
    .where(eq(postedJobs.id, row.id));
  const jobPath = await publishPosting(tx, { ...row, datePosted, expiresAt }, now);
  await writeDown(tx, row, "released", decision, now);
  if (row.status === "held" || !term) await tellLive(tx, { ...row, expiresAt }, { jobPath, decision }, now);
  return { ok: true };
}

async function termOf(tx: Tx, { id, status, datePosted, expiresAt }: PostingRow, now: Date) {
  if (!datePosted || !expiresAt) return null;
  if (status !== "held") return { datePosted, expiresAt };
  const [held] = await tx
    .select({ since: postingDecisions.decidedAt })
    .from(postingDecisions)
    .where(and(eq(postingDecisions.postingId, id), eq(postingDecisions.action, "held")))
    .orderBy(desc(postingDecisions.decidedAt))
    .limit(1);
  const waitedMs = held ? now.getTime() - held.since.getTime() : 0;
  return { datePosted, expiresAt: new Date(expiresAt.getTime() + waitedMs) };
}

type Told = { jobPath: string; decision: Decision };

function tellLive(tx: Tx, row: PostingRow & { expiresAt: Date }, { jobPath, decision }: Told, now: Date) {
  return queueMail(tx, {
    kind: "posting-live",
    to: row.contactEmail,
    data: {
      ...{ ...mailedPosting(row), company: row.companyName, jobPath, receipt: null },
      ...{ expiresAt: row.expiresAt.toISOString(), isConfirmed: decision.by === "employer" },
    },
    onceKey: `posting-live:${row.id}:released:${now.toISOString()}`,
  });
}
