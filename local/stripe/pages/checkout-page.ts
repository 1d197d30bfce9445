import { html } from "hono/html";
import type Stripe from "stripe";
import type { Account } from "#local/stripe/account.ts";
import { cards } from "#local/stripe/cards.ts";
import { formatMoney, layout } from "./layout.ts";

type Told = { email: string; error: string | null };

export function checkoutPage(account: Account, session: Stripe.Checkout.Session, { email, error }: Told) {
  const known = knownEmail(account, session);
  return layout(
    "Checkout",
    html`${basket(account, session)}
${error && html`<p class="error" role="alert">${error}</p>`}
<form method="post">
${
  known
    ? html`<p>E-mail: ${known}</p>`
    : html`<label>E-mail <input type="email" name="email" autocomplete="email" required value="${email}"></label>`
}
<fieldset>
<legend>Test card</legend>
${cards.map(
  (card, place) =>
    html`<label><input type="radio" name="card" value="${card.behaviour}" ${place === 0 ? "checked" : ""}> ${card.number}: ${card.title}</label>`,
)}
</fieldset>
<button name="action" value="pay">Pay</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>`,
  );
}

/** The step of a bank that asks its customer. */
export function authenticationPage(account: Account, session: Stripe.Checkout.Session, email: string) {
  return layout(
    "3-D Secure",
    html`${basket(account, session)}
<p>The bank asks whether this payment is yours.</p>
<form method="post">
<input type="hidden" name="email" value="${email}">
<input type="hidden" name="card" value="authentication">
<button name="action" value="confirm">Confirm</button>
<button name="action" value="refuse">Refuse</button>
</form>`,
  );
}

export function closedPage(session: Stripe.Checkout.Session) {
  const told =
    session.status === "complete"
      ? "This checkout is paid already. Nothing is charged twice."
      : "This checkout has expired. Start again from the shop.";
  return layout("Checkout", html`<p>${told}</p>`);
}

export function notFoundPage() {
  return layout("Not found", html`<p>There is nothing at this address.</p>`);
}

export function knownEmail(account: Account, session: Stripe.Checkout.Session): string | null {
  if (session.customer_email) return session.customer_email;
  return account.find("customer", String(session.customer))?.email ?? null;
}

function basket(account: Account, session: Stripe.Checkout.Session) {
  const lines = account.state.baskets[session.id]?.lineItems ?? [];
  return html`<ul>
${lines.map((line) => html`<li>${line.description} × ${line.quantity}</li>`)}
</ul>
<p class="price">${formatMoney(session.amount_total, session.currency)}${every(lines[0]?.price)}</p>`;
}

function every(price: Stripe.Price | null | undefined): string {
  return price?.recurring ? ` per ${price.recurring.interval}` : "";
}
