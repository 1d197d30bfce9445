import type { Statistic } from "#core/content/schemas.ts";

export function StatisticCards({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="statistics">
      {statistics.map(({ label, value, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
          <dd className="source">
            {source.url ? (
              <a href={source.url} rel="noopener">
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
