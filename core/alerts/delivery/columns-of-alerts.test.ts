import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { AlertMailData } from "#core/alerts/delivery/alert-mail.ts";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { previewAlert } from "#core/alerts/preview/preview-alert.ts";
import { readCriteria } from "#core/alerts/read-alert.ts";
import { criteriaColumns } from "#core/alerts/stored-criteria.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertJob } from "#test/factories.ts";

/** A Friday, 8 AM Pacific. */
const eight = new Date("2026-11-20T16:00:00Z");
const ago = (hours: number) => new Date(eight.getTime() - hours * hourMs);
const subscriber = { kind: "subscriber" as const, userId: "s" };

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

async function store(
  title: string,
  companyName: string,
  more: {
    jobType?: string;
    closesIn?: number;
    factWords?: string[];
    startsOn?: string;
    startsFrom?: string;
  } = {},
) {
  await insertJob({
    ...{ title, companyName, datePosted: ago(3), listedAt: ago(2) },
    companySlug: companyName.toLowerCase().replaceAll(" ", "-"),
    expiresAt: new Date(eight.getTime() + 60 * dayMs),
    jobType: more.jobType ?? null,
    factWords: more.factWords ?? [],
    ...{ startsOn: more.startsOn ?? null, startsFrom: more.startsFrom ?? more.startsOn ?? null },
    validThrough: more.closesIn ? new Date(eight.getTime() + more.closesIn * dayMs) : null,
  });
}

async function toldTo({ id }: { id: string }): Promise<string[]> {
  const rows = await db.select().from(mails).where(sql`data ->> 'alertId' = ${id}`);
  const ids = rows.flatMap(({ data }) => (data as AlertMailData).jobIds);
  const found = await db.select({ id: jobs.id, title: jobs.title }).from(jobs);
  return found.flatMap(({ id: jobId, title }) => (ids.includes(jobId) ? [title] : [])).sort();
}

test("alerts by employer, job type, start and closing date match their lists", async () => {
  await store("Raft Guide", "Canyon Outfitters", { jobType: "Seasonal", closesIn: 5 });
  await store("Cook", "Canyon Outfitters", { jobType: "Full-time", factWords: ["housing:provided"] });
  await store("Ranger", "National Park Service", {
    jobType: "Seasonal",
    closesIn: 20,
    startsOn: "2027-09-10",
  });
  const september = { startsFrom: "2027-09-01", startsOn: "2027-09-30" };
  await store("Volunteer", "Friends of the River", {
    ...{ closesIn: 7, factWords: ["housing:provided"] },
    ...september,
  });
  const wanted: [Record<string, string>, string[]][] = [
    [{ company: "Canyon" }, ["Cook", "Raft Guide"]],
    [{ company: "canyon-outfitters" }, ["Cook", "Raft Guide"]],
    [{ company: "Nobody" }, []],
    [{ job_type: "Seasonal" }, ["Raft Guide", "Ranger"]],
    [{ closes_within: "7" }, ["Raft Guide", "Volunteer"]],
    [{ closes_within: "30", job_type: "Seasonal" }, ["Raft Guide", "Ranger"]],
    [{ starts_from: "2027-09-06", starts_until: "2027-10-05" }, ["Ranger", "Volunteer"]],
    [{ starts_from: "2027-09-11" }, ["Volunteer"]],
    [{ starts_until: "2027-08-31" }, []],
    [{ company: "Canyon", job_type: "Full-time", facts: "housing" }, ["Cook"]],
    [{ company: "Canyon", closes_within: "3" }, []],
    [{ title: "guide", company: "Canyon", job_type: "Seasonal", closes_within: "14" }, ["Raft Guide"]],
  ];
  const alerts = [];
  for (const [fields] of wanted)
    alerts.push(await insertAlert({ createdAt: ago(20), ...criteriaColumns(readCriteria(fields)) }));
  await runAlerts(eight);
  for (const [index, [fields, titles]] of wanted.entries()) {
    const query = readCriteria(fields);
    expect(await toldTo(alerts[index] ?? { id: "" }), JSON.stringify(fields)).toEqual(titles);
    const { cards } = await listJobs({ scope: "all", query, viewer: subscriber, after: null }, eight);
    expect(cards.map(({ title }) => title).sort(), JSON.stringify(fields)).toEqual(titles);
    expect((await previewAlert(query, subscriber, eight)).count, JSON.stringify(fields)).toBe(titles.length);
  }
});

test("alerts by closing date match a new job that closes soon on that day", async () => {
  await store("Ranger", "National Park Service", { closesIn: 8 });
  const alert = await insertAlert({
    createdAt: ago(20),
    ...criteriaColumns(readCriteria({ closes_within: "7" })),
  });
  await runAlerts(eight);
  expect(await toldTo(alert)).toEqual([]);
});
