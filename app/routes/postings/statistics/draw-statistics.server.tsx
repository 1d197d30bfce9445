import { renderToStaticMarkup } from "react-dom/server";
import { PlotEnds, PlotTable, PlotTop } from "#app/components/reading/plot-parts.tsx";
import type { DayCount } from "#core/postings/counts.ts";
import { longDate } from "#core/text/long-date.ts";
import { plotCounts } from "./plot-counts.ts";

type Totals = { views: number; applies: number };
type Props = { days: DayCount[]; totals: Totals };

/** Browsers need no script for a static plot. */
export function drawStatistics(days: DayCount[], totals: Totals): string {
  return renderToStaticMarkup(<Statistics days={days} totals={totals} />);
}

function Statistics({ days, totals }: Props) {
  const isCounted = totals.views + totals.applies > 0;
  return (
    <>
      <h2 id="statistics" className="text-2xl">
        Statistics
      </h2>
      {days.length && isCounted ? (
        <>
          <p className="mt-3 text-lg">
            <strong className="tabular font-semibold">{inWords(totals.views, "view")}</strong> and{" "}
            <strong className="tabular font-semibold">{inWords(totals.applies, "click")}</strong> on Apply so
            far.{isWhole(days, totals) ? "" : ` The charts show the latest ${inWords(days.length, "day")}.`}
          </p>
          <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
            <Bars name="Views" days={days} what="views" />
            <Bars name="Clicks on Apply" days={days} what="applies" />
          </div>
          <PlotTable
            summary="Day by day"
            columns={["Day", "Views", "Clicks on Apply"]}
            rows={days.toReversed().map(({ day, views, applies }) => ({
              name: longDate(new Date(day)),
              cells: [figure(views), figure(applies)],
            }))}
            className="max-w-lg text-sm"
          />
        </>
      ) : (
        <p className="mt-3 text-granite">
          {days.length
            ? "Nobody has opened your job yet. Daily views and Apply clicks appear here."
            : "We count views and Apply clicks once your job is live."}
        </p>
      )}
      <p className="mt-4 max-w-prose text-granite text-sm">
        We count on our server, without cookies, and leave out search engines. Days are in UTC.
      </p>
    </>
  );
}

function Bars({ name, days, what }: { name: string; days: DayCount[]; what: keyof Totals }) {
  const { top, slots, heights, firstDay, lastDay } = plotCounts(days, what);
  return (
    <figure>
      <figcaption className="font-semibold text-sm">
        {name} <span className="font-normal text-granite">per day</span>
      </figcaption>
      <PlotTop text={`${figure(top)} a day`} className="mt-1" />
      <svg
        viewBox={`0 0 ${slots} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`block h-28 w-full border-edge border-b ${what === "views" ? "text-moss" : "text-sun"}`}
      >
        {days.map(({ day, [what]: count }, slot) => (
          <g key={day}>
            <title>{`${longDate(new Date(day))}: ${figure(count)}`}</title>
            <rect x={slot} width="1" height="1" fill="transparent" />
            <rect x={slot + 0.12} width="0.76" fill="currentColor" {...barAt(heights[slot] ?? 0)} />
          </g>
        ))}
      </svg>
      <PlotEnds first={shortDate(firstDay)} last={shortDate(lastDay)} />
    </figure>
  );
}

/** More than three decimals are not visible. */
function barAt(height: number) {
  return { y: Number((1 - height).toFixed(3)), height: Number(height.toFixed(3)) };
}

function isWhole(days: DayCount[], { views, applies }: Totals): boolean {
  return days.reduce((sum, day) => sum + day.views + day.applies, 0) === views + applies;
}

function inWords(count: number, what: string): string {
  return `${figure(count)} ${count === 1 ? what : `${what}s`}`;
}

function figure(count: number): string {
  return count.toLocaleString("en-US");
}

function shortDate(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}
