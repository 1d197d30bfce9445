import { postingFields, type TypedPosting } from "#core/postings/form/posting-form.ts";

/** What this browser keeps of a posting until it is paid. */
export type Kept = {
  typed: TypedPosting;
  /** Names it on the server, once it was sent there. */
  token: string | null;
  /** The server has it as it stands here. */
  isSent: boolean;
};

/** What the tab that verified a payment tells the one that the posting was written in. */
export type Posted = { title: string; path: string | null; isHeld: boolean };

const pauseMs = 400;
let pending: { timer: ReturnType<typeof setTimeout>; write: () => void } | null = null;

/** Null where nothing is kept, or storage is denied. */
export function readKept(key: string): Kept | null {
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

export function keep(key: string, kept: Kept) {
  cancelPending();
  write(key, kept);
}

/** Keeps it once nothing more was typed for a moment; `flushKept` does so at once. */
export function keepSoon(key: string, make: () => Kept) {
  cancelPending();
  const write = () => keep(key, make());
  pending = { write, timer: setTimeout(write, pauseMs) };
}

export function flushKept() {
  pending?.write();
}

export function clearDraft(key: string) {
  cancelPending();
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** Forgets what is paid for, and tells the tab that it was written in. What was never sent is another posting. */
export function sayPosted(key: string, posted: Posted) {
  if (!readKept(key)?.token) return;
  write(key, { posted });
  clearDraft(key);
}

/** What `sayPosted` said in another tab; null for any other change. */
export function readPosted(text: string | null): Posted | null {
  const posted = read(text)?.posted;
  if (!posted || typeof posted !== "object") return null;
  const { title, path, isHeld }: Partial<Record<keyof Posted, unknown>> = posted;
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
