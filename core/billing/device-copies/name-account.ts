import { signatureOf } from "#core/platform/signed-links.ts";

/** The name of an account on devices, which tells nobody whose it is. */
export function nameAccount(userId: string): string {
  return signatureOf("device-copies", userId).slice(0, 22);
}
