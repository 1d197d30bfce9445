import { endOldChanges, forgetAccount, settleSignOut } from "#app/offline/account-copies.ts";
import { changeDevice, readDevice } from "#app/offline/device.ts";
import type { TakeReport } from "#app/offline/taken/taken-list.ts";
import { isCopyable } from "#core/billing/device-copies/copied-addresses.ts";
import {
  answerData,
  answerPage,
  askAgain,
  mayCopyOpened,
  noConnectionPage,
  shellCache,
} from "./answer-page.ts";
import { answerAsset, keepAssets } from "./assets.ts";
import { answerChange } from "./changes/answer-change.ts";
import { sendChanges } from "./changes/send-changes.ts";
import { copyOwnPages, copyPage } from "./copy-pages.ts";
import { followerPath, followLate } from "./follow-late.ts";
import { isAnothers } from "./hear-server.ts";
import { hearLate, wantLate } from "./late-answers.ts";
import { type FetchEvent, scope, type WorkerMessage } from "./scope.ts";
import { takeList } from "./take-list.ts";

/** After a change, its page has asked for itself again by then. */
const settleMs = 2000;

scope.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (isChange(request, url)) event.waitUntil(noteChange().catch(() => {}));
  if (request.method === "GET") return answerRead(event, url);
  if (isSignOut(request, url))
    event.waitUntil(forgetAccount({ owesSignOut: true, keepsChanges: true }).catch(() => {}));
  if (request.method === "POST" && /^\/my-(jobs|applications)(\/save)?$/.test(url.pathname)) {
    event.respondWith(answerChange(event, url));
    event.waitUntil(copyAfterChange());
  }
});

scope.addEventListener("message", (event) => {
  event.waitUntil(hearPage(event).catch(() => {}));
});

/** A sign-in may come with the address of an email. What is only counted changes nothing. */
function isChange({ method, mode }: Request, { pathname }: URL): boolean {
  if (method === "GET") return mode === "navigate" && /^\/auth\b/.test(pathname);
  return pathname !== "/post-job/counts";
}

/** In a page's first seconds it is pressed before the page itself can end the copies. */
function isSignOut({ mode }: Request, { pathname }: URL): boolean {
  return pathname === "/auth/sign-out.data" || (pathname === "/auth/sign-out" && mode === "navigate");
}

async function noteChange(): Promise<void> {
  await changeDevice((device) => ({ ...device, changes: device.changes + 1 }));
}

scope.addEventListener("sync", (event) => {
  event.waitUntil(sendChanges().catch(() => {}));
});

async function prepare() {
  const page = await fetch(noConnectionPage, { cache: "reload" });
  if (page.ok && !isAnothers(page)) await (await caches.open(shellCache)).put(noConnectionPage, page);
}

function answerRead(event: FetchEvent, url: URL) {
  if (url.pathname.startsWith("/assets/")) return event.respondWith(answerAsset(event.request));
  if (url.pathname === followerPath) return event.respondWith(Promise.resolve(follower()));
  if (event.request.mode === "navigate") {
    if (isCopyable(url)) event.respondWith(answerPage(event, url));
    return;
  }
  const page = pageOfData(url);
  if (page && isCopyable(page)) event.respondWith(answerData(event, page));
}

function follower(): Response {
  return new Response(`(${followLate})()`, { headers: { "Content-Type": "text/javascript" } });
}

/** The page of the router's address for its data, like /jobs.data of /jobs. */
function pageOfData(url: URL): URL | null {
  if (!url.pathname.endsWith(".data")) return null;
  const page = new URL(url);
  page.pathname = url.pathname.replace(/(\/_)?\.data$/, "") || "/";
  page.searchParams.delete("_routes");
  return page;
}

type PageMessage = {
  kind: string;
  url?: string;
  scripts?: string[];
  mayKeep?: boolean;
  isApproved?: boolean;
};

async function hearPage({ data, ports }: WorkerMessage): Promise<void> {
  const { kind, url = "", scripts = [], mayKeep = false, isApproved } = data as PageMessage;
  if (kind === "arrived" || (kind === "opened" && mayCopyOpened(url))) await copyPage(new URL(url));
  if (kind === "online") ports[0]?.postMessage(await askAgain(url).catch(() => null));
  if (kind === "late")
    ports[0]?.postMessage((await hearLate(url)) ?? (await askAgain(url).catch(() => null)));
  if (kind === "want") ports[0]?.postMessage(wantLate(url));
  if (kind === "loaded") await keepAssets(scripts);
  if (kind === "loaded") await endOldChanges();
  if (kind === "send" && (await sendChanges({ isApproved, isOnline: true })).size) await copyAfterChange();
  if (kind === "settle") await settleSignOut(await readDevice());
  if (kind === "take") {
    const tell = (report: TakeReport) => ports[0]?.postMessage(report);
    const outcome = await takeList({ list: new URL(url), mayKeep }, tell);
    tell(outcome);
    // Its owner agreed to all that a device keeps of an account.
    if (mayKeep && "taken" in outcome) await copyOwnPages();
  }
  if (kind === "copy") await copyOwnPages().finally(() => ports[0]?.postMessage("done"));
}

async function copyAfterChange(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  if ((await readDevice()).account) await copyOwnPages().catch(() => {});
}
