import { type PostingInput, postingFields } from "#core/postings/form/posting-form.ts";

export const draftKey = "waymark.posting";

export type Draft = {
  typed: PostingInput;
  token: string | null;
  /** The server has this draft unchanged. */
  isSent: boolean;
};

/** The tab that verified a payment tells the tab of the form. */
export type PostedDraft = { title: string; path: string | null; isHeld: boolean };

const pauseMs = 400;
let pending: { timer: ReturnType<typeof setTimeout>; write: () => void } | null = null;

export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function readDraft(key: string): Draft | null {
  const { typed, token, isSent } = read(localStorageText(key)) ?? {};
  if (!typed || typeof typed !== "object") return null;
  const values: Record<string, unknown> = { ...typed };
  const texts = postingFields.map((name) => [name, typeof values[name] === "string" ? values[name] : ""]);
  return {
    typed: Object.fromEntries(texts),
    token: typeof token === "string" ? token : null,
    isSent: isSent === true,
  };
}

export function saveDraft(key: string, draft: Draft) {
  cancelPending();
  write(key, draft);
}

export function saveDraftSoon(key: string, make: () => Draft) {
  cancelPending();
  const write = () => saveDraft(key, make());
  pending = { write, timer: setTimeout(write, pauseMs) };
}

export function flushDraft() {
  pending?.write();
}

export function clearDraft(key: string) {
  cancelPending();
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** A draft that was never sent is a different posting, so it stays. */
export function announcePostedDraft(key: string, posted: PostedDraft) {
  if (!readDraft(key)?.token) return;
  write(key, { posted });
  clearDraft(key);
}

export function readPosted(text: string | null): PostedDraft | null {
  const posted = read(text)?.posted;
  if (!posted || typeof posted !== "object") return null;
  const { title, path, isHeld }: Partial<Record<keyof PostedDraft, unknown>> = posted;
  return { title: String(title), path: typeof path === "string" ? path : null, isHeld: isHeld === true };
}

function cancelPending() {
  clearTimeout(pending?.timer);
  pending = null;
}

function write(key: string, value: object) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

function localStorageText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function read(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return value && typeof value === "object" ? { ...value } : null;
  } catch {
    return null;
  }
}
