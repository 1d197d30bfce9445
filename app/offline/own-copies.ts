import { accountCache, forgetAccount, keepAccount } from "./account-copies.ts";
import { readChanges } from "./changes/stored-changes.ts";
import { readDevice } from "./device.ts";
import { readTaken, type Taken } from "./taken/taken-caches.ts";

const patienceMs = 15_000;

export type OwnCopies = { pages: number; since: Date; lists: Taken[] };

/** Null where this device keeps nothing of the account. */
export async function readOwnCopies(account: string): Promise<OwnCopies | null> {
  const device = await readDevice();
  const name = device.account === account ? accountCache(device) : null;
  if (!name) return null;
  const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  const lists = (await readTaken(device)).filter(({ isOfAccount }) => isOfAccount);
  return { pages: requests.length, since: new Date(device.since), lists };
}

/** Throws where this browser keeps nothing. */
export async function startOwnCopies(account: string): Promise<void> {
  const worker = await activeWorker();
  await keepAccount(account);
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<void>();
  port1.onmessage = () => resolve();
  worker.postMessage({ kind: "copy" }, [port2]);
  // Without this wish a browser clears first what is rarely opened.
  void navigator.storage?.persist?.();
  await promise;
}

/** Does nothing where somebody, asked before changes are lost, would rather keep them. */
export async function endOwnCopies(ask: (count: number) => Promise<boolean>): Promise<void> {
  const { changesOf } = await readDevice();
  const waiting = changesOf ? await readChanges(changesOf) : [];
  if (waiting.length && !(await ask(waiting.length))) return;
  await forgetAccount();
}

export async function activeWorker(): Promise<ServiceWorker> {
  await navigator.serviceWorker.register("/sw.js");
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, patienceMs, new Error("The service worker did not start."));
  const ready = Promise.race([navigator.serviceWorker.ready, promise]).finally(() => clearTimeout(timer));
  const { active } = await ready;
  if (!active) throw new Error("No service worker is active.");
  return active;
}
