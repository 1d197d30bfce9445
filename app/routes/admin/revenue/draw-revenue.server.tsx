import { renderToStaticMarkup } from "react-dom/server";
import { PlotEnds, PlotTable, PlotTop } from "#app/components/reading/plot-parts.tsx";
import { Failure, Panel } from "#app/routes/admin/panel.tsx";
import type { listRevenue, RevenueMonth } from "#core/billing/revenue/list-revenue.ts";
import { dollars, priceText } from "#core/text/price.ts";
import { shortDay } from "#core/text/short-day.ts";
import { monthName } from "./month-name.ts";
import { plotRevenue } from "./plot-revenue.ts";
import { amountsOf, revenueColumns } from "./revenue-columns.ts";

type Revenue = Awaited<ReturnType<typeof listRevenue>>;

/** Null where it can't be read. Browsers need no script for it. */
export function drawRevenue(revenue: Revenue | null): string {
  return renderToStaticMarkup(
    <Panel title="Revenue by month" aside={revenue?.since && <Files />}>
      {revenue ? (
        <Months {...revenue} />
      ) : (
        <Failure>We couldn't sum up the payments. Reload the page.</Failure>
      )}
    </Panel>,
    // The page around it counts its own ids.
    { identifierPrefix: "revenue" },
  );
}

function Files() {
  return (
    <p className="flex flex-wrap gap-x-5 text-sm">
      <a href="/admin/revenue" className={link}>
        See the table
      </a>
      <a href="/admin/revenue/export" className={link}>
        Download as CSV
      </a>
    </p>
  );
}

const link = "text-link inline-flex min-h-11 items-center md:min-h-8";

function Months({ since, months }: Revenue) {
  const last = months.at(-1);
  if (!since || !last)
    return (
      <p className="mt-2 text-granite">
        No payments yet. Each month's payments and refunds appear here. Payments from before this page counted
        them are unknown.
      </p>
    );
  return (
    <>
      <p className="mt-2">
        <strong className="tabular font-semibold">{dollars(last.total)}</strong> in {monthName(last.month)} so
        far, after refunds.
      </p>
      <p className="mt-1 text-granite text-sm">
        We've stored payments since {shortDay(since.toISOString().slice(0, 10))}. Earlier ones are unknown
        here; Stripe has them. Months are in UTC. Stripe's fees are not taken off.
      </p>
      <Bars months={months} />
      <PlotTable
        summary="Month by month"
        columns={revenueColumns}
        rows={months
          .toReversed()
          .map((month) => ({ name: monthName(month.month), cells: amountsOf(month).map(priceText) }))}
        className="max-w-2xl text-xs sm:text-sm [&_:is(td,th)]:px-1 sm:[&_:is(td,th)]:px-2 [&_th:first-child]:pl-0 [&_tbody_th]:whitespace-nowrap"
      />
    </>
  );
}

const kinds = [
  { what: "subscriptions", label: "Subscriptions", color: "text-moss" },
  { what: "postings", label: "Postings", color: "text-sun" },
  { what: "refunds", label: "Refunds, below the line", color: "text-clay" },
] as const;

function Bars({ months }: { months: RevenueMonth[] }) {
  const { topCents, zero, unknown, slots } = plotRevenue(months);
  const count = unknown + slots.length;
  const [first, last] = [slots[0]?.month, slots.at(-1)?.month];
  return (
    <figure className="forced-color-adjust-none mt-5">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {kinds.map(({ what, label, color }) => (
          <span key={what} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-sm bg-current ${color}`} />
            {label}
          </span>
        ))}
      </figcaption>
      <PlotTop text={`${priceText(topCents)} a month`} className="mt-3" />
      <svg
        viewBox={`0 0 ${count} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-40 w-full border-line border-b"
      >
        {unknown > 0 && (
          <g className="text-line">
            <title>Unknown</title>
            <rect width={unknown} height="1" fill="currentColor" opacity="0.4" />
          </g>
        )}
        {slots.map((slot, place) => (
          <g key={slot.month.month}>
            <title>{inWords(slot.month)}</title>
            <rect x={unknown + place} width="1" height="1" fill="transparent" />
            {kinds.map(({ what, color }) => (
              <rect
                key={what}
                x={unknown + place + 0.12}
                y={rounded(slot[what].y)}
                width="0.76"
                height={rounded(slot[what].height)}
                fill="currentColor"
                className={color}
              />
            ))}
          </g>
        ))}
        <line
          x2={count}
          y1={rounded(zero)}
          y2={rounded(zero)}
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
          className="text-edge"
        />
      </svg>
      <PlotEnds
        first={`${unknown ? "Unknown before " : ""}${first ? monthName(first.month) : ""}`}
        last={last ? monthName(last.month) : ""}
      />
    </figure>
  );
}

function inWords({ month, subscriptions, postings, refunds }: RevenueMonth): string {
  return `${monthName(month)}: ${dollars(subscriptions)} subscriptions, ${dollars(postings)} postings, ${dollars(refunds)} refunds`;
}

/** More than three decimals are not visible. */
function rounded(height: number): number {
  return Number(height.toFixed(3));
}
