import { isAccountKey } from "#core/accounts/account-keys.ts";
import { readBearer } from "#core/accounts/read-bearer.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import type { Caller } from "./resource.ts";

/**
 * What a feed reader may see that sends a key as its password, whatever the name. Undefined where it sends none, null for one that
 * doesn't work.
 */
export async function viewerOfKey(
  authorization: string | null,
  now = new Date(),
): Promise<Viewer | null | undefined> {
  const [, encoded] = /^basic +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (encoded === undefined) return undefined;
  const [, key = ""] = /:(.+)$/s.exec(Buffer.from(encoded, "base64").toString()) ?? [];
  return isAccountKey(key) ? ((await readCaller(`Bearer ${key}`, "", now))?.viewer ?? null) : null;
}

/** Null where the token doesn't work. */
export async function readCaller(
  authorization: string | undefined,
  clientAddress: string,
  now = new Date(),
): Promise<Caller | null> {
  const bearer = await readBearer(authorization, now);
  if (!bearer) return null;
  const { account, mayWrite } = bearer;
  if (!account)
    return { userId: null, isAdmin: false, viewer: { kind: "anonymous" }, mayWrite, clientAddress };
  const { userId, isAdmin } = account;
  const { subscribed } = await readSubscription(userId, now);
  return {
    userId,
    isAdmin,
    viewer: { kind: subscribed ? "subscriber" : "free", userId },
    mayWrite,
    clientAddress,
  };
}
