import type { Queue } from "pg-boss";
import type { TaskName } from "#core/platform/task-payloads.ts";

type TaskOptions = Omit<Queue, "name">;

const hours = 3600;
export const days = 24 * hours;

/** By default, tasks are retried for about an hour and then come here for a person to see. */
export const failedTasks = "failed-tasks";
/** These contain an address, so they are kept only long enough to notice that email fails. */
export const failedSignIns = "failed-sign-ins";
export const everyTask: TaskOptions = {
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 10,
  retryDelayMax: 6 * hours,
  // Workers may be down for days, so waiting tasks are kept for a week.
  retentionSeconds: 7 * days,
  deleteAfterSeconds: 2 * days,
  deadLetter: failedTasks,
  // Tells a slow worker from a dead one.
  heartbeatSeconds: 40,
};
/** Giving up would charge for an ended subscription or withhold a purchase, so we retry for a week. */
const untilStripeAnswers: TaskOptions = { retryLimit: 40, retentionSeconds: 14 * days };
/** At most one waits or runs over all workers. A retry must not wait longer than the schedule. */
const byTheClock: TaskOptions = { policy: "exclusive", retryDelayMax: 5 * 60 };
/** Somebody is waiting, so the worker is told at once. After an hour nobody is. */
const aWantedLink: TaskOptions = {
  notify: true,
  retryLimit: 6,
  retentionSeconds: 1 * hours,
  deleteAfterSeconds: 60,
  deadLetter: failedSignIns,
};
export const taskOptions: Partial<Record<TaskName, TaskOptions>> = {
  "accounts.send-sign-in-link": aWantedLink,
  "billing.mail-posting-links": aWantedLink,
  "billing.apply-event": { ...untilStripeAnswers, notify: true },
  "billing.cancel": { ...untilStripeAnswers, notify: true },
  "billing.forget-customer": { ...untilStripeAnswers, notify: true },
  "billing.refund-payment": { ...untilStripeAnswers, notify: true },
  "billing.refund-posting": { ...untilStripeAnswers, notify: true },
  "billing.store-invoices": untilStripeAnswers,
  "billing.update-email": untilStripeAnswers,
  // Retried for a day. After that, most emails are outdated.
  "mail.send": { notify: true, retryLimit: 15 },
  "jobs.ask-links": { ...byTheClock, expireInSeconds: 30 * 60 },
  "jobs.expire": byTheClock,
  "jobs.judge-again": byTheClock,
  "jobs.survey-parks": byTheClock,
  "billing.reconcile": byTheClock,
  "billing.mail-renewals": byTheClock,
  "postings.end": byTheClock,
  "postings.first-week": byTheClock,
  "privacy.purge": byTheClock,
  "sources.sync-daily": byTheClock,
  "tracker.mail-closing": byTheClock,
  "tracker.mail-ended": byTheClock,
  "alerts.run": { ...byTheClock, expireInSeconds: 3 * hours },
  // The mail server may be down for a day.
  "alerts.send-mails": { retryLimit: 15, expireInSeconds: 1 * hours },
  "content.check-links": { ...byTheClock, expireInSeconds: 3 * hours },
  "sources.sync": {
    notify: true,
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 6 * hours,
  },
};
