import type { Statistic } from "#core/content/schemas.ts";

/** A page's figures, each with who published it. */
export function StatisticCards({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {statistics.map(({ label, value, source }) => (
        <div key={label} className="flex flex-col rounded-lg border border-line bg-sheet p-5">
          <dt className="order-2 mt-1 font-medium text-sm">{label}</dt>
          <dd className="tabular order-1 font-display font-semibold text-3xl text-moss">{value}</dd>
          <dd className="order-3 mt-3 text-granite text-xs leading-snug">
            {source.url ? (
              <a href={source.url} rel="noopener" className="underline decoration-edge underline-offset-2">
                {source.name}
              </a>
            ) : (
              source.name
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
