import type { Account } from "#core/accounts/account.ts";
import { bearerIn, isAnonymousKey } from "./access-token.ts";
import { isAccountKey, readKey } from "./account-keys.ts";
import { readAccount } from "./read-account.ts";

type Bearer = {
  account: Pick<Account, "userId" | "email" | "isAdmin"> | null;
  /** Null for a key, which belongs to no session. */
  sessionId: string | null;
  mayWrite: boolean;
};

const nobody: Bearer = { account: null, sessionId: null, mayWrite: true };

/** Who a program acts for: nobody without a token or with the public one. Null for a token that doesn't work. */
export async function readBearer(
  authorization: string | undefined,
  now = new Date(),
): Promise<Bearer | null> {
  const token = bearerIn(authorization);
  if (token === null) return nobody;
  if (isAccountKey(token)) {
    const holder = await readKey(token, now);
    return holder && { account: holder, sessionId: null, mayWrite: holder.mayWrite };
  }
  if (await isAnonymousKey(token)) return nobody;
  const { account } = await readAccount(new Headers({ authorization: `Bearer ${token}` }), now);
  return account && { account, sessionId: account.sessionId, mayWrite: true };
}
