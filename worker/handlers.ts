import { sendSignInLink } from "#core/accounts/send-sign-in-link.ts";
import { runAlerts } from "#core/alerts/run-alerts.ts";
import { sendAlertMails } from "#core/alerts/send-alert-mails.ts";
import { applyStripeEvent } from "#core/billing/apply-stripe-event.ts";
import { cancelSubscription } from "#core/billing/cancel-subscription.ts";
import { forgetCustomer } from "#core/billing/forget-customer.ts";
import { reconcileBilling } from "#core/billing/reconcile.ts";
import { refundPayment } from "#core/billing/refund-payment.ts";
import { updateCustomerEmail } from "#core/billing/update-customer-email.ts";
import { checkLinksWeekly } from "#core/content/check-links.ts";
import { countFailedTasks } from "#core/failed-tasks.ts";
import { expireJobs } from "#core/jobs/expire-jobs.ts";
import { forgetFigures } from "#core/jobs/forget-figures.ts";
import { logger } from "#core/logger.server.ts";
import { sendQueuedMail } from "#core/mail/send-queued-mail.ts";
import { endPostings } from "#core/postings/end-postings.ts";
import { remindOfPosting } from "#core/postings/remind-of-posting.ts";
import { purge } from "#core/privacy/purge.ts";
import { runSync } from "#core/sources/runs/run-sync.ts";
import { syncDaily } from "#core/sources/runs/sync-daily.ts";
import type { TaskName, TaskPayload } from "#core/tasks.server.ts";

/** `isLastTry`: failing now, the task has failed for good. The signal tells long ones that the worker is being closed. */
type Attempt = { isLastTry: boolean; signal: AbortSignal };

/** What each task does. A task may run again after a crash, so every handler can be repeated. */
export const handlers: {
  [N in TaskName]: (payload: TaskPayload<N>, attempt?: Attempt) => Promise<unknown>;
} = {
  "accounts.send-sign-in-link": sendSignInLink,
  "alerts.run": () => runAlerts(),
  "alerts.send-mails": ({ mailIds }) => sendAlertMails(mailIds),
  "billing.apply-event": ({ eventId }) => applyStripeEvent(eventId),
  "billing.cancel": (payload) => cancelSubscription(payload),
  "billing.forget-customer": ({ customerId }) => forgetCustomer(customerId),
  "billing.reconcile": () => reconcileBilling(),
  "billing.refund-payment": refundPayment,
  "billing.update-email": ({ userId }) => updateCustomerEmail(userId),
  "content.check-links": () => checkLinksWeekly(),
  "jobs.expire": expireAndForget,
  "mail.send": ({ mailId }) => sendQueuedMail(mailId),
  "postings.end": () => endPostings(),
  "postings.remind": ({ postingId }) => remindOfPosting(postingId),
  "privacy.purge": purgeAndReport,
  "sources.sync": ({ runId }, attempt) => runSync(runId, attempt),
  "sources.sync-daily": () => syncDaily(),
};

/** The pages' figures live in this process where worker and web share one. */
async function expireAndForget() {
  if (await expireJobs()) forgetFigures();
}

/** Whoever watches the log for errors hears hourly of what no retry has mended. */
async function purgeAndReport() {
  await purge();
  const count = await countFailedTasks();
  if (count) logger.error({ count }, "tasks have failed for good and lie in failed-tasks");
}
