import { longDate } from "#core/long-date.ts";
import { signText } from "#core/signed-links.ts";
import { site } from "#core/site.ts";
import type { JobAlert } from "#emails/job-alert.tsx";
import type { Message } from "#emails/message.ts";
import type { MailData, MailKind } from "./kinds.ts";

export type Mail = { subject: string; html: string; text: string };

/** What can be written: the mails of `kinds.ts`, the one that nothing keeps, and those that alerts put together. */
type Written = { [K in MailKind]: MailData<K> } & {
  "sign-in-link": { token: string };
  "job-alert": JobAlert;
};
export type WrittenKind = keyof Written;

/** Templates and their library are heavy: they are loaded when the first mail is written. */
const templates: { [K in WrittenKind]: (data: Written[K]) => Promise<Message> } = {
  "sign-in-link": async ({ token }) =>
    (await import("#emails/sign-in-link.tsx")).signInLink(site, { url: link("/auth/confirm", token) }),
  "subscription-started": async ({ plan, end, needsSignIn }) =>
    (await import("#emails/subscription-started.tsx")).subscriptionStarted(site, {
      plan: plan.toLowerCase(),
      end: longDate(new Date(end)),
      needsSignIn,
    }),
  "renewal-failed": async ({ plan, amount }) =>
    (await import("#emails/renewal-failed.tsx")).renewalFailed(site, { plan: plan.toLowerCase(), amount }),
  "second-purchase-refunded": async ({ plan }) =>
    (await import("#emails/second-purchase-refunded.tsx")).secondPurchaseRefunded(site, {
      plan: plan.toLowerCase(),
    }),
  "email-change-old": async ({ changeId, newEmail }) =>
    (await import("#emails/email-change-old.tsx")).emailChangeOld(site, {
      url: emailChangeLink(changeId, "old"),
      newEmail,
    }),
  "email-change-new": async ({ changeId, oldEmail }) =>
    (await import("#emails/email-change-new.tsx")).emailChangeNew(site, {
      url: emailChangeLink(changeId, "new"),
      oldEmail,
    }),
  "email-changed": async (data) => (await import("#emails/email-changed.tsx")).emailChanged(site, data),
  "account-deleted": async (data) => (await import("#emails/account-deleted.tsx")).accountDeleted(site, data),
  "job-alert": async (data) => (await import("#emails/job-alert.tsx")).jobAlert(site, data),
  "confirm-alert": async ({ alertId, name }) =>
    (await import("#emails/confirm-alert.tsx")).confirmAlert(site, {
      url: link("/job-alerts/confirm", signText("alert-confirm", alertId)),
      name,
    }),
};

/** Without this, headings are shouted. */
const asWritten = { selectors: [{ selector: "h1", options: { uppercase: false } }] };

/** A mail in both its forms. `sign-in-link` takes the token, `job-alert` all it says; of every other kind, `data` is what was queued. */
export async function renderMail<K extends WrittenKind>(kind: K, data: Written[K]): Promise<Mail> {
  const { subject, body } = await templates[kind](data);
  const { render, toPlainText } = await import("react-email");
  const html = await render(body);
  return { subject, html, text: toPlainText(html, asWritten) };
}

function emailChangeLink(changeId: string, side: "old" | "new"): string {
  return link("/auth/email-change", signText("email-change", `${changeId}:${side}`));
}

function link(path: string, token: string): string {
  return `${site.origin}${path}?token=${encodeURIComponent(token)}`;
}
