import { and, desc, eq, gte } from "drizzle-orm";
import { confirmingDomains, mayConfirm } from "#core/jobs/employers/known-employers.ts";
import { type NamedRelease, readReleaseToken } from "#core/mail/posting-links.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { describeMismatch } from "#core/postings/screening/check-employer.ts";
import { type Review, reviewOf } from "#core/postings/screening/review-of.ts";
import { screenPosting } from "#core/postings/screening/screen-posting.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";
import { readEmail } from "#core/text/read-email.ts";
import { dayMs } from "#core/text/time.ts";
import { releaseWithin } from "./moderate-posting.ts";
import { writeDown } from "./write-down.ts";

const lifeMs = 7 * dayMs;
/** One payment must not allow unlimited emails to an employer's people. */
const mostOfPosting = { count: 5, seconds: 86_400 };

/** Null where the posting doesn't wait for a review. */
export async function findReview(id: string): Promise<(Review & { sentTo: string | null }) | null> {
  const [row] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  if (!row || !isHeld(row)) return null;
  return { ...(await reviewOf(db, row)), sentTo: await lastSentTo(row) };
}

/** Where the latest link for this version went. */
async function lastSentTo({ id, updatedAt }: PostingRow): Promise<string | null> {
  const { postingId, action, decidedAt, note } = postingDecisions;
  const [sent] = await db
    .select({ note })
    .from(postingDecisions)
    .where(and(eq(postingId, id), eq(action, "referred"), gte(decidedAt, updatedAt)))
    .orderBy(desc(decidedAt))
    .limit(1);
  return sent?.note ?? null;
}

export type ReleaseLink =
  | { ok: true }
  | { ok: false; reason: "not-held" | "email" }
  | { ok: false; reason: "elsewhere"; domains: string[] }
  | (Refusal & { reason: "too-many" });

export function sendReleaseLink(id: string, address: unknown, now = new Date()): Promise<ReleaseLink> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, id);
    const employer = row && isHeld(row) && (await reviewOf(tx, row)).employer;
    if (!row || !employer) return { ok: false, reason: "not-held" };
    const email = readEmail(address);
    if (!email) return { ok: false, reason: "email" };
    if (!mayConfirm(employer, email))
      return { ok: false, reason: "elsewhere", domains: confirmingDomains(employer) };
    const limits = [
      ["posting-release", mostOfPosting, id],
      // All emails that anybody may have us send to an address share one limit.
      ["sign-in-email", env.LIMIT_SIGN_IN_EMAIL, email],
    ] as const;
    for (const [name, limit, key] of limits) {
      const taken = await takeFrom(name, limit, key, now, tx);
      if (!taken.ok) return { ...taken, reason: "too-many" };
    }
    await queueMail(tx, {
      kind: "posting-release",
      to: email,
      data: {
        ...{ postingId: id, email, sentAt: now.toISOString(), updatedAt: row.updatedAt.toISOString() },
        ...{ title: row.title, company: row.companyName, applyAt: row.applyUrl ?? row.applyEmail ?? "" },
      },
    });
    await writeDown(tx, row, "referred", { id, by: "employer", note: email }, now);
    return { ok: true };
  });
}

/** Null for a link that has been used, is too old, or was sent before the posting's last change. */
export async function findRelease(token: unknown, now = new Date()): Promise<PostingRow | null> {
  const named = readReleaseToken(token);
  if (!named) return null;
  const [row] = await db.select().from(postedJobs).where(eq(postedJobs.id, named.id));
  return row && isOpen(row, named, now) ? row : null;
}

/** What came of a link that was used. */
export async function findReleased(token: unknown) {
  const named = readReleaseToken(token);
  const posting = named && (await findPosting(named.id));
  const reason = posting && ((await findReview(posting.id))?.reason ?? null);
  return posting && { isLive: posting.status === "active", jobPath: posting.jobPath, reason };
}

export type ReleasedByAddress = { ok: true; isLive: boolean } | { ok: false };

/** Releases what the address can vouch for: who hires. Anything else that was found still waits for us. */
export function releaseByAddress(token: unknown, now = new Date()): Promise<ReleasedByAddress> {
  return inTransaction(async (tx) => {
    const named = readReleaseToken(token);
    const row = named && (await lockPosting(tx, named.id));
    if (!row || !isOpen(row, named, now)) return { ok: false };
    const { findings, mismatches } = await screenPosting(tx, row, row.releasedFindings);
    const vouched = mismatches
      .filter(({ employer }) => mayConfirm(employer, named.email))
      .map(describeMismatch);
    if (!vouched.length) return { ok: false };
    const left = findings.filter((finding) => !vouched.includes(finding));
    const decision = { id: row.id, by: "employer", note: `confirmed from ${named.email}` };
    if (!left.length) {
      const released = { ...row, findings: vouched };
      return { ok: true, isLive: (await releaseWithin(tx, released, decision, now)).ok };
    }
    await tx
      .update(postedJobs)
      .set({
        ...{ findings: left, updatedAt: now },
        releasedFindings: [...new Set([...row.releasedFindings, ...vouched])].sort(),
      })
      .where(eq(postedJobs.id, row.id));
    await writeDown(tx, row, "confirmed", decision, now);
    return { ok: true, isLive: false };
  });
}

function isOpen(row: PostingRow, { updatedAt, sentAt }: NamedRelease, now: Date): boolean {
  return isHeld(row) && row.updatedAt.getTime() === updatedAt && now.getTime() < sentAt + lifeMs;
}

function isHeld({ status, isPaid, refundedAt }: PostingRow): boolean {
  return status === "held" && isPaid && !refundedAt;
}
