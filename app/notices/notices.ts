import type { ToastText } from "#app/components/ui/toast.tsx";
import { isId } from "#app/request/is-id.ts";
import { notAdmin } from "#app/sentences/access.ts";
import { paymentNotFound, portalNotOpened, subscriptionNotChecked } from "#app/sentences/account.ts";
import { checkoutLimited, checkoutNotStarted } from "#app/sentences/checkout.ts";
import { paymentOutcomes, paymentSuccessful } from "#app/sentences/payment.ts";
import { jobNotRemoved, jobNotSaved, signInToSave } from "#app/sentences/saving.ts";

/** What a page may say after a redirect, by the code in its address (`?notice=…`). Only the root loader reads it. */
const notices = {
  "signed-in": { title: "You're signed in" },
  "signed-out": { title: "Signed out", text: "You've been successfully signed out." },
  "signed-out-everywhere": {
    title: "Signed out everywhere",
    text: "You're signed out on every device.",
  },
  "signed-out-elsewhere": {
    title: "Signed out elsewhere",
    text: "Only this device is still signed in.",
  },
  "session-ended": { title: "Signed out", text: "That device is no longer signed in." },
  "key-revoked": { title: "Key revoked", text: "Whatever used it no longer sees your account." },
  "email-change-sent": {
    title: "Check your email!",
    text: "We've sent a link to both addresses. Your address changes once both are confirmed.",
  },
  "email-change-withdrawn": {
    title: "Address kept",
    text: "Your address stays the same. The links we sent no longer work.",
  },
  "closing-emails-on": { title: "Emails turned on", text: "We'll email you before a saved job closes." },
  "closing-emails-off": { title: "Emails turned off", text: "Your saved jobs stay." },
  "account-deleted": { title: "Account deleted", text: "We've deleted your account and its data." },
  "subscription-active": { title: "Subscription Status Updated", text: "Your subscription is active" },
  "subscription-none": { title: "Subscription Status Updated", text: "No active subscription found" },
  "subscription-check-failed": failure(subscriptionNotChecked),
  "payment-successful": paymentSuccessful,
  "checkout-failed": failure(checkoutNotStarted),
  "portal-failed": failure(portalNotOpened),
  "payment-lookup-failed": failure(paymentNotFound),
  "payment-unpaid": paymentOutcomes.unpaid,
  "payment-pending": paymentOutcomes.pending,
  "payment-failed": paymentOutcomes.failed,
  "payment-expired": paymentOutcomes.expired,
  "payment-second": paymentOutcomes.second,
  "payment-ended": paymentOutcomes.ended,
  "checkout-limited": { title: "Error", text: checkoutLimited(), tone: "error" },
  "sign-in-to-save": signInToSave,
  "job-saved": { title: "Job saved successfully" },
  "already-saved": { title: "Already saved", text: "This job is already in your saved list" },
  "job-removed": { title: "Job removed from saved list", undoAt: "/my-jobs" },
  "save-failed": failure(jobNotSaved),
  "saved-list-full": failure(`${jobNotSaved}: your list holds 1,000 jobs. Remove some to save others.`),
  "remove-failed": failure(jobNotRemoved),
  "waiting-stopped": { title: "Removed from this list", text: "The job stays in your saved jobs." },
  "notes-updated": { title: "Notes updated" },
  "application-added": { title: "Job added to applications" },
  "application-known": { title: "Already there", text: "This job is already in your applications" },
  "status-updated": { title: "Status updated" },
  "application-removed": { title: "Application removed", undoAt: "/my-applications" },
  "application-restored": { title: "Application restored" },
  "alert-created": { title: "Alert created successfully" },
  "alert-updated": { title: "Alert updated" },
  "alert-enabled": { title: "Alert enabled" },
  "alert-disabled": { title: "Alert disabled" },
  "alert-deleted": { title: "Alert deleted", undoAt: "/my-alerts" },
  "alert-restored": { title: "Alert restored" },
  "posting-saved": { title: "Changes saved" },
  "posting-held": {
    title: "Changes saved",
    text: "We review changes before they go live. Your job is hidden until then.",
  },
  "positions-saved": { title: "Positions saved" },
  "positions-filled": { title: "All positions are filled", text: "You can close this job now." },
  "posting-relinked": {
    title: "You have a new link",
    text: "We've emailed it to your contact address. Earlier links no longer work.",
  },
  "posting-closed": { title: "Job closed", text: "Your job is no longer listed." },
  "posting-reopened": { title: "Job reopened" },
  "access-denied": {
    title: "Access Denied",
    text: notAdmin,
    tone: "error",
  },
  "sync-started": { title: "Sync started", text: "It runs in the background. Its progress is below." },
  "sync-refused": { title: "Sync Failed", text: "Failed to trigger sync", tone: "error" },
  "sync-cancelling": {
    title: "Canceling the sync",
    text: "It stops after the current page. Jobs already stored stay.",
  },
  "quotes-set": { title: "Quotes setting saved" },
  "source-on": { title: "Source switched on" },
  "source-off": { title: "Source switched off", text: "No syncs until you turn it back on." },
  "api-test-successful": { title: "API Test Successful" },
  "api-test-failed": {
    title: "API Test Failed",
    text: "Test it on this page to see which endpoint didn't respond.",
    tone: "error",
  },
  "job-reported": { title: "Thank you", text: "We'll review the job." },
  "message-sent": { title: "Message sent!", text: "We'll get back to you as soon as possible." },
} satisfies Record<string, Notice>;

/** `undoAt` is the path of the undo form, which sends `intent=restore` and the removed `id`. */
type Notice = { title: string; text?: string; tone?: "error"; undoAt?: string };
export type NoticeCode = keyof typeof notices;

/** Null for an unknown code: a link cannot make our pages say its own words. */
export function findNotice(code: string | null, undoId: string | null = null): ToastText | null {
  if (!code || !Object.hasOwn(notices, code)) return null;
  const { undoAt, ...text }: Notice = notices[code as NoticeCode];
  if (!undoAt || !isId(undoId)) return text;
  return { ...text, undo: { action: undoAt, fields: { intent: "restore", id: undoId } } };
}

/** Adds the notice to the path; with `undoId`, the removal can be undone there. */
export function withNotice(path: string, code: NoticeCode, undoId?: string): string {
  const address = new URL(path, "http://our.origin");
  address.searchParams.set("notice", code);
  if (undoId) address.searchParams.set("undo", undoId);
  return address.pathname + address.search + address.hash;
}

function failure(text: string): Notice {
  return { title: "Error", text, tone: "error" };
}
