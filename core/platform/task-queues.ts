import type { Queue } from "pg-boss";
import type { TaskName } from "#core/platform/task-payloads.ts";

type TaskOptions = Omit<Queue, "name">;

const hours = 3600;
export const days = 24 * hours;

/**
 * A task that fails is tried again, for about an hour unless it says otherwise, then laid aside in `failedTasks` for a
 * person to look at.
 */
export const failedTasks = "failed-tasks";
/** Those that name an address, which is not kept for longer than it takes to see that mails do not go out. */
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
/** Somebody would be charged for what has ended, or go without what is paid: for a week nothing makes us give up. */
const untilStripeAnswers: TaskOptions = { retryLimit: 40, retentionSeconds: 14 * days };
/**
 * What the clock sends: one is waiting or running at most, over all workers. While one waits to be tried again, the clock
 * sends no other, so it waits no longer than the clock would.
 */
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
