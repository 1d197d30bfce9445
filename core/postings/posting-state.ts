import { endOfTerm, renameHours } from "#core/postings/offer.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { hourMs } from "#core/text/time.ts";

const renameMs = renameHours * hourMs;

/** An ended term counts as expired even before a task records it. Held postings do not expire. */
export function statusAt({ status, expiresAt }: PostingRow, now: Date): PostingRow["status"] {
  const mayEnd = status === "active" || status === "closed";
  return mayEnd && expiresAt && expiresAt <= now ? "expired" : status;
}

export function mayRename({ datePosted }: PostingRow, now: Date): boolean {
  return !datePosted || now.getTime() < datePosted.getTime() + renameMs;
}

export function mayRenew({ isPaid, refundedAt, expiresAt, status }: PostingRow): boolean {
  return isPaid && !refundedAt && expiresAt !== null && status !== "hidden" && status !== "pending";
}

/** Held postings get the wait added at their release instead. */
export function renewedUntil(
  { status, expiresAt }: Pick<PostingRow, "status" | "expiresAt">,
  now: Date,
): Date {
  const isRunning = expiresAt && (expiresAt > now || status === "held");
  return endOfTerm(isRunning ? expiresAt : now);
}
