import { endChanges, forgetAccount } from "#app/offline/account-copies.ts";
import { tellPages } from "#app/offline/changes/tell-pages.ts";
import { changeDevice, type Device, readDevice } from "#app/offline/device.ts";
import { type CopyMark, markHeader, readMark } from "#core/billing/device-copies/copy-mark.ts";
import { dropSubscribersLists } from "./kept-copies.ts";

/**
 * Asks past the HTTP cache where this browser has no connection. Firefox then answers from that cache what it must
 * revalidate, and even what is asked for with "reload", as if the server had answered.
 */
export function askServer(asked: Request | URL | string, init?: RequestInit): Promise<Response> {
  return fetch(asked, navigator.onLine ? init : { ...init, cache: "no-store" });
}

/** Ends an account's copies with the first answer that is not for the account. Null for an answer without a mark. */
export async function hearServer(answer: Response): Promise<CopyMark | null> {
  const mark = readMark(answer.headers.get(markHeader));
  if (mark) await hearMark(mark, answer);
  return mark;
}

/** True for what something between us and this browser answered, like a network's page to sign in: ours has a mark. */
export function isAnothers({ status, headers }: Response): boolean {
  return status === 200 && !readMark(headers.get(markHeader));
}

/** A redirect doesn't say whose it is, so the server is asked who is signed in. */
export async function askWhoIsIn({ account }: Device): Promise<void> {
  if (!account) return;
  const answer = await fetch("/auth/session", { headers: { Accept: "application/json" } });
  if (answer.ok && (await answer.json()).account === null) await forgetAccount({ keepsChanges: true });
}

async function hearMark(mark: CopyMark, answer: Response): Promise<void> {
  const device = await readDevice();
  if (device.changesOf && mark.of === "account") await hearChangesOwner(device, mark.name);
  if (!device.account) return;
  const answered = Date.parse(answer.headers.get("date") ?? "");
  // Going back, a browser shows what it has of before a sign-in.
  if (answered < device.lastAnswer) return;
  if (!isFor(device, mark)) return forgetAccount({ keepsChanges: mark.of !== "account" });
  await changeDevice((device) => ({
    ...device,
    lastContact: Date.now(),
    lastAnswer: Math.max(device.lastAnswer, answered || 0),
  }));
  if (mark.of === "account" && !mark.isSubscriber) await dropSubscribersLists(device);
}

/** Another account's changes go. One's own, which an ended session stopped, are shown again. */
async function hearChangesOwner({ account, changesOf, isBack }: Device, name: string): Promise<void> {
  if (changesOf !== name) return endChanges({ except: name });
  if (account || isBack) return;
  await changeDevice((device) => ({ ...device, isBack: device.changesOf === name && !device.account }));
  tellPages({ kind: "changed" });
}

function isFor({ account }: Device, mark: CopyMark): boolean {
  return mark.of === "account" && mark.name === account;
}
