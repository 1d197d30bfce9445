import { fill, typedIn } from "#app/routes/postings/form/read-fields.ts";
import type { TypedPosting } from "#core/postings/form/posting-form.ts";
import { flushKept, keepSoon, readKept } from "./draft-store.ts";

export type Keeping = {
  keepAs: string;
  /** The token of the posting that the server sent; null for an empty form. */
  token: string | null;
  typed: TypedPosting;
  /** The page answers what was just sent from here, so nothing is later. */
  isAnswer: boolean;
};

/** Restores what was typed in this browser, and stores what is typed from now on. Returns how to stop. */
export function keepTyping(form: HTMLFormElement, { keepAs, token, typed, isAnswer }: Keeping): () => void {
  const until = new AbortController();
  const keepNow = () => {
    const now = typedIn(form);
    keepSoon(keepAs, () => ({ typed: now, token: token ?? readKept(keepAs)?.token ?? null, isSent: false }));
  };
  const kept = isAnswer ? null : readKept(keepAs);
  // The server's text is later than what was sent from here.
  const isLatest = kept && (!token || (kept.token === token && !kept.isSent));
  const isTyped = JSON.stringify(typedIn(form)) !== JSON.stringify(typed);
  if (isLatest) fill(form, kept.typed);
  // Somebody may have typed before this script arrived.
  if (isTyped) keepNow();
  form.addEventListener("input", keepNow, until);
  addEventListener("pagehide", flushKept, until);
  document.addEventListener("visibilitychange", () => document.hidden && flushKept(), until);
  return () => {
    flushKept();
    until.abort();
  };
}
