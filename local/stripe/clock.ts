import type Stripe from "stripe";
import type { Account } from "./account.ts";
import { ApiError } from "./api-error.ts";
import { expireSession } from "./checkout.ts";
import { type AfterLastRetry, dueAt, passDue } from "./subscription-life.ts";

/** Runs everything due, in order, except on test clocks. */
export function passTime(account: Account, after: AfterLastRetry) {
  const now = account.time();
  for (const session of account.all("checkout.session"))
    if (session.status === "open" && session.expires_at <= now)
      expireSession(account, session, session.expires_at);
  passSubscriptions(account, null, now, after);
}

export function advanceTestClock(
  account: Account,
  clock: Stripe.TestHelpers.TestClock,
  to: number,
  after: AfterLastRetry,
) {
  if (to <= clock.frozen_time)
    throw new ApiError(400, {
      message: "A test clock only moves forward: frozen_time must be later than the clock's.",
      param: "frozen_time",
    });
  account.emit("test_helpers.test_clock.advancing", clock, account.time());
  passSubscriptions(account, clock, to, after);
  account.change(clock, { frozen_time: to }, "test_helpers.test_clock.ready", account.time());
}

function passSubscriptions(
  account: Account,
  clock: Stripe.TestHelpers.TestClock | null,
  until: number,
  after: AfterLastRetry,
) {
  for (;;) {
    const next = account
      .all("subscription")
      .filter((subscription) => subscription.test_clock === (clock?.id ?? null))
      .map((subscription) => ({ subscription, at: dueAt(account, subscription) ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => a.at - b.at)[0];
    if (!next || next.at > until) return;
    if (clock) clock.frozen_time = next.at;
    passDue(account, next.subscription, next.at, after);
  }
}
