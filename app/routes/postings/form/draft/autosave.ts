import { fill, readFormInput } from "#app/routes/postings/form/read-fields.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import { flushDraft, readDraft, saveDraftSoon } from "./draft-store.ts";

export type Options = {
  draftKey: string;
  token: string | null;
  typed: PostingInput;
  /** The page answers what this browser just sent, so no draft is newer. */
  isAnswer: boolean;
};

export function autosave(form: HTMLFormElement, { draftKey, token, typed, isAnswer }: Options): () => void {
  const until = new AbortController();
  const saveNow = () => {
    const now = readFormInput(form);
    saveDraftSoon(draftKey, () => ({
      typed: now,
      token: token ?? readDraft(draftKey)?.token ?? null,
      isSent: false,
    }));
  };
  const draft = isAnswer ? null : readDraft(draftKey);
  // The server's text is newer than what was sent from here.
  const isLatest = draft && (!token || (draft.token === token && !draft.isSent));
  const isTyped = JSON.stringify(readFormInput(form)) !== JSON.stringify(typed);
  if (isLatest) fill(form, draft.typed);
  // Somebody may have typed before this script arrived.
  if (isTyped) saveNow();
  form.addEventListener("input", saveNow, until);
  addEventListener("pagehide", flushDraft, until);
  document.addEventListener("visibilitychange", () => document.hidden && flushDraft(), until);
  return () => {
    flushDraft();
    until.abort();
  };
}
