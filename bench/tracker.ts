import { alertMails } from "#core/alerts/delivery/alert-mails.ts";
import { listAlerts } from "#core/alerts/list-alerts.ts";
import { previewAlert } from "#core/alerts/preview/preview-alert.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { pool } from "#core/platform/db.server.ts";
import { groupApplications } from "#core/tracker/applications/group-applications.ts";
import { applicationsForExport, listApplications } from "#core/tracker/applications/list-applications.ts";
import { mailClosing } from "#core/tracker/closing/mail-closing.ts";
import { mailEnded } from "#core/tracker/closing/mail-ended.ts";
import { findSavedJob } from "#core/tracker/saved/find-saved-job.ts";
import { listSavedJobs } from "#core/tracker/saved/list-saved-jobs.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { trackedJobs } from "#core/tracker/tracked-jobs.ts";
import { trackerCounts } from "#core/tracker/tracker-counts.ts";
import { measureQueries } from "./measure-queries.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedAlerts } from "./seed-alerts.ts";
import { seedTracker } from "./seed-tracker.ts";

async function firstSaved(userId: string) {
  const { rows } = await pool.query<{ id: string }>("select id from saved_jobs where user_id = $1 limit 1", [
    userId,
  ]);
  return findSavedJob(userId, rows[0]?.id);
}

export async function benchTracker(total: number) {
  await seedAccounts(total);
  await seedAlerts(total);
  const { heavy, light } = await seedTracker(total);
  const person = (n: number) => light[n % light.length] ?? heavy;
  const { rows: some } = await pool.query<{ id: string }>(
    "select id from jobs tablesample system (0.05) limit 60",
  );
  const { rows: alerts } = await pool.query<{ id: string }>("select id from job_alerts limit 100");
  const jobIds = some.slice(0, 10).map(({ id }) => id);
  const mails = alerts.map(({ id }) => ({
    ...{ id, kind: "job-alert", recipient: "" },
    data: { alertId: id, jobIds, total: jobIds.length },
  }));
  const viewer: Viewer = { kind: "anonymous" };
  await measureQueries(
    `Saved jobs, applications and alerts, as many of each as there are accounts: ${total.toLocaleString("en-US")} (ms; one connection)`,
    [
      ["which jobs of any page are saved or applied to", "10", (n) => trackedJobs(person(n))],
      ["the same, of one who has 1,000 of each", "10", () => trackedJobs(heavy)],
      ["save a job", "10", (n) => saveJob(person(n), some[n % some.length]?.id)],
      ["saved jobs, first page", "10", (n) => listSavedJobs(person(n), 1)],
      ["saved jobs, last page of 1,000", "10", () => listSavedJobs(heavy, 20)],
      ["applications, first page", "10", (n) => listApplications(person(n), 1)],
      ["applications as columns, of 1,000", "50", () => groupApplications(heavy)],
      ["applications as a table, 1,000", "50", () => applicationsForExport(heavy)],
      ["a saved job with what changed since", "10", (n) => firstSaved(person(n))],
      ["who is to hear of saved jobs that close (hourly)", "–", () => mailClosing()],
      ["who is to hear of tracked jobs that ended (hourly)", "–", () => mailEnded()],
      ["counts of the dashboard", "10", (n) => trackerCounts(person(n))],
      ["a hundred mails of alerts, all that they say", "200", () => alertMails(mails, new Date())],
      ["alerts of a person", "10", (n) => listAlerts(person(n))],
      ["preview of an alert, everything", "60", () => previewAlert({}, viewer)],
      [
        'preview of an alert, "guide" in Utah',
        "60",
        () => previewAlert({ titles: ["guide"], state: "Utah" }, viewer),
      ],
      [
        "preview of an alert, a town and its state",
        "60",
        () => previewAlert({ city: "Town 17", state: "Colorado" }, viewer),
      ],
    ],
  );
}
