import type Stripe from "stripe";
import type { Account } from "#local/stripe/account.ts";
import { ApiError } from "#local/stripe/api-error.ts";
import { expireSession } from "#local/stripe/checkout.ts";
import { lineItems } from "#local/stripe/expand.ts";
import type { Form } from "#local/stripe/form-body.ts";
import { listPage } from "#local/stripe/list.ts";
import { newCheckoutSession, newLineItem } from "#local/stripe/objects/checkout-session.ts";
import { type Interval, newPrice } from "#local/stripe/objects/price.ts";
import { newProduct } from "#local/stripe/objects/product.ts";
import {
  boolean,
  form,
  forms,
  integer,
  metadata,
  oneOf,
  refuseUnknown,
  required,
  requiredWebAddress,
  text,
  texts,
  webAddress,
} from "#local/stripe/params.ts";
import type { Call, Endpoints } from "./call.ts";

const known =
  "adaptive_pricing custom_text mode line_items success_url cancel_url customer customer_email customer_creation client_reference_id metadata subscription_data payment_intent_data allow_promotion_codes expires_at ui_mode allowed_payment_method_types locale billing_address_collection invoice_creation submit_type".split(
    " ",
  );

export const checkoutEndpoints: Endpoints = {
  "POST /v1/checkout/sessions": createSession,
  "GET /v1/checkout/sessions/:id": ({ account, id }) => account.get("checkout.session", id),
  "GET /v1/checkout/sessions/:id/line_items": ({ account, id }) =>
    lineItems(account, account.get("checkout.session", id).id),
  "POST /v1/checkout/sessions/:id/expire": ({ account, id }) => {
    const session = account.get("checkout.session", id);
    if (session.status !== "open")
      throw invalid("session", `Only Checkout Sessions with a status in ["open"] can be expired.`);
    expireSession(account, session, account.time());
    return session;
  },
  "GET /v1/checkout/sessions": ({ account, params, path }) => {
    const sessions = account
      .all("checkout.session")
      .filter((session) =>
        (["customer", "payment_intent", "subscription", "status"] as const).every(
          (name) => text(params, name) === null || text(params, name) === session[name],
        ),
      );
    return listPage(account, sessions, params, path);
  },
};

function createSession({ account, params }: Call): Stripe.Checkout.Session {
  refuseUnknown(params, known);
  const mode = oneOf(params, "mode", ["payment", "subscription"] as const);
  if (params.ui_mode !== undefined) oneOf(params, "ui_mode", ["hosted_page"] as const);
  const customer = text(params, "customer");
  const customerEmail = text(params, "customer_email");
  if (customer && customerEmail)
    throw invalid("customer", "You may only specify one of these parameters: customer, customer_email.");
  if (customer) account.get("customer", customer, "customer");
  if (customerEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(customerEmail))
    throw new ApiError(400, {
      code: "email_invalid",
      message: `Invalid email address: ${customerEmail}`,
      param: "customer_email",
    });
  const lines = forms(params, "line_items").map((line, place) => readLine(account, line, place, mode));
  const first = lines[0];
  if (!first?.price) throw invalid("line_items", "A session needs line_items.");

  const created = account.time();
  const session = newCheckoutSession({
    created,
    expiresAt: readExpiry(params, created),
    publicUrl: account.publicUrl,
    mode,
    amount: lines.reduce((sum, line) => sum + line.amount_total, 0),
    currency: first.currency,
    customer,
    customerEmail,
    customerCreation: readCustomerCreation(params, mode, customer),
    clientReferenceId: text(params, "client_reference_id"),
    successUrl: requiredWebAddress(params, "success_url"),
    cancelUrl: webAddress(params, "cancel_url"),
    allowPromotionCodes: boolean(params, "allow_promotion_codes"),
    allowedPaymentMethodTypes: texts(params, "allowed_payment_method_types"),
    metadata: metadata(params),
    submitText: readSubmitText(form(params, "custom_text")),
    billingAddress:
      params.billing_address_collection === undefined
        ? null
        : oneOf(params, "billing_address_collection", ["auto", "required"] as const),
    hasInvoice: readInvoiceCreation(params, mode),
  });
  account.state.baskets[session.id] = { lineItems: lines, innerMetadata: readInnerMetadata(params, mode) };
  return account.add(session);
}

