import type Stripe from "stripe";

/** Counts from the anchor, so the 31st returns after a short month. */
export function periodEnd(anchor: number, start: number, price: Stripe.Price): number {
  const interval = price.recurring?.interval ?? "month";
  const count = price.recurring?.interval_count ?? 1;
  let end = anchor;
  for (let periods = 1; end <= start; periods++) end = addIntervals(anchor, interval, periods * count);
  return end;
}

function addIntervals(anchor: number, interval: string, count: number): number {
  if (interval === "day") return anchor + count * 86_400;
  if (interval === "week") return anchor + count * 7 * 86_400;
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1) * count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
