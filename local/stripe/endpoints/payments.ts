import { listPage } from "#local/stripe/list.ts";
import { chargeOf, refundCharge } from "#local/stripe/money-back.ts";
import { form, integer, refuseUnknown, required, text } from "#local/stripe/params.ts";
import type { Endpoints } from "./call.ts";

export const paymentEndpoints: Endpoints = {
  "GET /v1/payment_intents/:id": ({ account, id }) => account.get("payment_intent", id),
  "GET /v1/charges/:id": ({ account, id }) => account.get("charge", id),
  "GET /v1/disputes/:id": ({ account, id }) => account.get("dispute", id),
  "GET /v1/refunds/:id": ({ account, id }) => account.get("refund", id),
  "GET /v1/refunds": ({ account, params, path }) => {
    const charge = text(params, "charge");
    const found = account.all("refund").filter((refund) => charge === null || refund.charge === charge);
    return listPage(account, found, params, path);
  },
  "POST /v1/refunds": ({ account, params }) => {
    refuseUnknown(params, ["charge", "payment_intent", "amount", "reason", "metadata"]);
    const paid = text(params, "charge") ?? required(params, "payment_intent");
    return refundCharge(account, chargeOf(account, paid), integer(params, "amount") ?? undefined);
  },
  "GET /v1/invoices/:id": ({ account, id }) => account.get("invoice", id),
  "GET /v1/invoices": ({ account, params, path }) => {
    const [customer, subscription] = [text(params, "customer"), text(params, "subscription")];
    const status = text(params, "status");
    const found = account
      .all("invoice")
      .filter(
        (invoice) =>
          (customer === null || invoice.customer === customer) &&
          (status === null || invoice.status === status) &&
          (subscription === null || invoice.parent?.subscription_details?.subscription === subscription),
      );
    return listPage(account, found, params, path);
  },
  "GET /v1/invoice_payments": ({ account, params, path }) => {
    const [invoice, status] = [text(params, "invoice"), text(params, "status")];
    const intent = text(form(params, "payment"), "payment_intent");
    const found = account
      .all("invoice_payment")
      .filter(
        (payment) =>
          (invoice === null || payment.invoice === invoice) &&
          (status === null || payment.status === status) &&
          (intent === null || payment.payment.payment_intent === intent),
      );
    return listPage(account, found, params, path);
  },
};
