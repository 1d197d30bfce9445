import { followShownPage, shownPage } from "#app/components/navigation/shown-page.ts";
import { endChanges } from "#app/offline/account-copies.ts";
import type { Change } from "#app/offline/changes/change.ts";
import { saySent } from "#app/offline/changes/change-words.ts";
import { dropChange, editChange, readChanges } from "#app/offline/changes/stored-changes.ts";
import { hearNews, tellPages } from "#app/offline/changes/tell-pages.ts";
import { showWith } from "#app/offline/changes/use-with-changes.ts";
import { readDevice } from "#app/offline/device.ts";
import { offerToApplyLater } from "./apply-later.ts";
import { askToLose } from "./ask-to-lose.ts";
import { drawPanel, say } from "./draw-panel.ts";
import { titleOfOthers, titleOnPage } from "./name-from-page.ts";
import { withChanges } from "./with-changes.ts";

const everyMs = 15_000;

let changes: readonly Change[] = [];
let isStopped = false;
let isKept = false;
let started: Promise<void> | null = null;

/** Shows what waits on this page, and sends it when the signal is back. */
export function showChanges(): Promise<void> {
  started ??= begin();
  return started.then(refresh);
}

async function begin(): Promise<void> {
  followShownPage(draw);
  hearNews(async (news) => {
    if (news.kind === "sent") {
      tellSent(news.sent);
      await shownPage()?.revalidate();
      // The page isn't a copy anymore.
      if (shownPage()) document.querySelector("body > p[role=status]")?.remove();
    }
    await refresh();
  });
  addEventListener("online", () => void refresh().then(() => send()));
  addEventListener("offline", () => void refresh());
  setInterval(() => changes.length && send(), everyMs);
  send();
}

/** True where the press of a button that ends the account's copies must wait for an answer. */
export function asksFirst(event: SubmitEvent): boolean {
  const { target, submitter } = event;
  const form = target as HTMLFormElement;
  const intent = String(new FormData(form, submitter).get("intent"));
  const isEnd = new URL(form.action).pathname === "/auth/sign-out" || leaving.includes(intent);
  if (!changes.length || !isEnd) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  void askToLose(changes.length, `${intent === "delete-account" ? "Delete" : "Sign out"} and lose them`).then(
    async (isAgreed) => {
      if (!isAgreed) return;
      await endChanges();
      changes = [];
      draw();
      form.requestSubmit(submitter);
    },
  );
  return true;
}

const leaving = ["delete-account", "sign-out-everywhere"];

async function refresh(): Promise<void> {
  const { account, changesOf, isBack } = await readDevice();
  const owner = account ?? (isBack ? changesOf : null);
  const stored = owner && owner === changesOf ? await readChanges(owner).catch(() => []) : [];
  changes = stored.map((change) => withTitle(change, stored));
  isStopped = !account;
  isKept = account !== null;
  draw();
}

/** Those that are not stored yet, of entries that the page may no longer show. */
const titles = new Map<string, string>();

function withTitle(change: Change, all: readonly Change[]): Change {
  const title = change.title ?? titles.get(change.id) ?? titleOnPage(change) ?? titleOfOthers(change, all);
  if (title) titles.set(change.id, title);
  if (title && title !== change.title) void editChange(change.id, { title });
  return { ...change, title };
}

function draw(): void {
  drawPanel(changes, isStopped, { undo, sendAgain, sendAll: () => send(true) });
  offerToApplyLater(changes, isKept);
  const waiting = isStopped ? [] : changes.filter(({ refusal }) => !refusal);
  showWaiting(waiting);
}

let shownWaiting = "";

/** The same again would draw the page again, and without end. */
function showWaiting(waiting: readonly Change[]): void {
  const written = JSON.stringify(waiting);
  if (written === shownWaiting) return;
  shownWaiting = written;
  showWith(waiting.length ? (sent) => withChanges(sent, waiting) : null);
}

function send(isApproved = false): void {
  if (navigator.onLine) navigator.serviceWorker.controller?.postMessage({ kind: "send", isApproved });
}

async function undo({ id }: Change): Promise<void> {
  await dropChange(id);
  tellPages({ kind: "changed" });
}

/** A new change with an id of its own, based on what is there now. */
async function sendAgain(change: Change, written: string): Promise<void> {
  const { id, fields, refusal } = change;
  const based_on = refusal?.current ?? fields.based_on ?? "";
  const again = { ...fields, based_on, ...("notes" in fields ? { notes: written } : null) };
  await editChange(id, { id: crypto.randomUUID(), fields: again, refusal: null, isTried: false });
  tellPages({ kind: "changed" });
  send(isStopped);
}

let untold: Change[] = [];

/** Told once, on the page that is looked at. */
function tellSent(sent: readonly Change[]): void {
  untold.push(...sent);
  if (document.hidden) {
    document.addEventListener("visibilitychange", () => tellSent([]), { once: true });
    return;
  }
  if (untold.length) say(saySent(untold));
  untold = [];
}
