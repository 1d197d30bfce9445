import type Stripe from "stripe";
import type { Account } from "./account.ts";
import { ApiError } from "./api-error.ts";
import { newDispute } from "./objects/dispute.ts";
import { newRefund } from "./objects/refund.ts";

export function refundCharge(
  account: Account,
  charge: Stripe.Charge,
  amount = refundable(charge),
): Stripe.Refund {
  if (isChargedBack(account, charge))
    throw new ApiError(400, {
      code: "charge_disputed",
      message: `Charge ${charge.id} cannot be refunded: it has been charged back.`,
    });
  if (amount < 1 || amount > refundable(charge))
    throw new ApiError(400, {
      code: "charge_already_refunded",
      message: `Charge ${charge.id} cannot be refunded by ${amount}: ${refundable(charge)} is left.`,
    });
  const now = account.time();
  const refund = account.add(newRefund(charge, amount, now));
  const total = charge.amount_refunded + amount;
  account.change(
    charge,
    { amount_refunded: total, refunded: total === charge.amount },
    "charge.refunded",
    now,
  );
  account.emit("refund.created", refund, now);
  return refund;
}

export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  const now = account.time();
  charge.disputed = true;
  const dispute = account.add(newDispute(charge, now));
  account.emit("charge.dispute.created", dispute, now);
  return dispute;
}

export function closeDispute(account: Account, dispute: Stripe.Dispute, status: "won" | "lost") {
  account.change(dispute, { status }, "charge.dispute.closed", account.time());
}

/** Accepts a payment intent, invoice, subscription or checkout session. */
export function chargeOf(account: Account, id: string): Stripe.Charge {
  const charge = account.find("charge", id);
  if (charge) return charge;
  const session = account.find("checkout.session", id);
  const subscription = account.find("subscription", String(session?.subscription ?? id));
  const invoice = String(subscription?.latest_invoice ?? id);
  const payment = account.all("invoice_payment").find((payment) => payment.invoice === invoice);
  const intent = payment?.payment.payment_intent ?? session?.payment_intent ?? id;
  return account.get(
    "charge",
    String(account.get("payment_intent", String(intent), "payment_intent").latest_charge),
  );
}

function isChargedBack(account: Account, charge: Stripe.Charge): boolean {
  return account.all("dispute").some((each) => each.charge === charge.id && each.status !== "won");
}

function refundable(charge: Stripe.Charge): number {
  return charge.amount - charge.amount_refunded;
}
