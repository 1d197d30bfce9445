import type { MailData, MailKind, Receipt } from "#core/mail/kinds.ts";
import { managePath, receiptPath, releasePath, resumePath } from "#core/mail/posting-links.ts";
import { signText } from "#core/platform/signed-links.ts";
import { site } from "#core/platform/site.ts";
import { productFacts as facts } from "#core/product-facts.ts";
import { longDate } from "#core/text/long-date.ts";
import { dollars, priceText } from "#core/text/price.ts";
import { shortDay } from "#core/text/short-day.ts";
import type { Correspondent, Message } from "#emails/frame/message.ts";
import type { JobAlert } from "#emails/job-alert.tsx";

export type Mail = {
  subject: string;
  html: string;
  text: string;
  replyTo?: Correspondent;
  unsubscribeUrl?: string;
};

type Written = { [K in MailKind]: MailData<K> } & {
  /** `isOff` means that too many wrong codes were typed. */
  "sign-in-link": { token: string; code?: string | null; isOff?: boolean };
  "job-alert": JobAlert;
};
export type TemplateKind = keyof Written;

/** Templates and their library are heavy, so the first email loads them. */
const templates: { [K in TemplateKind]: (data: Written[K]) => Promise<Message> } = {
  "sign-in-link": async ({ token, code = null, isOff = false }) =>
    (await import("#emails/sign-in-link.tsx")).signInLink(site, {
      ...{ code, isOff, url: link("/auth/confirm", token) },
      life: facts.linkLifeInWords,
    }),
  "subscription-started": async ({ plan, end, needsSignIn }) =>
    (await import("#emails/subscription-started.tsx")).subscriptionStarted(site, {
      plan: plan.toLowerCase(),
      end: longDate(new Date(end)),
      needsSignIn,
    }),
  "subscription-renews": async ({ end, cents }) =>
    (await import("#emails/subscription-renews.tsx")).subscriptionRenews(site, {
      day: shortDay(end.slice(0, 10)).replace(/, \d+$/, ""),
      date: longDate(new Date(end)),
      amount: priceText(cents),
    }),
  "subscription-canceled": async ({ end }) =>
    (await import("#emails/subscription-canceled.tsx")).subscriptionCanceled(site, {
      end: longDate(new Date(end)),
    }),
  "subscription-ended": async ({ plan }) =>
    (await import("#emails/subscription-ended.tsx")).subscriptionEnded(site, { plan: plan.toLowerCase() }),
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
  "confirm-alert": async ({ alertId, name, facts: stated }) =>
    (await import("#emails/confirm-alert.tsx")).confirmAlert(site, {
      url: link("/job-alerts/confirm", signText("alert-confirm", alertId)),
      name,
      stated: stated ?? null,
      kept: facts.keptUnconfirmedAlerts,
    }),
  "alert-paused": async ({ alertId, hasAccount, ...data }) =>
    (await import("#emails/alert-paused.tsx")).alertPaused(site, {
      ...{ ...data, hasAccount },
      url: `${site.origin}${hasAccount ? `/my-alerts?edit=${alertId}#alert-${alertId}` : "/job-alerts/new"}`,
      offUrl: link("/unsubscribe-alert", signText("alert", alertId)),
    }),
  "posting-unfinished": async ({ title, ...posting }) =>
    (await import("#emails/postings/posting-unfinished.tsx")).postingUnfinished(site, {
      url: site.origin + resumePath(posting.postingId, posting.linkVersion),
      title,
      price,
      term,
      kept: facts.keptUnpaidPostings,
    }),
  "posting-held": async ({ title, company, receipt, wasLive, reason, confirmAt, isAll, ...posting }) =>
    (await import("#emails/postings/posting-held.tsx")).postingHeld(site, {
      title,
      company,
      receipt: readable(receipt, posting),
      term,
      ...{ wasLive, reason: reason ?? null, confirmAt: confirmAt ?? null, isAll: isAll ?? true },
      manageUrl: manageUrl(posting),
    }),
  "posting-release": async ({ postingId, email, sentAt, updatedAt, ...data }) =>
    (await import("#emails/postings/posting-release.tsx")).postingRelease(site, {
      ...data,
      url: `${site.origin}${releasePath({ id: postingId, email, sentAt: Date.parse(sentAt), updatedAt: Date.parse(updatedAt) })}`,
    }),
  "posting-review": async (data) =>
    (await import("#emails/postings/posting-review.tsx")).postingReview(site, data),
  "posting-live": async ({ receipt, isConfirmed, ...published }) =>
    (await import("#emails/postings/posting-live.tsx")).postingLive(site, {
      ...publishedFacts(published),
      receipt: receipt && readable(receipt, published),
      isConfirmed: isConfirmed ?? false,
      notice: facts.postingNotice,
    }),
  "posting-renewed": async ({ receipt, ...published }) =>
    (await import("#emails/postings/posting-renewed.tsx")).postingRenewed(site, {
      ...publishedFacts(published),
      receipt: readable(receipt, published),
    }),
  "posting-first-week": async ({ postingId, linkVersion, jobPath, ...data }) =>
    (await import("#emails/postings/posting-first-week.tsx")).postingFirstWeek(site, {
      ...data,
      liveUrl: site.origin + jobPath,
      manageUrl: manageUrl({ postingId, linkVersion }),
    }),
  "posting-ends-soon": async ({ views, applies, ...published }) =>
    (await import("#emails/postings/posting-ends-soon.tsx")).postingEndsSoon(site, {
      ...publishedFacts(published),
      ...{ views, applies, price, term },
    }),
  "posting-ended": async ({ postingId, linkVersion, ...data }) =>
    (await import("#emails/postings/posting-ended.tsx")).postingEnded(site, {
      ...data,
      price,
      term,
      manageUrl: manageUrl({ postingId, linkVersion }),
    }),
  "posting-link": async ({ title, ...posting }) =>
    (await import("#emails/postings/posting-link.tsx")).postingLink(site, {
      title,
      manageUrl: manageUrl(posting),
    }),
  "posting-links": async ({ postings }) =>
    (await import("#emails/postings/posting-links.tsx")).postingLinks(site, {
      postings: postings.map(({ title, company, ...posting }) => ({
        ...{ title, company, manageUrl: manageUrl(posting) },
      })),
    }),
  "posting-contact-changed": async (data) =>
    (await import("#emails/postings/posting-contact-changed.tsx")).postingContactChanged(site, data),
  "posting-declined": async ({ cents, ...data }) =>
    (await import("#emails/postings/posting-declined.tsx")).postingDeclined(site, {
      ...data,
      amount: cents ? dollars(cents) : null,
    }),
  "posting-refunded": async ({ cents, ...data }) =>
    (await import("#emails/postings/posting-refunded.tsx")).postingRefunded(site, {
      ...data,
      amount: dollars(cents),
    }),
  "posting-payment-refunded": async ({ title, cents }) =>
    (await import("#emails/postings/posting-payment-refunded.tsx")).postingPaymentRefunded(site, {
      title,
      amount: dollars(cents),
    }),
  "saved-jobs-close": savedJobsClose,
  "saved-job-closes": ({ userId, ...job }) => savedJobsClose({ userId, jobs: [job], more: 0 }),
  "tracked-jobs-ended": async ({ userId, ...data }) =>
    (await import("#emails/tracked-jobs-ended.tsx")).trackedJobsEnded(site, {
      ...data,
      listUrl: `${site.origin}/my-jobs`,
      offUrl: link("/closing-emails", signText("closing-emails", userId)),
    }),
  "contact-message": async (data) => (await import("#emails/contact-message.tsx")).contactMessage(site, data),
};

