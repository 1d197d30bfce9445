import type { Account } from "#core/accounts/account.ts";
import { noteVisit } from "#core/accounts/note-visit.ts";
import { alertMails } from "#core/alerts/delivery/alert-mails.ts";
import { listAlerts } from "#core/alerts/list-alerts.ts";
import { countAlertMatches } from "#core/alerts/news/count-alert-matches.ts";
import { previewAlert } from "#core/alerts/preview/preview-alert.ts";
import { clearChoiceCounts } from "#core/jobs/facts/count-choices.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { countRecent } from "#core/jobs/query/list-search-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { describeClosed } from "#core/jobs/wall/describe-closed.ts";
import { findPlace } from "#core/places/find-places.ts";
import { pool } from "#core/platform/db.server.ts";
import { dayOf, startOfDay } from "#core/text/day-and-time.ts";
import { dayMs } from "#core/text/time.ts";
import { groupApplications } from "#core/tracker/applications/group-applications.ts";
import { applicationsForExport, listApplications } from "#core/tracker/applications/list-applications.ts";
import { mailClosing } from "#core/tracker/closing/mail-closing.ts";
import { mailEnded } from "#core/tracker/closing/mail-ended.ts";
import { countSavedClosing } from "#core/tracker/saved/count-saved-closing.ts";
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
  await benchHome(total, person);
}

/** Thousands of jobs are near, few enough to count. */
const town = "minneapolis-mn";

/** What a list's wall and the first line of a signed-in person's home page count. */
async function benchHome(total: number, person: (n: number) => string) {
  const now = new Date();
  const since = startOfDay(dayOf(new Date(now.getTime() - 3 * dayMs)));
  const label = findPlace(town)?.label ?? "";
  const wall = (query: JobQuery, isCapped = false) =>
    describeClosed(
      { conditions: queryConditions(query, now), query, shown: [], total: freeJobs + 1, isCapped },
      now,
    );
  await measureQueries(
    `The wall and the news of the home page over ${total.toLocaleString("en-US")} jobs, accounts and alerts (ms; one connection; cold = nothing remembered)`,
    [
      ["the wall of all jobs", "60", () => wall({}, true)],
      ["the wall of a state, too many to count", "60", () => wall({ state: "Utah" }, true)],
      ["the wall of an employer", "60", () => wall({ company: "Outfitter 17" })],
      ["the wall of a circle", "150", () => wall({ near: { slug: town, label }, within: 50 })],
      ["new this week", "60", () => countRecent(7)],
      ["new since a day", "60", () => countRecent(since)],
      ["new for a person's alerts", "60", (n) => countAlertMatches(person(n), since, now)],
      ["saved jobs that close", "10", (n) => countSavedClosing(person(n), 7, now)],
      ["the day of a visit (once a day)", "10", (n) => noteVisit(visitor(person(n)), now)],
    ],
    clearChoiceCounts,
  );
}

function visitor(userId: string): Account {
  return { userId, sessionId: "", email: "", isAdmin: false, visitedOn: null, visitedBefore: null };
}
