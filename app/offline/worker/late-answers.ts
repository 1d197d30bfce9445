import type { Device } from "#app/offline/device.ts";
import { markHeader, readMark, writeMark } from "#core/billing/device-copies/copy-mark.ts";
import { isAnothers } from "./hear-server.ts";
import { type Outcome, sayOutcome } from "./words.ts";

type Late = { outcome: Outcome; words: string; answer: Response | null; device: Device };

/** By address. A worker that the browser has ended knows nothing, and the page then asks the network. */
const asked = new Map<string, Promise<Late>>();
const wanted = new Map<string, Promise<Late>>();

/** Compares what the network answers with the copy that is shown meanwhile. */
export function awaitLate(url: URL, copy: Response, answering: Promise<Response>, device: Device): void {
  const at = whenOf(copy);
  const toLate = (outcome: Outcome, answer: Response | null): Late => {
    return { outcome, words: sayOutcome(url, outcome, at, new Date()), answer, device };
  };
  asked.set(
    addressOf(url),
    answering.then(
      async (answer) => toLate(await compare(copy, answer.clone()), answer),
      () => toLate("no connection", null),
    ),
  );
}

/** Null where this page waits for nothing. */
export async function hearLate(address: string): Promise<{ outcome: Outcome; words: string } | null> {
  const late = await asked.get(address);
  return late ? { outcome: late.outcome, words: late.words } : null;
}

/** The next request for this page gets what came late. */
export function wantLate(address: string): void {
  const late = asked.get(address);
  asked.delete(address);
  if (late) wanted.set(address, late);
}

/**
 * For a page that is opened: what was compared for an earlier opening tells nothing of this one. Null where nobody wants
 * it, and where another reader is here since it was asked for.
 */
export async function takeLate(url: URL, { epoch, changes }: Device): Promise<Response | null> {
  asked.delete(addressOf(url));
  const late = await wanted.get(addressOf(url));
  wanted.delete(addressOf(url));
  return late?.device.epoch === epoch && late.device.changes === changes ? late.answer : null;
}

/** Whichever part of the page is opened. */
function addressOf({ href }: URL): string {
  return href.replace(/#.*/, "");
}

/** When the server sent it. */
export function whenOf(copy: Response): Date | null {
  const at = Date.parse(copy.headers.get("date") ?? "");
  return Number.isNaN(at) ? null : new Date(at);
}

async function compare(copy: Response, answer: Response): Promise<Outcome> {
  if (isAnothers(answer)) return "no connection";
  if (answer.status >= 500 || answer.status === 429) return "in trouble";
  if (answer.status === 404 || answer.status === 410) return "newer";
  if (readerOf(answer) !== readerOf(copy)) return "another's";
  return (await contentOf(answer)) === (await contentOf(copy)) ? "same" : "newer";
}

/** A redirect has no mark: it is for no reader that a copy may have. */
function readerOf({ headers }: Response): string | null {
  const mark = readMark(headers.get(markHeader));
  return mark && writeMark(mark.of === "account" ? { ...mark, until: null } : mark);
}

async function contentOf(page: Response): Promise<string> {
  return (await page.text()).replace(/ nonce="[^"]*"/g, "");
}
