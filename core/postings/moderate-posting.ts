import { and, desc, eq } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { withdrawJob } from "#core/jobs/intake/publish-job.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { endOfTerm } from "#core/postings/offer.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { publishPosting } from "./publish-posting.ts";

/** `by` is an administrator's address, "terminal", "refund" or "dispute". */
type Decision = { id: string; by: string; note?: string };
export type Release = { ok: true } | { ok: false; reason: "nothing-to-release" | "changed" };

export function takeDown(decision: Decision, now = new Date()): Promise<boolean> {
  return inTransaction((tx) => hidePosting(tx, decision, now));
}

export async function hidePosting(
  tx: Tx,
  { isRefund = false, ...decision }: Decision & { isRefund?: boolean },
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
  await writeDown(tx, row, "hidden", decision, now);
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
  const nothing: Release = { ok: false, reason: "nothing-to-release" };
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, decision.id);
    if (!row?.isPaid || row.refundedAt || (row.status !== "held" && row.status !== "hidden")) return nothing;
    if (seenUpdatedAt && seenUpdatedAt.getTime() !== row.updatedAt.getTime())
      return { ok: false, reason: "changed" };
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
    if (row.status === "held" || !term) await tellLive(tx, { ...row, expiresAt }, jobPath, now);
    return { ok: true };
  });
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

/** Stripe causes these decisions. */
const machines = ["refund", "dispute"];

async function writeDown(
  tx: Tx,
  { title, companyName }: PostingRow,
  action: "released" | "hidden",
  { id, by, note }: Decision,
  now: Date,
) {
  await tx.insert(postingDecisions).values({ postingId: id, action, by, note, decidedAt: now });
  if (!machines.includes(by)) {
    const logged = action === "released" ? "released a featured posting" : "hid a featured posting";
    const details = { postingId: id, ...(note && { note }) };
    await noteAction(tx, { by, action: logged, subject: `${title}, ${companyName}`, details }, now);
  }
  logger.info({ postingId: id }, `a posting was ${action}`);
}

function tellLive(tx: Tx, row: PostingRow & { expiresAt: Date }, jobPath: string, now: Date) {
  return queueMail(tx, {
    kind: "posting-live",
    to: row.contactEmail,
    data: {
      ...{ postingId: row.id, title: row.title, company: row.companyName, jobPath, receipt: null },
      expiresAt: row.expiresAt.toISOString(),
    },
    onceKey: `posting-live:${row.id}:released:${now.toISOString()}`,
  });
}