const { postingPrice: price, postingTerm: term } = facts;

const asWritten = { selectors: [{ selector: "h1", options: { uppercase: false } }] };

export async function renderMail<K extends TemplateKind>(kind: K, data: Written[K]): Promise<Mail> {
  const { subject, body, replyTo, unsubscribeUrl } = await templates[kind](data);
  const { render, toPlainText } = await import("@react-email/render");
  const html = await render(body);
  return { subject, html, text: toPlainText(html, asWritten), replyTo, unsubscribeUrl };
}

async function savedJobsClose({ userId, jobs, more }: MailData<"saved-jobs-close">): Promise<Message> {
  const template = await import("#emails/saved-jobs-close.tsx");
  return template.savedJobsClose(site, {
    jobs: jobs.map(({ savedId, jobPath, ...job }) => ({
      ...job,
      jobUrl: site.origin + jobPath,
      savedUrl: `${site.origin}/my-jobs/${savedId}`,
    })),
    more,
    notice: facts.closingNotice,
    listUrl: `${site.origin}/my-jobs`,
    offUrl: link("/closing-emails", signText("closing-emails", userId)),
  });
}

function publishedFacts({
  postingId,
  linkVersion,
  title,
  company,
  jobPath,
  expiresAt,
}: Omit<MailData<"posting-renewed">, "receipt">) {
  return {
    title,
    company,
    end: longDate(new Date(expiresAt)),
    liveUrl: site.origin + jobPath,
    manageUrl: manageUrl({ postingId, linkVersion }),
  };
}

type Linked = { postingId: string; linkVersion: number };

function readable({ orderId, cents, paidAt }: Receipt, { postingId, linkVersion }: Linked) {
  return {
    ...{ orderId, name: facts.postingName, amount: dollars(cents), date: longDate(new Date(paidAt)) },
    url: cents ? site.origin + receiptPath(postingId, linkVersion, orderId) : null,
  };
}

function manageUrl({ postingId, linkVersion }: Linked): string {
  return site.origin + managePath(postingId, linkVersion);
}

function emailChangeLink(changeId: string, side: "old" | "new"): string {
  return link("/auth/email-change", signText("email-change", `${changeId}:${side}`));
}

function link(path: string, token: string): string {
  return `${site.origin}${path}?token=${encodeURIComponent(token)}`;
}
