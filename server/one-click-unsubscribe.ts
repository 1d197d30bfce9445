import { Hono } from "hono";
import { isSignedLink, switchOffAlert } from "#core/alerts/unsubscribe.ts";
import { largestForm, limitBody } from "./guards/body-limits.ts";
import type { AppEnv } from "./request-facts.ts";

const noStore = { "Cache-Control": "no-store" };

/**
 * Where a mail program ends an alert for its reader by one POST (RFC 8058): from elsewhere, without a cookie, and with no
 * patience for a redirect. The signed token of the mail is all that counts. Whatever else comes to this address goes on
 * to its page.
 */
export const oneClickUnsubscribe = new Hono<AppEnv>().post(
  "/unsubscribe-alert",
  limitBody(largestForm, (c) => c.text("too large", 413, noStore)),
  async (c, next) => {
    const token = c.get("url").searchParams.get("token");
    if (!token || !(await isOneClick(c.req.raw))) return next();
    const done = await switchOffAlert({ token }, c.get("clientAddress"));
    // An alert that is gone sends nothing either, and a mail program that hears of a failure takes us for one that goes on.
    if (done.ok || isSignedLink(token)) return c.text("You are unsubscribed from this alert.", 200, noStore);
    if (done.reason !== "too-many") return c.text("Alert not found", 404, noStore);
    return c.text("Too many requests", 429, { ...noStore, "Retry-After": String(done.retryAfter) });
  },
);

/** As form data of either kind; what reads the request after us finds it untouched. */
async function isOneClick(request: Request): Promise<boolean> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  return form?.get("List-Unsubscribe") === "One-Click";
}
