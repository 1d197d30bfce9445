import type { Tx } from "#core/db.server.ts";
import type { Receipt } from "#core/mail/kinds.ts";

type Paid = { postingId: string; receipt: Receipt };

/**
 * Takes note of the first payment: the posting goes live for 30 days from `now`, or is held where its text calls for a
 * look, and its employer is told. False, and nothing done, where it was paid before or is gone.
 */
export async function activatePosting(_tx: Tx, _paid: Paid, _now: Date): Promise<boolean> {
  throw new Error("not written yet");
}

/**
 * Adds 30 days to what is left, or from `now`, also to what was closed or has ended, and tells the employer. False, and
 * nothing done, where it was hidden, refunded, never paid or is gone.
 */
export async function renewPosting(_tx: Tx, _paid: Paid, _now: Date): Promise<boolean> {
  throw new Error("not written yet");
}
