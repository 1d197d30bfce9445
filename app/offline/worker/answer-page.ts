import { settleSignOut } from "#app/offline/account-copies.ts";
import { type Device, readDevice } from "#app/offline/device.ts";
import { isCopied, isOwnPage } from "#core/billing/device-copies/copied-addresses.ts";
import { sendChanges } from "./changes/send-changes.ts";
import { copyOwnPages, forCopy, keepPage } from "./copy-pages.ts";
import { followerPath } from "./follow-late.ts";
import { askServer, askWhoIsIn, hearServer, isAnothers } from "./hear-server.ts";
import { findCopy, isOfNow, listCopies } from "./kept-copies.ts";
import { awaitLate, hearLate, takeLate, whenOf } from "./late-answers.ts";
import type { FetchEvent } from "./scope.ts";
import { addCopies, addNotice, sayCopied } from "./words.ts";

export const noConnectionPage = "/no-connection";
export const shellCache = "shell";

/** A page is shown as its copy until the network has answered. */
const patienceMs = 400;
/** For a reader who asks again, or has since signed in or changed something. */
const longPatienceMs = 6000;
const tooSlow = new TypeError("The network took too long.");

/** The network's answer, or the copy where that is late or there is no connection. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const device = await readDevice();
  const late = await takeLate(url, device);
  if (late) return late;
  const isSettled = !device.owesSignOut || (await settleSignOut(device));
  // What was asked for early was still asked by whoever has now signed out.
  const asking = isSettled ? askNetwork(event, device.owesSignOut) : Promise.reject(new TypeError("offline"));
  const answered = asking.then((answer) => ({ answer, copy: answer.clone() }));
  event.waitUntil(answered.then(({ copy }) => hearAnswer(url, copy, device)).catch(() => {}));
  try {
    // A device whose storage fails has no copies, and is no reason to fail.
    const copy = await findCopy(url, device).catch(() => null);
    const isQuick = copy && isOfNow(copy, device) && !isAskedAgain(event.request);
    const inTime = copy ? withinPatience(answered, isQuick ? patienceMs : longPatienceMs) : answered;
    const { answer } = await inTime;
    if (copy && isAnothers(answer)) throw new TypeError("Another answered.");
    return answer;
  } catch (failure) {
    const late = failure === tooSlow ? answered.then(({ answer }) => answer) : null;
    return answerWithoutNetwork(url, await readDevice(), late);
  }
}

/** Once there is a connection again, the network's answer is compared with the copy that is shown. */
export async function askAgain(address: string): ReturnType<typeof hearLate> {
  const device = await readDevice();
  const url = new URL(address);
  const copy = await findCopy(url, device);
  if (device.owesSignOut && !(await settleSignOut(device))) return null;
  // Whoever it was kept for is no longer here.
  if (!copy) return { outcome: "another's", words: "" };
  // As of a navigation: the browser follows a redirect, and takes no answer from its end.
  const answered = askServer(url, { headers: forCopy, redirect: "manual" });
  const heard = answered.then((answer) => hearAnswer(url, answer.clone(), device));
  awaitLate(url, copy, answered, device);
  await heard.catch(() => {});
  return hearLate(address);
}

const opened = new Set<string>();

/** False for a page whose data was not for this device, so its document would not be either. */
export function mayCopyOpened(address: string): boolean {
  return opened.has(address);
}

/** The router's requests for data. */
export async function answerData(event: FetchEvent, url: URL): Promise<Response> {
  const device = await readDevice();
  if (device.owesSignOut && !(await settleSignOut(device))) return Response.error();
  try {
    const answer = await askServer(event.request);
    event.waitUntil(hearData(url, answer.clone(), device).catch(() => {}));
    return answer;
  } catch {
    // The page then opens its copy.
    return Response.error();
  }
}

async function askNetwork({ request, preloadResponse }: FetchEvent, isStale: boolean): Promise<Response> {
  const preloaded = isStale || !navigator.onLine ? null : await preloadResponse;
  // Firefox doesn't reject a preload that failed: its answer is an error.
  if (preloaded?.type === "error") throw new TypeError("The preload failed.");
  return preloaded ?? askServer(request);
}

function isAskedAgain({ cache }: Request): boolean {
  return cache === "reload" || cache === "no-cache";
}

async function withinPatience<Found>(asking: Promise<Found>, patienceMs: number): Promise<Found> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, patienceMs, tooSlow);
  return Promise.race([asking, promise]).finally(() => clearTimeout(timer));
}

async function hearAnswer(url: URL, answer: Response, device: Device): Promise<void> {
  if (answer.type === "opaqueredirect") return askWhoIsIn(device);
  const mark = await hearServer(answer);
  if (!mark) return;
  if (isCopied(url)) await keepPage(url, answer, mark, device);
  if (device.changesOf) await sendChanges();
}

async function hearData(url: URL, answer: Response, device: Device): Promise<void> {
  const mark = await hearServer(answer);
  if (!mark) return;
  if (mark.of === "anyone" || (mark.of === "account" && mark.name === device.account)) opened.add(url.href);
  if (isOwnPage(url) && device.account) await copyOwnPages([url]);
}

async function answerWithoutNetwork(
  url: URL,
  device: Device,
  late: Promise<Response> | null,
): Promise<Response> {
  const copy = await findCopy(url, device);
  if (copy) {
    if (late) awaitLate(url, copy.clone(), late, device);
    const words = sayCopied(url, whenOf(copy), new Date(), !!late);
    return rewrite(copy, (html) => addNotice(html, words, followerPath));
  }
  // Somebody has signed out meanwhile.
  const answer = await late?.catch(() => null);
  if (answer) return answer;
  const page = await caches.match(noConnectionPage);
  if (!page) return Response.error();
  const copies = await listCopies(device);
  return rewrite(page, (html) => addCopies(html, copies));
}

async function rewrite(page: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await page.text()), { headers: page.headers });
}
