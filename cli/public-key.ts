import { anonymousKey } from "#core/accounts/access-token.ts";

/** Prints the key that programs send before anyone has signed in. */
export async function publicKey(): Promise<number> {
  console.log(await anonymousKey());
  return 0;
}
