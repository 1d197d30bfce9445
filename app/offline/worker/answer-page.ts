import { forgetAccount, settleSignOut } from "#app/offline/account-copies.ts";
import { type Device, readDevice } from "#app/offline/device.ts";
import { isCopied, isOwnPage } from "#core/billing/device-copies/copied-addresses.ts";
import { markHeader, readMark } from "#core/billing/device-copies/copy-mark.ts";
import { copyOwnPages, keepPage } from "./copy-pages.ts";
import { askWhoIsIn, hearMark } from "./hear-server.ts";
import { findCopy, listCopies } from "./kept-copies.ts";
import type { FetchEvent } from "./scope.ts";
import { addCopies, addNotice, sayCopied } from "./words.ts";

export const noConnectionPage = "/no-connection";
export const shellCache = "shell";

/** A connection that is slower is treated as none where the page has a copy. */
const patienceMs = 6000;
const tooSlow = new TypeError("The network took too long.");

/** The network's answer, or the copy where there is no connection. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const device = await readDevice();
  const isSettled = !device.owesSignOut || (await settleSignOut(device));
  // What was asked for early was still asked by whoever has now signed out.
  const asking = isSettled ? askNetwork(event, device.owesSignOut) : Promise.reject(new TypeError("offline"));
  const answered = asking.then((answer) => ({ answer, copy: answer.clone() }));
  event.waitUntil(answered.then(({ copy }) => hearAnswer(url, copy, device)).catch(() => {}));
  try {
    // A device whose storage fails has no copies, and is no reason to fail.
    const copy = await findCopy(url, device).catch(() => null);
    const inTime = copy ? withinPatience(answered) : answered;
    return (await inTime).answer;
  } catch (failure) {
    return answerWithoutNetwork(url, await readDevice(), failure === tooSlow);
  }
}

const opened = new Set<string>();

/** False for a page whose data was not for this device, so its document would not be either. */
export function mayCopyOpened(address: string): boolean {
  return opened.has(address);
}

/** The router's requests for data: without a connection it is sent to the copy of the page. */
export async function answerData(event: FetchEvent, url: URL): Promise<Response> {
  const device = await readDevice();
  if (device.owesSignOut && !(await settleSignOut(device))) return Response.error();
  try {
    const answer = await fetch(event.request);
    event.waitUntil(hearData(url, answer.clone(), device).catch(() => {}));
    return answer;
  } catch {
    if (!(await findCopy(url, device))) return Response.error();
    const headers = { "X-Remix-Redirect": url.pathname + url.search, "X-Remix-Reload-Document": "true" };
    return new Response(null, { status: 204, headers });
  }
}

async function askNetwork(
  { request, preloadResponse }: FetchEvent,
  isAskedAgain: boolean,
): Promise<Response> {
  return (!isAskedAgain && (await preloadResponse)) || fetch(request);
}

async function withinPatience<Found>(asking: Promise<Found>): Promise<Found> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, patienceMs, tooSlow);
  return Promise.race([asking, promise]).finally(() => clearTimeout(timer));
}

async function hearAnswer(url: URL, answer: Response, device: Device): Promise<void> {
  if (answer.type === "opaqueredirect") return askWhoIsIn(device);
  if (answer.status === 401) return forgetAccount();
  const mark = readMark(answer.headers.get(markHeader));
  if (!mark) return;
  await hearMark(mark, answer);
  if (isCopied(url)) await keepPage(url, answer, mark, device);
}

async function hearData(url: URL, answer: Response, device: Device): Promise<void> {
  if (answer.status === 401) return forgetAccount();
  const mark = readMark(answer.headers.get(markHeader));
  if (!mark) return;
  await hearMark(mark, answer);
  if (mark.of === "anyone" || (mark.of === "account" && mark.name === device.account)) opened.add(url.href);
  if (isOwnPage(url) && device.account) await copyOwnPages([url]);
}

async function answerWithoutNetwork(url: URL, device: Device, isSlow: boolean): Promise<Response> {
  const copy = await findCopy(url, device);
  if (copy) {
    const at = Date.parse(copy.headers.get("date") ?? "");
    const words = sayCopied(url, Number.isNaN(at) ? null : new Date(at), new Date(), isSlow);
    return rewrite(copy, (html) => addNotice(html, words));
  }
  const page = await caches.match(noConnectionPage);
  if (!page) return Response.error();
  const copies = await listCopies(device);
  return rewrite(page, (html) => addCopies(html, copies));
}

async function rewrite(page: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await page.text()), { headers: page.headers });
}
