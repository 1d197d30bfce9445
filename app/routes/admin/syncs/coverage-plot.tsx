import { figure, Moment } from "#app/routes/admin/moment.tsx";
import { Failure, Panel } from "#app/routes/admin/panel.tsx";
import type { Coverage } from "#core/moderation/coverage.ts";

export function CoveragePlot({ coverage }: { coverage: Coverage | null }) {
  return (
    <Panel title="Listing quality">
      {coverage ? (
        <>
          <p className="mt-2 text-granite text-sm">
            {figure(coverage.live)} live jobs, counted <Moment at={coverage.countedAt} />. Search engines need
            JobPosting data to show a job in their own results.
          </p>
          <ul className="mt-4 grid gap-4">
            {coverage.facts.map((fact) => (
              <Bar key={fact.name} fact={fact} live={coverage.live} />
            ))}
          </ul>
        </>
      ) : (
        <Failure>We couldn't count the jobs. Reload the page.</Failure>
      )}
    </Panel>
  );
}

function Bar({ fact: { name, have, why }, live }: { fact: Coverage["facts"][number]; live: number }) {
  const percent = live ? Math.floor((have / live) * 100) : 0;
  return (
    <li className="min-w-0">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="tabular">
          {figure(have)} of {figure(live)} · {percent}%
        </span>
      </p>
      <div
        aria-hidden="true"
        className="mt-1 h-3 overflow-hidden rounded-sm border border-edge forced-colors:bg-[Canvas]"
      >
        <div className="h-full bg-moss forced-colors:bg-[CanvasText]" style={{ width: `${percent}%` }} />
      </div>
      {why.length > 0 && (
        <ul className="mt-1.5 text-granite text-sm">
          {why.map(({ reason, count }) => (
            <li key={reason} className="wrap-anywhere flex justify-between gap-3">
              <span>{reason}</span> <span className="tabular">{figure(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
