import type { PostingRow } from "#core/postings/posting-columns.ts";
import type { TypedPosting } from "#core/postings/posting-form.ts";

/** A posting as its employer manages it. */
export type ManagedPosting = {
  id: string;
  status: PostingRow["status"];
  typed: TypedPosting;
  isPaid: boolean;
  isRefunded: boolean;
  paidAt: Date | null;
  datePosted: Date | null;
  expiresAt: Date | null;
  /** Title and company may still be changed. */
  mayRename: boolean;
  /** May be paid for another 30 days. */
  mayRenew: boolean;
  /** Its page, where it is or was live. */
  jobPath: string | null;
};

/** Null for an unknown one. */
export async function findPosting(_id: string, _now = new Date()): Promise<ManagedPosting | null> {
  throw new Error("not written yet");
}
