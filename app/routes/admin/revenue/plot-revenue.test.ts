import fc from "fast-check";
import { expect, test } from "vitest";
import { plotRevenue } from "./plot-revenue.ts";

const cents = fc.integer({ min: 0, max: 10_000_000 });
const month = fc
  .record({ subscriptions: cents, postings: cents, refunds: cents })
  .map((sums) => ({ ...sums, month: "2026-11", total: sums.subscriptions + sums.postings - sums.refunds }));

test("plotRevenue keeps every bar within the plot and in proportion", () => {
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 40 }), (months) => {
      const { topCents, zero, unknown, slots } = plotRevenue(months);
      expect(slots.map((slot) => slot.month)).toEqual(months.slice(-24));
      expect(unknown + slots.length).toBe(Math.min(24, Math.max(12, months.length)));
      for (const { month, subscriptions, postings, refunds } of slots) {
        expect(postings.y).toBeGreaterThanOrEqual(-1e-9);
        expect(postings.y + postings.height).toBeCloseTo(subscriptions.y);
        expect(subscriptions.y + subscriptions.height).toBeCloseTo(zero);
        expect(refunds.y).toBe(zero);
        expect(refunds.y + refunds.height).toBeLessThanOrEqual(1 + 1e-9);
        expect(subscriptions.height * topCents).toBeCloseTo(zero * month.subscriptions, 3);
        expect(refunds.height * topCents).toBeCloseTo(zero * month.refunds, 3);
      }
    }),
  );
});

test("plotRevenue names a round amount of dollars above the highest month", () => {
  const none = { month: "2026-11", subscriptions: 0, postings: 0, refunds: 0, total: 0 };
  expect(plotRevenue([none]).topCents).toBe(400);
  expect(plotRevenue([{ ...none, subscriptions: 900, postings: 19_900 }]).topCents).toBe(25_000);
});
