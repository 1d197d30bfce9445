import { longestCopyDays } from "#core/billing/device-copies/copy-mark.ts";
import { dayMs } from "#core/text/time.ts";
import { dropChanges } from "./changes/stored-changes.ts";
import { changeDevice, type Device, readDevice } from "./device.ts";

const accountCaches = "account-";

/** The cache of the account's pages, or null where none are copied. */
export function accountCache({ account, epoch }: Device): string | null {
  return account && `${accountCaches}${account}-${epoch}`;
}

/** Begins with nothing: what was copied for another account goes, and its changes. */
export async function keepAccount(account: string, now = Date.now()): Promise<Device> {
  await forgetAccount({ keepsChanges: true });
  await endChanges({ except: account });
  return changeDevice((device) => ({ ...device, account, since: now, lastContact: now, lastAnswer: 0 }));
}

/**
 * First no copy can be read, then all of them go; on a full disk the other way around. Changes that are kept are shown
 * to their account alone, and sent once it says so.
 */
export async function forgetAccount({ owesSignOut = false, keepsChanges = false } = {}): Promise<void> {
  const forget = () =>
    changeDevice((device) => ({
      ...device,
      account: null,
      isBack: false,
      epoch: device.epoch + 1,
      owesSignOut: owesSignOut || device.owesSignOut,
    }));
  const isForgotten = await forget().then(
    () => true,
    () => false,
  );
  for (const name of await caches.keys()) if (name.startsWith(accountCaches)) await caches.delete(name);
  if (!keepsChanges) await endChanges();
  if (!isForgotten) await forget();
}

/** Copies end so long after the server last answered for their account. */
export function isOutOfTouch({ lastContact }: Device, now: number): boolean {
  return now - lastContact > longestCopyDays * dayMs;
}

/** What a session's end has stopped waits as long as copies last. */
export async function endOldChanges(now = Date.now()): Promise<void> {
  const device = await readDevice();
  if (device.changesOf && isOutOfTouch(device, now)) await endChanges();
}

/** No change of these accounts is sent or shown from now on. */
export async function endChanges({ except = null }: { except?: string | null } = {}): Promise<void> {
  const end = (device: Device) =>
    device.changesOf && device.changesOf !== except ? { ...device, changesOf: null, isBack: false } : device;
  const before = await changeDevice((device) => device).catch(() => null);
  if (!before?.changesOf || before.changesOf === except) return;
  await dropChanges({ except });
  await changeDevice(end);
}

/** Tells the server of a sign-out that it may not have heard of. False while there is no connection. */
export async function settleSignOut({ owesSignOut }: Pick<Device, "owesSignOut">): Promise<boolean> {
  if (!owesSignOut) return true;
  try {
    const { status } = await fetch("/auth/sign-out", { method: "POST", redirect: "manual" });
    // A server in trouble is told again. Until then its own pages say who is signed in.
    if (status >= 500) return true;
  } catch {
    return false;
  }
  await changeDevice((device) => ({ ...device, owesSignOut: false }));
  return true;
}
