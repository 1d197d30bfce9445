import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { markHeader, writeMark } from "#core/billing/device-copies/copy-mark.ts";
import { site } from "#core/platform/site.ts";
import { escapeHtml } from "#core/text/lines.ts";
import type { AppEnv } from "#server/request-facts.ts";

const texts = {
  400: ["We couldn't read this request", "Its address or content is damaged. Please try the link again."],
  403: ["We blocked this request", "For your safety, we only accept forms sent from our own pages."],
  404: ["Page not found", "We couldn't find that page."],
  405: ["This doesn't work here", "This address doesn't accept this kind of request."],
  413: ["That's too large", "Nothing was saved. Please send less at once."],
  414: ["This address is too long", "Please shorten your search and try again."],
  429: ["Please slow down", "Too many pages were opened from your network. Please try again in a minute."],
  500: ["Something went wrong", "Something broke on our end and we've logged it. Please try again."],
  502: ["A service didn't answer", "Please try again in a moment."],
  503: ["Back in a moment", "We can't reach our data right now. Please try again in a few seconds."],
  busy: ["Too many searches right now", "We're working through them. Please try again in a few seconds."],
} as const;

const style =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#1f2a22;background:#fbfaf6}a{color:inherit}ul{padding:0;list-style:none}li a{display:block;padding:.5rem 0}button{font:inherit;padding:.5rem 1.25rem}@media(prefers-color-scheme:dark){body{color:#e8ebe4;background:#161b17}}";
/** A payment's form leads on to Stripe. */
export const formTargets = "'self' https://checkout.stripe.com https://billing.stripe.com";
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Depends on nothing, for errors before or outside React. */
export function plainPage(
  c: Context<AppEnv>,
  reason: keyof typeof texts,
  headers: Record<string, string> = {},
) {
  const [title, text] = texts[reason];
  const status = reason === "busy" ? 503 : reason;
  const always = { "Cache-Control": "no-store", ...headers };
  if (isCall(c)) return c.json({ error: text }, status, always);
  if (!acceptsHtml(c)) return c.text(text, status, always);
  const sent = c.get("sentFields");
  return htmlPage(c, status, { title, text, more: sent && formAgain(sent) }, always);
}

/** Sends the same again, since a form that failed must lose nothing. */
function formAgain(fields: URLSearchParams): string {
  const inputs = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${attribute(name)}" value="${attribute(value)}">`,
  );
  return `<form method="post"><p>Nothing you typed is lost.</p>${inputs.join("")}<button>Try again</button></form>`;
}

function attribute(text: string): string {
  return escapeHtml(text).replace(/["\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page that a device keeps for when there is no connection. Its links are written where it is shown. */
export function noConnectionPage(c: Context<AppEnv>) {
  const words = {
    title: "No connection",
    text: "You're offline, and this page isn't on your device. Nothing was lost.",
    more: "<!--copies-->",
  };
  return htmlPage(c, 200, words, { "Cache-Control": "no-cache", [markHeader]: writeMark({ of: "anyone" }) });
}

function htmlPage(
  c: Context<AppEnv>,
  status: number,
  { title, text, more }: { title: string; text: string; more?: string },
  headers: Record<string, string>,
) {
  return c.body(document(title, text, more), status as ContentfulStatusCode, {
    ...headers,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `${policy}; form-action ${c.get("sentFields") ? formTargets : "'none'"}`,
  });
}

/** Functions answer in JSON whatever is accepted, save the form of a browser without script. */
function isCall(c: Context<AppEnv>): boolean {
  if (!/^\/functions\/v1(\/|$)/i.test(c.req.path)) return false;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    c.req.header("content-type") ?? "",
  );
  return !isForm || !(c.req.header("accept") ?? "").includes("text/html");
}

function acceptsHtml(c: Context<AppEnv>) {
  if (c.req.path.endsWith(".data")) return false;
  const accepted = c.req.header("accept") ?? "*/*";
  return accepted.includes("text/html") || accepted.includes("*/*");
}

function document(title: string, text: string, more = "") {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${escapeHtml(site.name)}</title><style>${style}</style><h1>${title}</h1><p>${text}</p>${more}<p><a href="/">${escapeHtml(site.name)}</a></p></html>`;
}
