import { accountCache, forgetAccount, isOutOfTouch } from "#app/offline/account-copies.ts";
import { type Device, readDevice } from "#app/offline/device.ts";
import { dropTaken, readTaken, takenPrefix } from "#app/offline/taken/taken-caches.ts";
import { isOwnPage, listPath } from "#core/billing/device-copies/copied-addresses.ts";
import type { CopyMark } from "#core/billing/device-copies/copy-mark.ts";
import { escapeHtml } from "#core/text/lines.ts";
import { formatCount } from "#core/text/number-words.ts";
import { keepIn } from "./limited-cache.ts";

export const openCopies = "open-copies";
const mostOpen = 60;
const mostOfAccount = 300;

/** Headers of a copy: when it must no longer be shown, and its page's title as HTML writes it. */
export const untilHeader = "Copy-Until";
/** After how many changes of this device the copy was asked for. */
const changesHeader = "Copy-Changes";
export const titleHeader = "Copy-Title";

/** Keeps a page where its mark allows that. `asked` is the device when the page was asked for. */
export async function keepCopy(url: URL, answer: Response, mark: CopyMark, asked: Device): Promise<void> {
  if (answer.status !== 200 || answer.redirected) return;
  if (mark.of === "anyone") return keepIn(openCopies, url, await toCopy(answer, null, asked), mostOpen);
  if (mark.of !== "account" || mark.name !== asked.account) return;
  const name = accountCache(asked);
  if (!name) return;
  await keepIn(name, url, await toCopy(answer, mark.until, asked), mostOfAccount);
  // While this was written, somebody may have signed out.
  if (accountCache(await readDevice()) !== name) await caches.delete(name);
}

/** The page as it was opened, or of a list that was taken along. Notes and statuses are only on pages that were opened. */
export async function findCopy(url: URL, device: Device, now = Date.now()): Promise<Response | null> {
  const copy = await findOpened(url, device, now);
  if (copy && isOwnPage(url)) return copy;
  const taken = await findTaken(url, device, now);
  return !taken || (copy && dateOf(copy) > dateOf(taken)) ? copy : taken;
}

async function findOpened(url: URL, device: Device, now: number): Promise<Response | null> {
  const name = accountCache(device);
  if (name && isOutOfTouch(device, now)) await forgetAccount();
  else if (name) {
    const own = await matchIn(name, url);
    if (own && !isOver(own, now)) return own;
    if (own) await dropIn(name, url);
  }
  return isOwnPage(url) ? null : matchIn(openCopies, url);
}

/** False for a copy from before a sign-in or a change, which may be missing there. */
export function isOfNow(copy: Response, { changes }: Device): boolean {
  return copy.headers.get(changesHeader) === String(changes);
}

async function findTaken(url: URL, device: Device, now: number): Promise<Response | null> {
  for (const { cache } of await readTaken(device, now)) {
    const page = await matchIn(cache, new URL(listPath(url), url));
    if (page) return page;
  }
  return null;
}

function dateOf(copy: Response): number {
  return Date.parse(copy.headers.get("date") ?? "") || 0;
}

/** Copies that can be opened now: what one person saved, then the newest. */
export async function listCopies(device: Device, now = Date.now()): Promise<{ url: URL; title: string }[]> {
  const found = new Map<string, string>();
  for (const { path, title, jobs } of await readTaken(device, now))
    found.set(new URL(path, location.origin).href, escapeHtml(`${title} (${formatCount(jobs, "job")})`));
  for (const name of [accountCache(device), openCopies]) {
    if (!name || !(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const copy = await cache.match(request, { ignoreVary: true });
      const title = copy && !isOver(copy, now) && copy.headers.get(titleHeader);
      if (title && !found.has(request.url)) found.set(request.url, decodeURIComponent(title));
    }
  }
  const copies = [...found].map(([url, title]) => ({ url: new URL(url), title }));
  return copies.sort((one, other) => Number(isOwnPage(other.url)) - Number(isOwnPage(one.url)));
}

/** A subscription that ended takes the lists along that it opened. */
export async function dropSubscribersLists(device: Device): Promise<void> {
  const name = accountCache(device);
  if (!name) return;
  await dropTaken(takenPrefix(device, true), ({ isSubscribers }) => isSubscribers);
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, { ignoreVary: true });
    if (copy?.headers.has(untilHeader)) await cache.delete(request, { ignoreVary: true });
  }
}

async function toCopy(answer: Response, until: Date | null, asked: Device): Promise<Response> {
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  headers.set(titleHeader, encodeURIComponent(title));
  headers.set(changesHeader, String(asked.changes));
  if (until) headers.set(untilHeader, String(until.getTime()));
  return new Response(html, { headers });
}

function isOver(copy: Response, now: number): boolean {
  const until = copy.headers.get(untilHeader);
  return until !== null && Number(until) <= now;
}

async function matchIn(name: string, url: URL): Promise<Response | null> {
  // Opening a cache that is gone would make it again.
  if (!(await caches.has(name))) return null;
  return (await (await caches.open(name)).match(url, { ignoreVary: true })) ?? null;
}

async function dropIn(name: string, url: URL): Promise<void> {
  await (await caches.open(name)).delete(url, { ignoreVary: true });
}
