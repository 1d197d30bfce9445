import { changeDevice, type Device } from "./device.ts";

const accountCaches = "account-";

/** The cache of the account's pages, or null where none are copied. */
export function accountCache({ account, epoch }: Device): string | null {
  return account && `${accountCaches}${account}-${epoch}`;
}

/** Begins with nothing: what was copied for another account goes. */
export async function keepAccount(account: string, now = Date.now()): Promise<Device> {
  await forgetAccount();
  return changeDevice((device) => ({ ...device, account, since: now, lastContact: now, lastAnswer: 0 }));
}

/** First no copy can be read, then all of them go; on a full disk the other way around. */
export async function forgetAccount({ owesSignOut = false } = {}): Promise<void> {
  const forget = () =>
    changeDevice((device) => ({
      ...device,
      account: null,
      epoch: device.epoch + 1,
      owesSignOut: owesSignOut || device.owesSignOut,
    }));
  const isForgotten = await forget().then(
    () => true,
    () => false,
  );
  for (const name of await caches.keys()) if (name.startsWith(accountCaches)) await caches.delete(name);
  if (!isForgotten) await forget();
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
