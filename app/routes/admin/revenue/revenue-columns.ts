import type { RevenueMonth } from "#core/billing/revenue/list-revenue.ts";

export const revenueColumns = ["Month", "Subscriptions", "Postings", "Refunds", "Total"];

/** In cents, in the order of the columns after the month. */
export function amountsOf({ subscriptions, postings, refunds, total }: RevenueMonth): number[] {
  return [subscriptions, postings, refunds, total];
}
