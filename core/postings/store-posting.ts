import type { Db } from "#core/db.server.ts";
import type { Posting } from "#core/postings/posting-form.ts";

/**
 * Keeps a posting before it is paid, as a new one, or as the unpaid one of that id. Null where that one is paid or gone.
 */
export async function storePosting(
  _where: Db,
  _posting: Posting,
  _id: string | null,
  _now: Date,
): Promise<string | null> {
  throw new Error("not written yet");
}
