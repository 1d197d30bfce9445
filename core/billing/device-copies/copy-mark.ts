import { accessLeewayMs, type Subscription } from "#core/billing/subscriptions/subscription.ts";

/** Says with an answer whose it is. A device keeps no page without it. */
export const markHeader = "Device-Copy";

/** Without any contact for so long, a device forgets what belongs to an account. */
export const longestCopyDays = 30;

export type CopyMark =
  | { of: "anyone" }
  /** Nobody is signed in, and the answer is not for keeping. */
  | { of: "nobody" }
  /** `until` ends what only a subscription opens. */
  | { of: "account"; name: string; isSubscriber: boolean; until: Date | null };

type Reader = { name: string; subscription: Pick<Subscription, "subscribed" | "end"> };

/** What one person saved stays theirs after a subscription; a list that it opened does not. */
export function markOf({ name, subscription }: Reader, isOwnData: boolean): CopyMark {
  const { subscribed: isSubscriber, end } = subscription;
  const until = isSubscriber && !isOwnData ? new Date((end?.getTime() ?? 0) + accessLeewayMs) : null;
  return { of: "account", name, isSubscriber, until };
}

export function writeMark(mark: CopyMark): string {
  if (mark.of !== "account") return mark.of;
  const words = [mark.of, mark.name, mark.isSubscriber ? "subscriber" : "free"];
  return [...words, ...(mark.until ? [String(mark.until.getTime())] : [])].join(" ");
}

/** Null for every text that `writeMark` does not write. */
export function readMark(text: string | null): CopyMark | null {
  if (text === "anyone" || text === "nobody") return { of: text };
  const [, name, kind, until] =
    /^account ([\w-]{1,64}) (subscriber|free)(?: (\d{1,15}))?$/.exec(text ?? "") ?? [];
  if (!name) return null;
  return {
    of: "account",
    name,
    isSubscriber: kind === "subscriber",
    until: until ? new Date(Number(until)) : null,
  };
}