function readSubmitText(customText: Form): string | null {
  refuseUnknown(customText, ["submit"]);
  const submit = form(customText, "submit");
  refuseUnknown(submit, ["message"]);
  const message = text(submit, "message");
  if (message && message.length > 1200)
    throw invalid("custom_text[submit][message]", "Must be at most 1200 characters.");
  return message;
}

function readLine(account: Account, line: Form, place: number, mode: string): Stripe.LineItem {
  const param = `line_items[${place}]`;
  refuseUnknown(line, ["price", "price_data", "quantity"]);
  const id = text(line, "price");
  const price = id
    ? account.get("price", id, `${param}[price]`)
    : inlinePrice(account, form(line, "price_data"));
  if (id && !price.active)
    throw invalid(param, "The price specified is inactive. This field only accepts active prices.");
  if (mode === "payment" && price.recurring)
    throw invalid(
      param,
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  if (mode === "subscription" && !price.recurring)
    throw invalid(param, "You must provide at least one recurring price in `subscription` mode.");
  const quantity = integer(line, "quantity") ?? 1;
  if (quantity < 1) throw invalid(`${param}[quantity]`, "Quantity must be at least 1.");
  return newLineItem(price, quantity, account.get("product", String(price.product)).name);
}

function inlinePrice(account: Account, data: Form): Stripe.Price {
  refuseUnknown(data, ["currency", "product", "product_data", "recurring", "unit_amount"]);
  const created = account.time();
  const productData = form(data, "product_data");
  const product = text(data, "product")
    ? account.get("product", required(data, "product"), "product")
    : account.add(
        newProduct({
          created,
          name: required(productData, "name"),
          description: text(productData, "description"),
        }),
      );
  const recurring = form(data, "recurring");
  const interval: Interval | null = recurring.interval
    ? oneOf(recurring, "interval", ["day", "week", "month", "year"] as const)
    : null;
  const unitAmount = integer(data, "unit_amount");
  if (unitAmount === null || unitAmount < 0) throw invalid("unit_amount", "Invalid non-negative integer");
  const currency = required(data, "currency").toLowerCase();
  return account.add(
    newPrice({
      created,
      product: product.id,
      lookupKey: null,
      unitAmount,
      currency,
      interval,
      active: false,
    }),
  );
}

function readInnerMetadata(params: Form, mode: "payment" | "subscription") {
  const [own, foreign] =
    mode === "payment"
      ? (["payment_intent_data", "subscription_data"] as const)
      : (["subscription_data", "payment_intent_data"] as const);
  if (params[foreign] !== undefined)
    throw invalid(foreign, `You can not pass \`${foreign}\` in \`${mode}\` mode.`);
  const data = form(params, own);
  refuseUnknown(data, ["metadata", "description"]);
  return metadata(data);
}

function readCustomerCreation(params: Form, mode: string, customer: string | null) {
  if (params.customer_creation === undefined)
    return customer ? null : mode === "subscription" ? "always" : "if_required";
  if (mode === "subscription")
    throw invalid("customer_creation", "`customer_creation` can only be used in `payment` and `setup` mode.");
  return oneOf(params, "customer_creation", ["always", "if_required"] as const);
}

function readInvoiceCreation(params: Form, mode: string): boolean | null {
  const creation = form(params, "invoice_creation");
  refuseUnknown(creation, ["enabled"]);
  const isEnabled = boolean(creation, "enabled");
  if (mode === "subscription" && isEnabled !== null)
    throw invalid(
      "invoice_creation",
      "You can only enable invoice creation when `mode` is set to `payment`.",
    );
  return mode === "subscription" ? null : (isEnabled ?? false);
}

function readExpiry(params: Form, created: number): number {
  const at = integer(params, "expires_at") ?? created + 86_400;
  if (at < created + 1800 || at > created + 86_400)
    throw invalid("expires_at", "The `expires_at` timestamp must be 30 minutes to 24 hours from now.");
  return at;
}

function invalid(param: string, message: string) {
  return new ApiError(400, { message, param });
}
