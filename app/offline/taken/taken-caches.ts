import { accountCache } from "#app/offline/account-copies.ts";
import type { Device } from "#app/offline/device.ts";
import type { TakenWords } from "./taken-list.ts";

/** In each of these caches is one list with all its jobs. What it is, is written last, so a list is there as a whole or not at all. */
const wordsAddress = "/taken-list";

export type Taken = TakenWords & { cache: string; isOfAccount: boolean };

/** Caches of an account go with its other copies. */
export function takenPrefix(device: Device, isOfAccount: boolean): string {
  return isOfAccount ? `${accountCache(device)}-taken-` : "taken-";
}

/** The lists that can be opened on this device, newest first. */
export async function readTaken(device: Device, now = Date.now()): Promise<Taken[]> {
  const found: Taken[] = [];
  for (const cache of await caches.keys()) {
    const isOfAccount = device.account !== null && cache.startsWith(takenPrefix(device, true));
    if (!isOfAccount && !cache.startsWith(takenPrefix(device, false))) continue;
    const words = await (await caches.open(cache)).match(wordsAddress);
    if (words) found.push({ ...((await words.json()) as TakenWords), cache, isOfAccount });
  }
  return found.filter(({ until }) => now < until).sort((one, other) => other.at - one.at);
}

/** Makes the list one that can be opened. */
export async function writeTaken(cache: Cache, words: TakenWords): Promise<void> {
  await cache.put(wordsAddress, Response.json(words));
}

/** Deletes what these lists replace, what has ended, and what was never finished. */
export async function dropTaken(prefix: string, isDropped: (words: TakenWords) => boolean): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const words = await (await caches.open(name)).match(wordsAddress);
    if (!words || isDropped(await words.json())) await caches.delete(name);
  }
}
