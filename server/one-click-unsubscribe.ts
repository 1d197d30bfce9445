import { type Context, Hono } from "hono";
import { isSignedLink, switchOffAlert } from "#core/alerts/unsubscribe.ts";
import { isClosingLink, switchClosingEmails } from "#core/tracker/closing/closing-emails.ts";
import { largestForm, limitBody } from "./guards/body-limits.ts";
import type { AppEnv } from "./request-facts.ts";

const noStore = { "Cache-Control": "no-store" };

/**
 * Mail programs unsubscribe with one POST (RFC 8058), without cookies or redirects. Only the signed token counts; other requests
 * continue to the page.
 */
export const oneClickUnsubscribe = new Hono<AppEnv>()
  .post("/unsubscribe-alert", limitBody(largestForm, refuseLarge), async (c, next) => {
    const token = c.get("url").searchParams.get("token");
    if (!token || !(await isOneClick(c.req.raw))) return next();
    const done = await switchOffAlert({ token }, c.get("clientAddress"));
    // A deleted alert sends nothing, and a mail program would take a failure for a sender that continues.
    if (done.ok || isSignedLink(token)) return c.text("You are unsubscribed from this alert.", 200, noStore);
    if (done.reason !== "too-many") return c.text("Alert not found", 404, noStore);
    return c.text("Too many requests", 429, { ...noStore, "Retry-After": String(done.retryAfter) });
  })
  .post("/closing-emails", limitBody(largestForm, refuseLarge), async (c, next) => {
    const token = c.get("url").searchParams.get("token");
    if (!isClosingLink(token) || !(await isOneClick(c.req.raw))) return next();
    await switchClosingEmails(token, false);
    return c.text("You won't get these emails.", 200, noStore);
  });

function refuseLarge(c: Context): Response {
  return c.text("too large", 413, noStore);
}

/** Leaves the body unread for later handlers. */
async function isOneClick(request: Request): Promise<boolean> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  return form?.get("List-Unsubscribe") === "One-Click";
}
