import { type Context, Hono } from "hono";
import type Stripe from "stripe";
import type { Account } from "#local/stripe/account.ts";
import type { ApiSettings } from "#local/stripe/api.ts";
import { cardNamed } from "#local/stripe/cards.ts";
import { type Billing, completeSession } from "#local/stripe/checkout.ts";
import { passTime } from "#local/stripe/clock.ts";
import { changePrice, setCancelAtPeriodEnd } from "#local/stripe/subscription-life.ts";
import {
  authenticationPage,
  checkoutPage,
  closedPage,
  customerEmail,
  notFoundPage,
} from "./checkout-page.ts";
import { invoicePage, invoicePdf } from "./invoice-page.ts";
import { pagePolicy } from "./layout.ts";
import { liveSubscriptions, portalPage } from "./portal-page.ts";

const declined = "Your card was declined. Try another card.";

export function stripePages(account: Account, settings: ApiSettings): Hono {
  const pages = new Hono();
  pages.use(async (c, next) => {
    passTime(account, settings.afterLastRetry);
    c.header("cache-control", "no-store");
    c.header("content-security-policy", pagePolicy);
    // Without a referrer, forms would not tell their origin.
    c.header("referrer-policy", "same-origin");
    await next();
  });

  pages.get("/pay/:id", (c) => {
    const session = account.find("checkout.session", c.req.param("id"));
    if (!session) return c.html(notFoundPage(), 404);
    if (session.status !== "open") return c.html(closedPage(session));
    return c.html(checkoutPage(account, session, { email: "", error: null }));
  });
  pages.post("/pay/:id", async (c) => {
    const fields = await c.req.parseBody();
    const session = account.find("checkout.session", c.req.param("id"));
    if (!session) return c.html(notFoundPage(), 404);
    return answerCheckout(c, account, session, fields);
  });

  pages.get("/portal/:id", (c) => {
    const session = account.find("billing_portal.session", c.req.param("id"));
    return session ? c.html(portalPage(account, session)) : c.html(notFoundPage(), 404);
  });
  pages.post("/portal/:id", async (c) => {
    const fields = await c.req.parseBody();
    const session = account.find("billing_portal.session", c.req.param("id"));
    if (!session) return c.html(notFoundPage(), 404);
    changeInPortal(account, session, fields);
    return c.redirect(session.url, 303);
  });
  pages.get("/invoice/:id", (c) => {
    const invoice = account.find("invoice", c.req.param("id"));
    return invoice ? c.html(invoicePage(invoice)) : c.html(notFoundPage(), 404);
  });
  pages.get("/invoice/:id/pdf", (c) => {
    const invoice = account.find("invoice", c.req.param("id"));
    if (!invoice) return c.html(notFoundPage(), 404);
    c.header("content-type", "application/pdf");
    return c.body(invoicePdf(invoice));
  });
  return pages;
}

type Fields = Record<string, unknown>;

function answerCheckout(c: Context, account: Account, session: Stripe.Checkout.Session, fields: Fields) {
  if (fields.action === "cancel" && session.cancel_url) return c.redirect(session.cancel_url, 303);
  // A second click on Pay follows the first one.
  if (session.status === "complete") return c.redirect(successUrl(session), 303);
  if (session.status !== "open") return c.html(closedPage(session), 410);

  const email = customerEmail(account, session) ?? String(fields.email ?? "").trim();
  const again = (error: string, status: 402 | 422) =>
    c.html(checkoutPage(account, session, { email, error }), status);
  const card = cardNamed(fields.card);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return again("Enter your email address.", 422);
  if (!card) return again("Choose a card.", 422);
  if (card === "declined" || fields.action === "refuse") return again(declined, 402);
  if (card === "authentication" && fields.action !== "confirm")
    return c.html(authenticationPage(account, session, email));
  completeSession(account, session, { email, card, billing: readBilling(fields) });
  return c.redirect(successUrl(session), 303);
}

/** The second page of a card that asks for a confirmation no longer has the fields. */
function readBilling(fields: Fields): Billing | undefined {
  if (fields.name === undefined) return;
  const text = (name: string) => String(fields[name] ?? "").trim() || null;
  const [line1, city, state] = [text("line1"), text("city"), text("state")];
  const address = {
    line1,
    line2: null,
    city,
    state,
    postal_code: text("postal_code"),
    country: text("country"),
  };
  return { name: text("name") ?? "", address };
}

function changeInPortal(account: Account, session: Stripe.BillingPortal.Session, fields: Fields) {
  const card = cardNamed(fields.card);
  if (fields.action === "card" && card) account.state.cards[session.customer] = card;
  const subscription = liveSubscriptions(account, session.customer).find(
    ({ id }) => id === fields.subscription,
  );
  if (!subscription) return;
  if (fields.action === "cancel") setCancelAtPeriodEnd(account, subscription, true);
  if (fields.action === "resume") setCancelAtPeriodEnd(account, subscription, false);
  const price = account.find("price", String(fields.price));
  if (fields.action === "change" && price?.active && price.recurring)
    changePrice(account, subscription, price);
}

function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
