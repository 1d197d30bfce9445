import type { Queue } from "pg-boss";
import type { TaskName } from "#core/platform/task-payloads.ts";

type TaskOptions = Omit<Queue, "name">;

const hours = 3600;
export const days = 24 * hours;

/** Failed tasks are retried for about an hour by default, then set aside here for a person. */
export const failedTasks = "failed-tasks";
/** These name an address, so they are kept only long enough to notice that email fails. */
export const failedSignIns = "failed-sign-ins";
export const everyTask: TaskOptions = {
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 10,
  retryDelayMax: 6 * hours,
  // Done or not, a task does not outlive the outage of a week.
  retentionSeconds: 7 * days,
  deleteAfterSeconds: 2 * days,
  deadLetter: failedTasks,
  // What tells a slow worker from a dead one.
  heartbeatSeconds: 40,
};
/** Giving up would charge somebody for an ended subscription, or withhold what is paid. So we retry for a week. */
const untilStripeAnswers: TaskOptions = { retryLimit: 40, retentionSeconds: 14 * days };
/** Scheduled tasks: at most one waits or runs over all workers. A retry must not wait longer than the schedule. */
const byTheClock: TaskOptions = { policy: "exclusive", retryDelayMax: 5 * 60 };
export const taskOptions: Partial<Record<TaskName, TaskOptions>> = {
  // Somebody waits for it, so the worker is told at once; after an hour nobody does.
  "accounts.send-sign-in-link": {
    notify: true,
    retryLimit: 6,
    retentionSeconds: 1 * hours,
    deleteAfterSeconds: 60,
    deadLetter: failedSignIns,
  },
  "billing.apply-event": { ...untilStripeAnswers, notify: true },
  "billing.cancel": { ...untilStripeAnswers, notify: true },
  "billing.forget-customer": { ...untilStripeAnswers, notify: true },
  "billing.refund-payment": { ...untilStripeAnswers, notify: true },
  "billing.update-email": untilStripeAnswers,
  // For a day: after that, most of what we write is no news.
  "mail.send": { notify: true, retryLimit: 15 },
  "jobs.expire": byTheClock,
  "jobs.survey-parks": byTheClock,
  "billing.reconcile": byTheClock,
  "postings.end": byTheClock,
  "postings.first-week": byTheClock,
  "privacy.purge": byTheClock,
  "sources.sync-daily": byTheClock,
  // These run long.
  "alerts.run": { ...byTheClock, expireInSeconds: 3 * hours },
  // The mail server may be away for a day.
  "alerts.send-mails": { retryLimit: 15, expireInSeconds: 1 * hours },
  "content.check-links": { ...byTheClock, expireInSeconds: 3 * hours },
  "sources.sync": {
    notify: true,
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 6 * hours,
  },
};
