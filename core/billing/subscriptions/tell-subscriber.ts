import type Stripe from "stripe";
import { findBuyer } from "#core/billing/buyer.ts";
import { endedStatuses, liveSubscriptions } from "#core/billing/subscriptions/live-subscriptions.ts";
import { accessStatuses } from "#core/billing/subscriptions/subscription.ts";
import type { userSubscriptions } from "#core/billing/tables.ts";
import type { MailData, MailKind } from "#core/mail/kinds.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

type Row = typeof userSubscriptions.$inferSelect;
type Terms = Pick<Stripe.Subscription, "cancel_at" | "items">;

export const renewalNoticeMs = 30 * dayMs;

/** Emails what a newer reading of Stripe changed, and a yearly renewal within 30 days. */
export async function tellSubscriber(tx: Tx, before: Row, after: Row, terms: Terms | null, now: Date) {
  const buyer = await findBuyer(tx, after);
  const id = after.stripeSubscriptionId;
  const tell = <K extends MailKind>(kind: K, data: MailData<K>, key = id) =>
    queueMail(tx, { kind, to: buyer.email, data, onceKey: `${kind}:${key}` });
  const { plan, currentPeriodEnd: end } = after;
  if (hasEnded(after)) {
    if (hasEnded(before) || before.status === "incomplete") return;
    const others = await liveSubscriptions(tx, buyer);
    if (!others.length) await tell("subscription-ended", { plan });
    return;
  }
  if (!end || end <= now || !accessStatuses.includes(after.status) || after.isEnding) return;
  if (after.cancelAtPeriodEnd) {
    const endsAt = terms?.cancel_at ? new Date(terms.cancel_at * 1000) : end;
    if (!before.cancelAtPeriodEnd)
      await tell("subscription-canceled", { end: endsAt.toISOString() }, `${id}:${dayOf(endsAt)}`);
    return;
  }
  const cents = terms && centsOf(terms);
  if (isNoticeDue(after, end, now) && cents)
    await tell("subscription-renews", { end: end.toISOString(), cents }, `${id}:${dayOf(end)}`);
}

function hasEnded({ status }: Row): boolean {
  return endedStatuses.includes(status);
}

/** While past due, the end is in the past, and another email tells of the failed payment. */
function isNoticeDue({ plan, status }: Row, end: Date, now: Date): boolean {
  return plan === "yearly" && status !== "past_due" && end.getTime() - now.getTime() <= renewalNoticeMs;
}

/** Null where Stripe's price isn't an amount of its own. */
function centsOf({ items }: Terms): number | null {
  const amounts = items.data.map(
    ({ price, quantity }) => (price.unit_amount ?? Number.NaN) * (quantity ?? 1),
  );
  const cents = amounts.reduce((sum, amount) => sum + amount, 0);
  return Number.isInteger(cents) ? cents : null;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
