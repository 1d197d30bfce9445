import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { readCriteria } from "#core/alerts/read-alert.ts";
import { criteriaColumns } from "#core/alerts/stored-criteria.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { rereadPlaces } from "#core/jobs/whereabouts/reread-places.ts";
import { mails } from "#core/mail/tables.ts";
import type { Place } from "#core/places/place.ts";
import { db } from "#core/platform/db.server.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertJob } from "#test/factories.ts";

/** A Friday, 8 AM Pacific. */
const eight = new Date("2026-11-20T16:00:00Z");
const hours = (count: number) => new Date(eight.getTime() + count * hourMs);
/** An earlier version found no place in this text. */
const unread: Place = {
  ...{ text: "Crew will be based out of Bend, OR", city: null, state: null, countryCode: null },
  ...{ lat: null, lon: null },
};

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

const inOregon = readCriteria({ location: "Oregon" });
const alert = () => insertAlert({ createdAt: hours(-20), ...criteriaColumns(inOregon) });
const told = () => db.$count(mails, sql`data ->> 'alertId' is not null`);
async function listed() {
  const viewer = { kind: "subscriber" as const, userId: "s" };
  const { cards } = await listJobs({ scope: "all", query: inOregon, viewer, after: null }, eight);
  return cards.map(({ title }) => title);
}

const oldJob = () =>
  insertJob({
    title: "Cook",
    places: [unread],
    listedAt: hours(-2),
    datePosted: hours(-2),
    expiresAt: hours(999),
  });

test("a place read again after an alert looked is no news", async () => {
  await oldJob();
  await alert();
  await runAlerts(eight);
  expect([await told(), await listed()]).toEqual([0, []]);
  const [before] = await db.select().from(jobs);
  expect(await rereadPlaces()).toBe(1);
  clearJobCaches();
  expect(await listed()).toEqual(["Cook"]);
  await runAlerts(hours(24));
  expect(await told()).toBe(0);
  const [after] = await db.select().from(jobs);
  expect([after?.listedAt, after?.updatedAt]).toEqual([before?.listedAt, before?.updatedAt]);
});

test("a place read again before an alert looks counts", async () => {
  await oldJob();
  await alert();
  await rereadPlaces();
  await runAlerts(eight);
  expect(await told()).toBe(1);
});
