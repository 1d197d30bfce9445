import { html } from "hono/html";
import type Stripe from "stripe";
import type { Account } from "#local/stripe/account.ts";
import { cards } from "#local/stripe/cards.ts";
import { itemOf } from "#local/stripe/objects/subscription.ts";
import { formatDate, formatMoney, layout } from "./layout.ts";

export function portalPage(account: Account, session: Stripe.BillingPortal.Session) {
  const subscriptions = liveSubscriptions(account, session.customer);
  const invoices = account.all("invoice").filter((invoice) => invoice.customer === session.customer);
  return layout(
    "Your subscription",
    html`${subscriptions.length === 0 && html`<p class="sheet">You have no subscription.</p>`}
${subscriptions.map((subscription) => subscriptionPart(account, subscription))}
<section class="sheet">
<h2>Card</h2>
<form method="post">
<label class="field">Test card <select name="card">
${cards.map((card) => html`<option value="${card.behaviour}" ${selected(account.state.cards[session.customer] === card.behaviour)}>${card.number}: ${card.title}</option>`)}
</select></label>
<button name="action" value="card">Save card</button>
</form>
</section>
<section class="sheet">
<h2>Invoices</h2>
<ul class="invoices">
${invoices.map((invoice) => html`<li><span>${formatDate(invoice.created)}</span> <b>${formatMoney(invoice.total, invoice.currency)}</b> <span class="soft">${invoice.status}</span></li>`)}
</ul>
</section>
${session.return_url && html`<p><a href="${session.return_url}">Back</a></p>`}`,
  );
}

export function liveSubscriptions(account: Account, customer: string): Stripe.Subscription[] {
  return account
    .all("subscription")
    .filter((subscription) => subscription.customer === customer && subscription.ended_at === null);
}

function subscriptionPart(account: Account, subscription: Stripe.Subscription) {
  const item = itemOf(subscription);
  const date = formatDate(item.current_period_end);
  const prices = account
    .all("price")
    .filter((price) => price.active && price.recurring)
    .reverse();
  return html`<section class="sheet">
<p class="price">${formatMoney(item.price.unit_amount, item.price.currency)}<small> per ${item.price.recurring?.interval}</small></p>
<p>${subscription.cancel_at_period_end ? `Ends on ${date}.` : `Renews on ${date}.`} Status: ${subscription.status}.</p>
<form method="post">
<input type="hidden" name="subscription" value="${subscription.id}">
${
  subscription.cancel_at_period_end
    ? html`<button name="action" value="resume">Resume subscription</button>`
    : html`<button name="action" value="cancel">Cancel at period end</button>`
}
</form>
<form method="post">
<input type="hidden" name="subscription" value="${subscription.id}">
<label class="field">Plan <select name="price">
${prices.map((price) => html`<option value="${price.id}" ${selected(price.id === item.price.id)}>${offer(price)}</option>`)}
</select></label>
<button name="action" value="change">Change plan</button>
</form>
</section>`;
}

function offer(price: Stripe.Price): string {
  return `${formatMoney(price.unit_amount, price.currency)} per ${price.recurring?.interval}`;
}

function selected(is: boolean): string {
  return is ? "selected" : "";
}
