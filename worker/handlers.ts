import { sendSignInLink } from "#core/accounts/send-sign-in-link.ts";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { sendAlertMails } from "#core/alerts/delivery/send-alert-mails.ts";
import { countFailedTasks } from "#core/audit/failed-tasks.ts";
import { eraseCustomer } from "#core/billing/customers/erase-customer.ts";
import { updateCustomerEmail } from "#core/billing/customers/update-customer-email.ts";
import { applyStripeEvent } from "#core/billing/events/apply-stripe-event.ts";
import { reconcileBilling } from "#core/billing/events/reconcile.ts";
import { refundPayment } from "#core/billing/events/refund-payment.ts";
import { mailPostingLinks } from "#core/billing/postings/mail-posting-links.ts";
import { refundOrder } from "#core/billing/postings/refund-order.ts";
import { storePaidInvoices } from "#core/billing/revenue/store-invoices.ts";
import { cancelSubscription } from "#core/billing/subscriptions/cancel-subscription.ts";
import { mailRenewals } from "#core/billing/subscriptions/mail-renewals.ts";
import { checkLinksWeekly } from "#core/content/check-links.ts";
import { expireJobs } from "#core/jobs/intake/expire-jobs.ts";
import { askJobLinks } from "#core/jobs/links/ask-job-links.ts";
import { refreshJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { surveyParksHourly } from "#core/jobs/parks/survey-parks.ts";
import { rereadAllJobs } from "#core/jobs/reread-all-jobs.ts";
import { sendQueuedMail } from "#core/mail/delivery/send-queued-mail.ts";
import { logger } from "#core/platform/logger.server.ts";
import type { TaskName, TaskPayload } from "#core/platform/task-payloads.ts";
import { endPostings } from "#core/postings/end-postings.ts";
import { tellFirstWeeks } from "#core/postings/first-week.ts";
import { remindOfPosting } from "#core/postings/remind-of-posting.ts";
import { purge } from "#core/privacy/purge.ts";
import { rejudgeAllJobs } from "#core/sources/runs/rejudge-all-jobs.ts";
import { runSync } from "#core/sources/runs/run-sync.ts";
import { syncDaily } from "#core/sources/runs/sync-daily.ts";
import { mailClosing } from "#core/tracker/closing/mail-closing.ts";
import { mailEnded } from "#core/tracker/closing/mail-ended.ts";
import { followMerged } from "#core/tracker/follow-merged.ts";

/** `isLastTry`: failing now, the task has failed for good. The signal tells long ones that the worker is being closed. */
type Attempt = { isLastTry: boolean; signal: AbortSignal };

/** What each task does. A task may run again after a crash, so every handler can be repeated. */
export const handlers: {
  [N in TaskName]: (payload: TaskPayload<N>, attempt?: Attempt) => Promise<unknown>;
} = {
  "accounts.send-sign-in-link": (payload) => sendSignInLink(payload),
  "alerts.run": () => runAlerts(),
  "alerts.send-mails": ({ mailIds }) => sendAlertMails(mailIds),
  "billing.apply-event": ({ eventId }) => applyStripeEvent(eventId),
  "billing.cancel": (payload) => cancelSubscription(payload),
  "billing.forget-customer": ({ customerId }) => eraseCustomer(customerId),
  "billing.mail-posting-links": ({ email }) => mailPostingLinks(email),
  "billing.reconcile": () => reconcileBilling(),
  "billing.mail-renewals": () => mailRenewals(),
  "billing.refund-payment": refundPayment,
  "billing.refund-posting": ({ checkoutId }) => refundOrder(checkoutId),
  "billing.store-invoices": ({ subscriptionId }) => storePaidInvoices(subscriptionId),
  "billing.update-email": ({ userId }) => updateCustomerEmail(userId),
  "content.check-links": (_, attempt) => checkLinksWeekly(new Date(), { signal: attempt?.signal }),
  "jobs.ask-links": (_, attempt) => askLinksAndErase(attempt?.signal),
  "jobs.expire": expireAndErase,
  "jobs.judge-again": judgeAgainAndErase,
  "jobs.read-again": (_, attempt) => rereadAllJobs(attempt?.signal),
  "jobs.survey-parks": () => surveyParksHourly(),
  "mail.send": ({ mailId }) => sendQueuedMail(mailId),
  "postings.end": () => endPostings(),
  "postings.first-week": () => tellFirstWeeks(),
  "postings.remind": ({ postingId }) => remindOfPosting(postingId),
  "privacy.purge": purgeAndReport,
  "sources.sync": ({ runId }, attempt) => runSync(runId, attempt),
  "sources.sync-daily": () => syncDaily(),
  "tracker.follow-merged": ({ jobIds }) => followMerged(jobIds),
  "tracker.mail-closing": () => mailClosing(),
  "tracker.mail-ended": () => mailEnded(),
};

/** The pages' figures live in this process where worker and web share one. */
async function expireAndErase() {
  if (await expireJobs()) refreshJobCaches();
}

async function askLinksAndErase(signal?: AbortSignal) {
  const counts = await askJobLinks({ signal });
  if (counts.ended) refreshJobCaches();
  return counts;
}

async function judgeAgainAndErase(_: object, attempt?: Attempt) {
  const { judged, ended } = await rejudgeAllJobs(attempt?.signal);
  if (judged) refreshJobCaches();
  return { judged, ended };
}

/** Whoever watches the log for errors hears hourly of what no retry has mended. */
async function purgeAndReport() {
  await purge();
  const count = await countFailedTasks();
  if (count) logger.error({ count }, "tasks have failed for good and lie in failed-tasks");
}
