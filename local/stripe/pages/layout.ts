import { html } from "hono/html";
import { framePolicy, type Markup, pageFrame } from "#local/page-frame.ts";
import { style } from "./style.ts";

/** Forms lead to the product, which serves these pages. */
export const pagePolicy = framePolicy(style, "form-action 'self'");

export function layout(title: string, content: Markup): Markup {
  return pageFrame({
    title: `${title}: local stand-in for Stripe`,
    style,
    body: html`<p class="banner">Local stand-in for Stripe. No money moves and no card is read.</p>
<main>
<h1>${title}</h1>
${content}
</main>`,
  });
}

export function formatMoney(amount: number | null, currency: string | null): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: currency ?? "usd" }).format(
    (amount ?? 0) / 100,
  );
}

export function formatDate(seconds: number): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(seconds * 1000),
  );
}
