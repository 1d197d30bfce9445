import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { style } from "./style.ts";

type Html = ReturnType<typeof html>;

const styleHash = createHash("sha256").update(style).digest("base64");

/** No script, nothing from outside. Where a form leads on to is the product, under whose origin these pages stand. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function layout(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}: local stand-in for Stripe</title>
<style>${raw(style)}</style>
</head>
<body>
<p class="banner">Local stand-in for Stripe. No money moves, no card is read.</p>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
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
