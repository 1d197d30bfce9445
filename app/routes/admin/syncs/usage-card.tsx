import { figure, Moment } from "#app/routes/admin/moment.tsx";
import { Panel } from "#app/routes/admin/panel.tsx";
import type { Metered, ShownUsage } from "./shown-usage.ts";
import { usageLevel } from "./usage-level.ts";

type Props = { title: string; what: "requests" | "jobs"; usage: ShownUsage | null };

export function UsageCard({ title, what, usage }: Props) {
  const metered = usage?.[what];
  return (
    <Panel title={title}>
      {metered ? (
        <Meter title={title} {...metered} />
      ) : (
        <p className="mt-3 text-granite">We couldn't read the usage. Reload the page.</p>
      )}
      {metered && (
        <p className="mt-3 text-granite text-sm">
          {metered.left === null ? (
            "The provider hasn't said how many are left."
          ) : (
            <>
              The provider says {figure(metered.left)} are left
              {usage?.resetsAt && (
                <>
                  {" "}
                  until it resets on <Moment at={usage.resetsAt} />
                </>
              )}
              .
            </>
          )}
        </p>
      )}
    </Panel>
  );
}

function Meter({ title, ...metered }: Metered & { title: string }) {
  const { used, limit, gone } = metered;
  const { percent, word, text, fill } = usageLevel(metered);
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-display font-semibold text-2xl">
          {figure(used)} / {figure(limit)}
        </span>
        <span className={`tabular font-semibold text-sm ${text}`}>
          {percent}% · {word}
          {gone > used && ", by the provider's count"}
        </span>
      </p>
      <meter
        className="sr-only"
        aria-label={title}
        aria-valuetext={`${percent}%, ${word}`}
        min={0}
        max={limit}
        value={Math.min(gone, limit)}
      />
      <div
        aria-hidden="true"
        className="mt-2 h-3 overflow-hidden rounded-sm border border-edge forced-colors:bg-[Canvas]"
      >
        <div
          className={`h-full ${fill} forced-colors:bg-[CanvasText]`}
          style={{ width: `${gone ? Math.max(percent, 1) : 0}%` }}
        />
      </div>
    </>
  );
}
