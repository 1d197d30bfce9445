import { axisTop } from "#app/components/reading/axis-top.ts";
import type { RevenueMonth } from "#core/billing/revenue/list-revenue.ts";

const fewestSlots = 12;
const mostSlots = 24;

type Bar = { y: number; height: number };
type Slot = { month: RevenueMonth; subscriptions: Bar; postings: Bar; refunds: Bar };

/** Heights are parts of the plot's own; refunds hang below `zero`. */
export type RevenuePlot = { topCents: number; zero: number; unknown: number; slots: Slot[] };

/** Shows the latest months, and as unknown those before the first. */
export function plotRevenue(months: RevenueMonth[]): RevenuePlot {
  const shown = months.slice(-mostSlots);
  const highest = Math.max(...shown.map(({ subscriptions, postings }) => subscriptions + postings));
  const lowest = Math.max(...shown.map(({ refunds }) => refunds));
  const topCents = axisTop(highest / 100) * 100;
  const zero = topCents / (topCents + lowest);
  const heightOf = (cents: number) => cents / (topCents + lowest);
  return {
    ...{ topCents, zero, unknown: Math.max(0, fewestSlots - shown.length) },
    slots: shown.map((month) => {
      const [subscriptions, postings] = [heightOf(month.subscriptions), heightOf(month.postings)];
      return {
        month,
        subscriptions: { y: zero - subscriptions, height: subscriptions },
        postings: { y: zero - subscriptions - postings, height: postings },
        refunds: { y: zero, height: heightOf(month.refunds) },
      };
    }),
  };
}
