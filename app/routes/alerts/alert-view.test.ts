import { expect, test } from "vitest";
import type { ListedAlert } from "#core/alerts/list-alerts.ts";
import { alertTime } from "#core/alerts/rhythm.ts";
import { toAlertView } from "./alert-view.ts";

const alert: ListedAlert = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Rangers",
  criteria: {},
  readAs: null,
  ended: null,
  paused: null,
  unread: null,
  frequency: "daily",
  isActive: true,
  lastSentAt: null,
  createdAt: new Date("2026-11-01T00:00:00Z"),
};
const saturday = new Date("2026-11-21T20:00:00Z");

test("toAlertView names the place, and the last and next run in Pacific time", () => {
  const { place, often, lastSent, next } = toAlertView(
    { ...alert, criteria: { city: "Moab", state: "Utah" }, lastSentAt: new Date("2026-11-21T05:00:00Z") },
    saturday,
  );
  expect({ place, often, lastSent, next }).toEqual({
    place: "Moab, Utah",
    often: `Daily (${alertTime})`,
    lastSent: "November 20, 2026",
    next: `Sunday ${alertTime}`,
  });
});

test("toAlertView of a weekly alert runs on Mondays; an alert never sent has no date", () => {
  const { place, lastSent, next } = toAlertView({ ...alert, frequency: "weekly" }, saturday);
  expect({ place, lastSent, next }).toEqual({ place: null, lastSent: null, next: `Monday ${alertTime}` });
});

test("toAlertView leads to the jobs that the alert finds", () => {
  expect(toAlertView({ ...alert, criteria: { titles: ["ranger"], state: "Utah" } }, saturday).jobsAt).toBe(
    "/jobs?title=ranger&location=Utah&sort=newest",
  );
  expect(toAlertView({ ...alert, criteria: null }, saturday).jobsAt).toBe(null);
});
