import { html } from "hono/html";
import type Stripe from "stripe";
import type { Account } from "#local/stripe/account.ts";
import { cards } from "#local/stripe/cards.ts";
import { exampleBilling } from "#local/stripe/checkout.ts";
import { periodEnd } from "#local/stripe/period.ts";
import { formatDate, formatMoney, layout } from "./layout.ts";

type FormState = { email: string; error: string | null };

export function checkoutPage(
  account: Account,
  session: Stripe.Checkout.Session,
  { email, error }: FormState,
) {
  const known = customerEmail(account, session);
  return layout(
    "Checkout",
    html`<div class="sides">
${basket(account, session)}
<form method="post" class="sheet">
${error && html`<p class="error" role="alert">${error}</p>`}
${
  known
    ? html`<p class="field">Email<br><span class="what">${known}</span></p>`
    : html`<label class="field">Email <input type="email" name="email" autocomplete="email" required value="${email}"></label>`
}
${session.billing_address_collection === "required" && billingFields()}
<fieldset>
<legend>Test card</legend>
${cards.map(
  (card, place) => html`<label class="card">
<input type="radio" name="card" value="${card.behaviour}" ${place === 0 ? "checked" : ""}>
<span><b>${card.number}</b> <span class="soft">${card.title}</span></span>
</label>`,
)}
</fieldset>
${terms(session)}
<button class="main" name="action" value="pay">Pay</button>
<button class="plain" name="action" value="cancel" formnovalidate>Cancel</button>
</form>
</div>`,
  );
}

export function authenticationPage(account: Account, session: Stripe.Checkout.Session, email: string) {
  return layout(
    "3-D Secure",
    html`<div class="sides">
${basket(account, session)}
<form method="post" class="sheet">
<p>Your bank asks you to confirm this payment.</p>
<input type="hidden" name="email" value="${email}">
<input type="hidden" name="card" value="authentication">
<button class="main" name="action" value="confirm">Confirm</button>
<button class="plain" name="action" value="refuse">Refuse</button>
</form>
</div>`,
  );
}

export function closedPage(session: Stripe.Checkout.Session) {
  const explanation =
    session.status === "complete"
      ? "This checkout is already paid. You won't be charged twice."
      : "This checkout has expired. Start again from the shop.";
  return layout("Checkout", html`<p class="sheet">${explanation}</p>`);
}

export function notFoundPage() {
  return layout("Not found", html`<p class="sheet">We couldn't find that page.</p>`);
}

export function customerEmail(account: Account, session: Stripe.Checkout.Session): string | null {
  if (session.customer_email) return session.customer_email;
  return account.find("customer", String(session.customer))?.email ?? null;
}

function basket(account: Account, session: Stripe.Checkout.Session) {
  const lines = account.state.baskets[session.id]?.lineItems ?? [];
  return html`<section class="sheet">
<p class="price">${formatMoney(session.amount_total, session.currency)}<small>${every(lines[0]?.price)}</small></p>
${lines.map((line) => html`<p class="what">${line.description}${(line.quantity ?? 1) > 1 && ` × ${line.quantity}`}</p>`)}
${renewal(account, lines[0]?.price)}
</section>`;
}

function renewal(account: Account, price: Stripe.Price | null | undefined) {
  if (!price?.recurring) return null;
  const now = account.time();
  return html`<p class="what">Renews on ${formatDate(periodEnd(now, now, price))}, then every ${price.recurring.interval}.</p>`;
}

/** Filled in, so that a trial takes one click. */
function billingFields() {
  const { name, address } = exampleBilling;
  return html`<fieldset>
<legend>Billing address</legend>
<label class="field">Name or company <input name="name" autocomplete="name" required value="${name}"></label>
<label class="field">Address <input name="line1" autocomplete="address-line1" required value="${address.line1}"></label>
<label class="field">City <input name="city" autocomplete="address-level2" required value="${address.city}"></label>
<label class="field">State <input name="state" autocomplete="address-level1" value="${address.state}"></label>
<label class="field">Postal code <input name="postal_code" autocomplete="postal-code" required value="${address.postal_code}"></label>
<label class="field">Country <input name="country" autocomplete="country" required maxlength="2" value="${address.country}"></label>
</fieldset>`;
}

/** The shop's text by the pay button; it may contain a Markdown link. */
function terms(session: Stripe.Checkout.Session) {
  const message = session.custom_text.submit?.message;
  if (!message) return null;
  const [before, label, address, after] = message.split(/\[([^\]]*)\]\((https?:[^)]*)\)/);
  return html`<p class="soft">${before}${label && html`<a href="${address}" target="_blank">${label}</a>`}${after}</p>`;
}

function every(price: Stripe.Price | null | undefined): string {
  return price?.recurring ? ` per ${price.recurring.interval}` : "";
}
