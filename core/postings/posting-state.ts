import { endOfTerm, renameHours } from "#core/postings/offer.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { hourMs } from "#core/text/time.ts";

const renameMs = renameHours * hourMs;

/** Its status by the clock: what is over has ended, also while nobody has said so yet. What is held waits for us, not for the clock. */
export function statusAt({ status, expiresAt }: PostingRow, now: Date): PostingRow["status"] {
  const mayEnd = status === "active" || status === "closed";
  return mayEnd && expiresAt && expiresAt <= now ? "expired" : status;
}

/** Title and company may be changed until they have been seen for so long. */
export function mayRename({ datePosted }: PostingRow, now: Date): boolean {
  return !datePosted || now.getTime() < datePosted.getTime() + renameMs;
}

/** May be paid for another term: not what waits for its first day, nor what is hidden. */
export function mayRenew({ isPaid, refundedAt, expiresAt, status }: PostingRow): boolean {
  return isPaid && !refundedAt && expiresAt !== null && status !== "hidden" && status !== "pending";
}

/** Until when it is live if it is paid for once more: on top of what is left. The wait of a held one is added when it is released. */
export function renewedUntil(
  { status, expiresAt }: Pick<PostingRow, "status" | "expiresAt">,
  now: Date,
): Date {
  const isRunning = expiresAt && (expiresAt > now || status === "held");
  return endOfTerm(isRunning ? expiresAt : now);
}
