import type { Tx } from "#core/db.server.ts";

/** Takes a paid posting from everybody's sight, and writes down who did and why. False where there is none, or it is hidden. */
export async function hidePosting(
  _tx: Tx,
  _posting: { id: string; by: string; note?: string; isRefund?: boolean },
  _now: Date,
): Promise<boolean> {
  throw new Error("not written yet");
}

/**
 * Lets a held posting go live, its 30 days beginning now unless they have begun, or puts back a hidden one. False where
 * there is none to release, it was refunded or its time is over.
 */
export async function releasePosting(
  _posting: { id: string; by: string; note?: string },
  _now = new Date(),
): Promise<boolean> {
  throw new Error("not written yet");
}
