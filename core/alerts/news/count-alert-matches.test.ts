import { beforeEach, expect, test } from "vitest";
import { countAlertMatches } from "#core/alerts/news/count-alert-matches.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertJob, insertProfile } from "#test/factories.ts";

const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
let userId: string;

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
  userId = (await insertProfile()).id;
  await insertJob({ title: "Park Ranger", datePosted: ago(1) });
  await insertJob({ title: "Lead Park Ranger", datePosted: ago(2) });
  await insertJob({ title: "Park Ranger", datePosted: ago(20) });
  await insertJob({ title: "Lift Attendant", datePosted: ago(1) });
});

const count = () => countAlertMatches(userId, 7, now);
const alert = (title: string, more = {}) =>
  insertAlert({ userId, email: null, searchCriteria: { title }, criteriaVersion: 2, ...more });

test("countAlertMatches is null without an alert", async () => {
  expect(await count()).toBeNull();
});

test("countAlertMatches counts recent jobs once, however many alerts they match", async () => {
  await alert("ranger");
  await alert("park ranger");
  expect(await count()).toBe(2);
});

test("countAlertMatches leaves out alerts that are off, removed or somebody else's", async () => {
  await alert("lift attendant");
  await alert("ranger", { isActive: false });
  await alert("ranger", { removedAt: now });
  await insertAlert({ userId: (await insertProfile()).id, email: null, searchCriteria: { title: "ranger" } });
  expect(await count()).toBe(1);
});
