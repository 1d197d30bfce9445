import { expect, test } from "vitest";
import { plans } from "./plans.ts";
import { firstRenewal, renewalTerms } from "./renewal.ts";

const day = (moment: Date) => moment.toISOString().slice(0, 10);

test.each([
  ["2026-11-22", ["2026-11-29", "2026-12-22", "2027-11-22"]],
  ["2027-01-31", ["2027-02-07", "2027-02-28", "2028-01-31"]],
  ["2028-02-29", ["2028-03-07", "2028-03-29", "2029-02-28"]],
  ["2026-12-31", ["2027-01-07", "2027-01-31", "2027-12-31"]],
])("firstRenewal counts plans bought on %s as Stripe does", (start, ends) => {
  expect(plans.map((plan) => day(firstRenewal(plan, new Date(`${start}T15:00:00Z`))))).toEqual(ends);
});

test("renewalTerms says when each plan renews and how it ends", () => {
  expect(renewalTerms(new Date("2026-11-22T15:00:00Z"))).toEqual([
    "Renews on November 29, 2026, then every week. Cancel in two clicks on your dashboard.",
    "Renews on December 22, 2026, then every month. Cancel in two clicks on your dashboard.",
    "Renews on November 22, 2027, then every year. Cancel in two clicks on your dashboard.",
  ]);
});
