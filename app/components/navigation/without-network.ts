import { useEffect } from "react";
import { type DataStrategyResult, isRouteErrorResponse, redirectDocument } from "react-router";
import { toast } from "#app/components/ui/toast.tsx";
import { describeTrouble, isHtml } from "#app/sentences/trouble.ts";
import { shownPage } from "./shown-page.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * Where no answer came, a page that this device has a copy of is opened by the worker, and whoever wanted another one
 * stays and hears why. A page that asks for itself again, or for another part of its list, stays where the server fails, too.
 */
export async function keepPage({ url, method, signal }: Request, results: Results): Promise<Results> {
  const shown = shownPage();
  const failed = Object.entries(results).filter(
    ([, { type, result }]) => type === "error" && (isUnanswered(result) || isTrouble(result)),
  );
  if (!shown || method !== "GET" || signal.aborted || !failed[0]) return results;
  const asked = new URL(url);
  const cut = failed.some(([, { result }]) => isUnanswered(result));
  const trouble = cut ? null : describeTrouble(failed[0][1].result);
  const withAnswers = (answerOf: (route: string) => DataStrategyResult) => ({
    ...results,
    ...Object.fromEntries(failed.map(([route]) => [route, answerOf(route)])),
  });
  const known = new Map(shown.matches.map(({ id, loaderData }) => [id, loaderData]));
  const hasData = failed.every(([route]) => known.get(route) !== undefined);
  if (hasData && isSame(asked, shown.location)) {
    if (trouble) say(trouble);
    return withAnswers((route) => ({ type: "data", result: known.get(route) }));
  }
  if (cut && (await hasCopy(url)))
    return withAnswers(() => ({ type: "error", result: redirectDocument(asked.pathname + asked.search) }));
  // After the browser's back and forward buttons, the address is already the other page's.
  if (!isSame(location, shown.location)) return results;
  if (trouble && !(hasData && asked.pathname === shown.location.pathname)) return results;
  await stay(trouble, asked);
  return new Promise(() => {});
}

/** `fetch` throws a TypeError where no answer came. An answer that isn't ours is none: networks have pages to sign in. */
export function isUnanswered(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isHtml(error.data) && (error.status < 500 || error.status === 511);
  // The router can't read another's page.
  const { cause } = error instanceof Error ? error : {};
  return error instanceof TypeError || cause instanceof TypeError || cause instanceof SyntaxError;
}

/** What the server throws on purpose, such as a page that is gone, is none. */
function isTrouble(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500 || error.status === 429;
  return !(error instanceof Response);
}

/** What the browser itself would load, and would show an error of its own in place of this page. */
export function useKeepPage() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("click", leaveToBrowser, { signal, capture: true });
    addEventListener("click", followCopy, { signal });
    addEventListener("submit", keepForm, { signal });
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener("navigate", keepWithoutScript, { signal });
    return () => stop.abort();
  }, []);
}

function followCopy(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || navigator.onLine || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  if (link.target === "_blank" || link.origin !== location.origin || (link.hash && isSame(link, location)))
    return;
  event.preventDefault();
  void openCopy(link.href).then((isOpen) => isOpen || say());
}

let isLeftToBrowser = false;

/** Before the router hears it. */
function leaveToBrowser(event: MouseEvent) {
  const isLink = event.target instanceof Element && event.target.closest("a[href]");
  if (isLeftToBrowser && isLink && navigator.onLine) event.stopImmediatePropagation();
}

function keepForm(event: SubmitEvent) {
  const { pathname } = new URL((event.target as HTMLFormElement).action, location.href);
  // The worker tells the server later.
  const isHeard =
    !!navigator.serviceWorker?.controller &&
    /^\/(auth\/sign-out|my-(jobs|applications)(\/save)?)$/.test(pathname);
  if (navigator.onLine || event.defaultPrevented || isHeard) return;
  event.preventDefault();
  say();
}

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean };

let mayReload = false;

/** The router reloads the page where a script of the next one cannot be fetched. */
function keepWithoutScript(event: Event) {
  const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
  if (navigationType !== "reload" || userInitiated || !cancelable || mayReload) return;
  event.preventDefault();
  // A browser asks for a script only once.
  isLeftToBrowser = true;
  setTimeout(goOnWithoutScript, settleMs);
}

/** By then React knows where the router was going, if it was the router that reloaded. */
const settleMs = 100;

async function goOnWithoutScript() {
  const to = shownPage()?.to;
  if (!to) {
    // The page's data did not come either, and the page stayed.
    if (performance.now() - stayedAt < 10 * settleMs) return;
    mayReload = true;
    return location.reload();
  }
  await openWithoutScript(to.pathname + to.search + to.hash);
}

/** Opens a page as a document, or the copy of it, where a script that would show it cannot be fetched. */
export async function openWithoutScript(address: string): Promise<void> {
  const next = new URL(address, location.href);
  // A new release has replaced the file, and the page itself has the new one.
  if (!(await isServerHeard())) {
    if (!(await openCopy(next.href))) await stay();
  } else if (isSame(next, location) && next.hash === location.hash) {
    mayReload = true;
    location.reload();
  } else location.assign(next);
}

/** What the server drew stays. A page that has no drawing of this part is opened as a document. */
export function goOnWithoutPart(drawing: string): Promise<never> {
  // A browser asks for a script only once.
  isLeftToBrowser = true;
  if (!document.querySelector(drawing)) void openWithoutScript(location.href);
  return new Promise(() => {});
}

async function isServerHeard(): Promise<boolean> {
  const answer = navigator.onLine && (await fetch("/healthz").catch(() => null));
  return !!answer && !answer.headers.get("content-type")?.startsWith("text/html");
}

async function openCopy(address: string): Promise<boolean> {
  if (!(await hasCopy(address))) return false;
  location.assign(address);
  return true;
}

export async function hasCopy(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await caches.match(address, { ignoreVary: true })) !== undefined;
}

const here = "#here";

let stayedAt = Number.NEGATIVE_INFINITY;

/** Ends what the router is loading. */
async function stay(trouble: string | null = null, asked?: URL) {
  if (!trouble) say();
  stayedAt = performance.now();
  const shown = shownPage();
  if (!shown) return;
  const { pathname, search, hash, state } = shown.location;
  // A change of the hash alone loads nothing.
  await shown.navigate({ pathname, search, hash: here }, { replace: true, preventScrollReset: true, state });
  history.replaceState(history.state, "", pathname + search + (hash === here ? "" : hash));
  if (trouble) say(trouble, asked);
}

function say(trouble?: string, asked?: URL) {
  const isList = !!document.querySelector("main [aria-busy]");
  const title = isList && trouble ? `Error loading jobs: ${trouble}` : (trouble ?? "No connection.");
  const link = asked && { label: "Try Again", to: asked.pathname + asked.search + asked.hash };
  const text = `${isList ? "Your list" : "This page"} is still here.`;
  toast({ title, text, tone: "error", link, lasts: !!link });
}

type Address = { pathname: string; search: string };

function isSame(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
