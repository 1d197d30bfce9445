import { fill, typedIn } from "#app/routes/postings/form/read-fields.ts";
import type { TypedPosting } from "#core/postings/form/posting-form.ts";
import { flushKept, keepSoon, readKept } from "./draft-store.ts";

export type Keeping = {
  /** Where. */
  keepAs: string;
  /** Of the posting that the server sent; null where it sent an empty form. */
  token: string | null;
  /** What the server sent. */
  typed: TypedPosting;
  /** It is the answer to what was just sent from here: nothing is later. */
  isAnswer: boolean;
};

/** Brings back what was typed in this browser, and keeps what is typed from now on. Returns how to stop. */
export function keepTyping(form: HTMLFormElement, { keepAs, token, typed, isAnswer }: Keeping): () => void {
  const until = new AbortController();
  const keepNow = () => {
    const now = typedIn(form);
    keepSoon(keepAs, () => ({ typed: now, token: token ?? readKept(keepAs)?.token ?? null, isSent: false }));
  };
  const kept = isAnswer ? null : readKept(keepAs);
  // What the server has is later than what it was sent from here.
  const isLatest = kept && (!token || (kept.token === token && !kept.isSent));
  const isTyped = JSON.stringify(typedIn(form)) !== JSON.stringify(typed);
  if (isLatest) fill(form, kept.typed);
  // Whatever was typed before this script was there, and all that stands beside it.
  if (isTyped) keepNow();
  form.addEventListener("input", keepNow, until);
  addEventListener("pagehide", flushKept, until);
  document.addEventListener("visibilitychange", () => document.hidden && flushKept(), until);
  return () => {
    flushKept();
    until.abort();
  };
}
