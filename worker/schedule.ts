import type { TaskName } from "#core/platform/task-payloads.ts";

/** Everything that happens by the clock, in UTC. */
export const schedule: { task: TaskName; cron: string }[] = [
  // At the hour of alerts and after: the task itself knows which alerts are owed.
  { task: "alerts.run", cron: "*/5 * * * *" },
  { task: "jobs.expire", cron: "*/10 * * * *" },
  // Links that no board vouches for, at the pace of their hosts.
  { task: "jobs.ask-links", cron: "7-59/10 * * * *" },
  { task: "jobs.read-again", cron: "*/10 * * * *" },
  { task: "jobs.judge-again", cron: "4-59/10 * * * *" },
  // Once an hour: the task itself knows when it was last done, and a board without any page is looked at each time.
  { task: "jobs.survey-parks", cron: "3-59/10 * * * *" },
  { task: "billing.reconcile", cron: "*/15 * * * *" },
  // The task itself knows who was told, so that an outage is made up for.
  { task: "billing.mail-renewals", cron: "35 * * * *" },
  { task: "postings.end", cron: "*/10 * * * *" },
  { task: "postings.first-week", cron: "40 * * * *" },
  // From 8 AM to 4 PM Pacific: the task itself knows who was told, so that an outage in the morning is made up for.
  { task: "tracker.mail-closing", cron: "25 16-23 * * *" },
  // Of the days before; once told, an hour later brings nothing.
  { task: "tracker.mail-ended", cron: "45 16-23 * * *" },
  { task: "privacy.purge", cron: "20 * * * *" },
  // Each source daily at its own hour: the task itself knows which runs are owed, so that an outage over that hour is made up for.
  { task: "sources.sync-daily", cron: "*/10 * * * *" },
  // At a start, too: the task itself knows which links have been asked this week.
  { task: "content.check-links", cron: "0 9 * * 1" },
];
