import { accountCache, forgetAccount, keepAccount } from "#app/offline/account-copies.ts";
import { type Device, readDevice } from "#app/offline/device.ts";
import { dropTaken, takenPrefix, writeTaken } from "#app/offline/taken/taken-caches.ts";
import {
  pagePlaces,
  type TakenList,
  type TakeOutcome,
  type TakeReport,
} from "#app/offline/taken/taken-list.ts";
import { takingOf } from "#core/billing/device-copies/copied-addresses.ts";
import {
  type CopyMark,
  longestCopyDays,
  markHeader,
  writeMark,
} from "#core/billing/device-copies/copy-mark.ts";
import { escapeHtml } from "#core/text/lines.ts";
import { dayMs } from "#core/text/time.ts";
import { answerAsset, assetsNamedIn } from "./assets.ts";
import { askServer, hearServer } from "./hear-server.ts";
import { titleHeader, untilHeader } from "./kept-copies.ts";

const mostLists = 8;
/** So many pages are written at once. */
const written = 20;

type Asked = { list: URL; mayKeep: boolean };

/** Takes a list with all its jobs along, or leaves everything as it was. */
export async function takeList(
  { list, mayKeep }: Asked,
  tell: (report: TakeReport) => void,
): Promise<TakeOutcome> {
  const headers = { Accept: "application/json" };
  const answer = await askServer(takingOf(list), { headers, redirect: "error" }).catch(() => null);
  if (!answer) return { failure: "network" };
  let isNew = false;
  try {
    const mark = await hearServer(answer);
    if (![200, 401].includes(answer.status)) return { failure: answer.status === 429 ? "limit" : "server" };
    if (!mark) return { failure: "network" };
    if (mark.of === "nobody") return { failure: "signed-out" };
    let device = await readDevice();
    if (mark.of === "account" && device.account !== mark.name) {
      if (!mayKeep) return { failure: "ask" };
      device = await keepAccount(mark.name);
      isNew = true;
    }
    const outcome = await keepList(answer, mark, device, tell);
    if (isNew && "failure" in outcome) await forgetAccount();
    return outcome;
  } catch (failure) {
    if (isNew) await forgetAccount().catch(() => {});
    return { failure: isFull(failure) ? "full" : failure instanceof TypeError ? "network" : "storage" };
  }
}

async function keepList(
  answer: Response,
  mark: CopyMark,
  device: Device,
  tell: (report: TakeReport) => void,
): Promise<TakeOutcome> {
  const date = answer.headers.get("date") ?? new Date().toUTCString();
  const sent = Number(answer.headers.get("content-length"));
  const text = await answer.text();
  const list = JSON.parse(text) as TakenList;
  const jobs = list.pages.length - 1;
  if (!jobs) return { failure: "nothing" };
  const at = Date.now();
  const paidUntil = mark.of === "account" ? mark.until?.getTime() : undefined;
  const until = Math.min(at + longestCopyDays * dayMs, paidUntil ?? Number.POSITIVE_INFINITY);
  const { path, title } = list;
  const words = {
    path,
    title,
    jobs,
    bytes: sent || text.length,
    at,
    until,
    isSubscribers: paidUntil !== undefined,
  };
  const prefix = takenPrefix(device, mark.of === "account");
  const name = prefix + at;
  try {
    const cache = await caches.open(name);
    // The sheet stays with the list, for a release has another.
    for (const address of assetsNamedIn(list.frame))
      await cache.put(address, await answerAsset(new Request(address)));
    for (let index = 0; index < list.pages.length; index += written) {
      const pages = list.pages.slice(index, index + written);
      await Promise.all(
        pages.map((page) => cache.put(page.path, toDocument(list, page, { date, mark, until }))),
      );
      tell({ kept: Math.min(index + written, jobs), jobs });
    }
    await writeTaken(cache, words);
  } catch (failure) {
    await caches.delete(name);
    throw failure;
  }
  // While this was written, somebody may have signed out.
  if (mark.of === "account" && accountCache(await readDevice()) !== accountCache(device)) {
    await caches.delete(name);
    return { failure: "signed-out" };
  }
  await dropTaken(prefix, (other) => (other.path === path && other.at < at) || other.until <= at);
  await dropOldest(prefix);
  return { taken: words };
}

function toDocument(
  { frame, policy }: TakenList,
  { title, html }: TakenList["pages"][number],
  { date, mark, until }: { date: string; mark: CopyMark; until: number },
): Response {
  const document = frame
    .replace(pagePlaces.title, () => escapeHtml(title))
    .replace(pagePlaces.page, () => html);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    Date: date,
    [markHeader]: writeMark(mark),
    [titleHeader]: encodeURIComponent(escapeHtml(title)),
    [untilHeader]: String(until),
  };
  return new Response(document, { headers });
}

/** Names of caches end with when their lists were taken. */
async function dropOldest(prefix: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - mostLists))) await caches.delete(name);
}

function isFull(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "QuotaExceededError";
}
