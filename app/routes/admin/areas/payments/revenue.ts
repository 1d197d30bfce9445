import { monthName } from "#app/routes/admin/revenue/month-name.ts";
import { amountsOf, revenueColumns } from "#app/routes/admin/revenue/revenue-columns.ts";
import type { AreaHandlers } from "#app/routes/admin/table/admin-area.ts";
import { listRevenue } from "#core/billing/revenue/list-revenue.ts";
import { keptDays } from "#core/privacy/kept-days.ts";
import { dollars } from "#core/text/price.ts";
import { shortDay } from "#core/text/short-day.ts";

/** As many months as are ever kept. */
const pageSize = Math.ceil(keptDays.revenue / 28) + 1;

export const revenue: AreaHandlers = {
  async load() {
    const { since, months } = await listRevenue();
    return {
      title: "Revenue by month",
      intro: `What Stripe took for us and gave back, in US dollars, by month in UTC, before Stripe's fees. ${
        since
          ? `We've stored payments since ${shortDay(since.toISOString().slice(0, 10))}; earlier ones are unknown here, and Stripe has them.`
          : "Payments from before this page counted them are unknown."
      } We keep them for ${keptDays.revenue / 365} years.`,
      links: [{ to: "/admin/revenue/export", text: "Download as CSV", isFile: true }],
      searches: null,
      columns: revenueColumns,
      rows: months.toReversed().map((month) => ({
        id: month.month,
        cells: [monthName(month.month), ...amountsOf(month).map(dollars)],
      })),
      ...{ total: months.length, pageSize, empty: "There are no payments yet." },
    };
  },
  exports: {
    header: revenueColumns.map((column) => (column === "Month" ? column : `${column} (USD)`)),
    rows: async () =>
      (await listRevenue()).months.map((month) => [
        month.month,
        ...amountsOf(month).map((cents) => cents / 100),
      ]),
  },
};
