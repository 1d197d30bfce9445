import { longDate } from "#core/long-date.ts";
import type { DayCount } from "#core/postings/counts.ts";
import { type Plot, plotCounts } from "./plot-counts.ts";

type Totals = { views: number; applies: number };
type Props = { days: DayCount[]; totals: Totals };

/** How often a posting was opened, and how often somebody went on to apply. */
export function Statistics({ days, totals }: Props) {
  const [first] = days;
  return (
    <section aria-labelledby="statistics" className="mt-12">
      <h2 id="statistics" className="text-2xl">
        Statistics
      </h2>
      {first && (totals.views || totals.applies) ? (
        <>
          <p className="mt-3 text-lg">
            <strong className="tabular font-semibold">{inWords(totals.views, "view")}</strong> and{" "}
            <strong className="tabular font-semibold">{inWords(totals.applies, "click")}</strong> on Apply so
            far{isWhole(days, totals) ? "." : `; the latest ${days.length} days are shown.`}
          </p>
          <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
            <Bars name="Views" plot={plotCounts(days, "views")} className="text-moss" />
            <Bars name="Clicks on Apply" plot={plotCounts(days, "applies")} className="text-sun" />
          </div>
          <Table days={days} />
        </>
      ) : (
        <p className="mt-3 text-granite">
          {first
            ? "Nobody has opened your job yet. Views and clicks on Apply stand here day by day."
            : "Views and clicks on Apply are counted as soon as your job is live."}
        </p>
      )}
      <p className="mt-4 max-w-prose text-granite text-sm">
        We count on our server, without cookies, and leave search engines out. A day is one of universal time
        (UTC).
      </p>
    </section>
  );
}

function Bars({ name, plot, className }: { name: string; plot: Plot; className: string }) {
  const { bars, slots, top, lastDay } = plot;
  return (
    <figure>
      <figcaption className="flex items-end justify-between border-line border-b pb-1">
        <span className="font-semibold text-sm">{name}</span>
        <span aria-hidden="true" className="tabular text-granite text-xs">
          {top.toLocaleString("en-US")}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${slots} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`block h-28 w-full border-edge border-b ${className}`}
      >
        {bars.map(({ slot, day, count, height }) => (
          <g key={day}>
            <title>{`${longDate(new Date(day))}: ${count.toLocaleString("en-US")}`}</title>
            <rect x={slot} width="1" height="1" fill="transparent" />
            <rect x={slot + 0.12} y={1 - height} width="0.76" height={height} fill="currentColor" />
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-granite text-xs">
        <span>{shortDate(bars[0]?.day ?? lastDay)}</span>
        <span>{shortDate(lastDay)}</span>
      </div>
    </figure>
  );
}

function Table({ days }: { days: DayCount[] }) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center font-semibold text-moss text-sm underline underline-offset-4">
        Day by day
      </summary>
      <table className="tabular mt-2 w-full max-w-lg text-sm">
        <thead className="text-left text-granite">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 font-medium">
              Day
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Views
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Clicks on Apply
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, applies }) => (
            <tr key={day} className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                {longDate(new Date(day))}
              </th>
              <td className="py-1.5 text-right">{views.toLocaleString("en-US")}</td>
              <td className="py-1.5 text-right">{applies.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function isWhole(days: DayCount[], { views, applies }: Totals): boolean {
  return days.reduce((sum, day) => sum + day.views + day.applies, 0) === views + applies;
}

function inWords(count: number, what: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? what : `${what}s`}`;
}

function shortDate(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}
