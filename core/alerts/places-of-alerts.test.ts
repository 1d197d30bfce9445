import { beforeEach, expect, test } from "vitest";
import type { AlertMailData } from "#core/alerts/delivery/alert-mail.ts";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { whyMatched } from "#core/alerts/delivery/why-matched.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertJob, moab } from "#test/factories.ts";
import { alertSearch } from "./criteria.ts";
import { describeCriteria } from "./describe-criteria.ts";
import { fixWords } from "./fix-words.ts";
import { normalizeAlertFields } from "./normalize-alert-fields.ts";
import { readAlertFields, readCriteria } from "./read-alert.ts";
import { criteriaColumns, readStoredCriteria } from "./stored-criteria.ts";

/** A Friday, 8 AM Pacific. */
const eight = new Date("2026-11-20T16:00:00Z");
const north = (miles: number) => ({ ...moab, text: `${miles} north`, lat: 38.5733 + miles / 69.1 });

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

const kept = async (fields: Record<string, unknown>) => criteriaColumns(await fixWords(readCriteria(fields)));

test("fixWords stores a location that means one place, with its words", async () => {
  const columns = await kept({ title: "cook", location: "Moab", within: "25" });
  expect(columns).toEqual({
    searchCriteria: { title: "cook", location: "Moab", near: "moab-ut", within: "25" },
    criteriaVersion: 5,
    remotePreference: false,
  });
  const query = readStoredCriteria(columns);
  expect(query?.near).toEqual({ slug: "moab-ut", label: "Moab, UT", isRead: true });
  expect(describeCriteria(query ?? {})).toBe("'cook' · within 25 miles of Moab, UT");
  expect(alertSearch(query ?? {})).toBe("/jobs?title=cook&location=Moab&within=25&sort=newest");
});

test("fixWords leaves an ambiguous location, a state and a country alone", async () => {
  for (const location of ["Springfield", "Utah", "Canada"])
    expect(await kept({ location })).toMatchObject({ searchCriteria: { location }, criteriaVersion: 2 });
});

test("an alert of an earlier version matches the words of its location", () => {
  expect(readStoredCriteria({ searchCriteria: { location: "Moab" }, criteriaVersion: 4 })).toEqual({
    location: "Moab",
  });
});

test("readStoredCriteria rejects a place that the gazetteer lost", () => {
  const searchCriteria = { location: "Nowhere", near: "nowhere-zz" };
  expect(readStoredCriteria({ searchCriteria, criteriaVersion: 5 })).toBeNull();
});

test("readAlertFields refuses an unknown distance and keeps it typed", () => {
  const read = readAlertFields({ name: "Near", location: "Moab", within: "7" });
  expect(read).toMatchObject({
    ok: false,
    errors: { within: "Please choose a distance." },
    typed: { within: "7" },
  });
});

test.each([
  [
    { near: "moab-ut", within: "50" },
    { location: "Moab, UT", within: "" },
  ],
  [
    { near: "moab-ut", within: "25" },
    { location: "Moab, UT", within: "25" },
  ],
  [{ near: "heavenly-ca" }, { location: "Heavenly Mountain Resort, CA" }],
  [{ near: "moab-ut", location: "Moab" }, { location: "Moab" }],
  [{ near: "nowhere-ut", title: "cook" }, { title: "cook" }],
])("an alert that an address asks for with %j begins with %j", (asked, typed) => {
  expect(normalizeAlertFields(asked)).toEqual({ ...asked, ...typed });
});

test("an alert around a place that was renamed asks for it by the name of today", async () => {
  const columns = await kept({ location: "Moab" });
  const query = readStoredCriteria({ ...columns, searchCriteria: { near: "heavenly-ca" } });
  expect(query?.near).toEqual({ slug: "heavenly-mountain-resort-ca", label: "Heavenly Mountain Resort, CA" });
});

test("an alert around a place says how far each job is", async () => {
  const columns = await kept({ location: "Moab", within: "50" });
  await insertAlert({ ...columns, createdAt: new Date(eight.getTime() - dayMs) });
  const posted = {
    datePosted: new Date(eight.getTime() - 3 * hourMs),
    listedAt: new Date(eight.getTime() - 2 * hourMs),
    expiresAt: new Date(eight.getTime() + 60 * dayMs),
  };
  const near = await insertJob({ ...posted, places: [north(30)] });
  await insertJob({ ...posted, places: [north(90)] });
  await runAlerts(eight);
  const [mail] = await db.select().from(mails);
  expect((mail?.data as AlertMailData | undefined)?.jobIds).toEqual([near.id]);
  const query = readStoredCriteria(columns) ?? {};
  expect(whyMatched(query, near)).toEqual(["30 north, 30 miles from Moab, UT"]);
  expect(whyMatched(query, { ...near, places: [moab] })).toEqual(["Moab, Utah"]);
});

test("an alert's place is the reason for countries and for literal matches", async () => {
  const query = async (fields: Record<string, string>) => readStoredCriteria(await kept(fields)) ?? {};
  const bern = { ...moab, text: "Bern, Switzerland", city: "Bern", state: null, countryCode: "CH" };
  const job = await insertJob({ places: [bern] });
  expect(whyMatched(await query({ location: "Switzerland" }), job)).toEqual(["Bern, Switzerland"]);
  const far = { ...north(300), text: "Moab Office, Idaho" };
  expect(whyMatched(await query({ location: "Moab" }), { ...job, places: [far] })).toEqual([far.text]);
  const whole = await query({ location: "Moab", within: "state" });
  expect(whyMatched(whole, { ...job, places: [bern, north(300)] })).toEqual(["300 north"]);
});
