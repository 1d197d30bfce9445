import type { PostingErrors } from "#core/postings/posting-form.ts";

export type Changed =
  /** `isHeld`: the change calls for a look of ours, and nobody sees the posting until then. */
  | { ok: true; isHeld: boolean }
  | { ok: false; reason: "invalid"; errors: PostingErrors }
  /** Unpaid, hidden, ended or gone: there is nothing to change. */
  | { ok: false; reason: "not-open" };

/** Changes a paid posting by the form's rules; its title and company only in its first 24 hours. */
export async function changePosting(
  _id: string,
  _fields: Record<string, unknown>,
  _now = new Date(),
): Promise<Changed> {
  throw new Error("not written yet");
}

/** Takes a live posting off the lists. False where it is not live. */
export async function closePosting(_id: string, _now = new Date()): Promise<boolean> {
  throw new Error("not written yet");
}

/** Puts a closed one back for the rest of what was paid. False where that is over, or it was not closed. */
export async function reopenPosting(_id: string, _now = new Date()): Promise<boolean> {
  throw new Error("not written yet");
}
