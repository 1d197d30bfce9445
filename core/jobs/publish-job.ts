import type { Tx } from "#core/db.server.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";

/**
 * Writes a paid posting as the listing of the same id, source 'Featured', first in every list until `until`. Its address
 * and the day it was posted stay what they were. Throws where it cannot be shown: its writer checks it first.
 */
export async function publishJob(
  _tx: Tx,
  _posting: { id: string; listing: IncomingListing; until: Date },
  _now: Date,
): Promise<void> {
  throw new Error("not written yet");
}

/** Takes it off every list. */
export async function withdrawJob(_tx: Tx, _id: string, _now: Date): Promise<void> {
  throw new Error("not written yet");
}
