import { figure, Moment } from "#app/routes/admin/moment.tsx";
import { Panel } from "#app/routes/admin/panel.tsx";
import type { Metered, ShownUsage } from "./shown-usage.ts";

type Props = { title: string; what: "requests" | "jobs"; usage: ShownUsage | null };

/** Not everybody sees the color, so each level has a word. */
const levels = [
  { from: 90, word: "Nearly used up", fill: "bg-clay", text: "text-clay" },
  { from: 70, word: "Running low", fill: "bg-ochre", text: "text-sun" },
  { from: 0, word: "On track", fill: "bg-moss", text: "text-moss" },
];

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

function Meter({ title, used, limit }: Metered & { title: string }) {
  const percent = limit ? Math.min(100, Math.floor((used / limit) * 100)) : 0;
  const level = levels.find(({ from }) => percent >= from) ?? levels[0];
  const word = used >= limit ? "Used up" : level?.word;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-display font-semibold text-2xl">
          {figure(used)} / {figure(limit)}
        </span>
        <span className={`tabular font-semibold text-sm ${level?.text}`}>
          {percent}% · {word}
        </span>
      </p>
      <meter
        className="sr-only"
        aria-label={title}
        aria-valuetext={`${percent}%, ${word}`}
        min={0}
        max={limit}
        value={Math.min(used, limit)}
      />
      <div
        aria-hidden="true"
        className="mt-2 h-3 overflow-hidden rounded-sm border border-edge forced-colors:bg-[Canvas]"
      >
        <div
          className={`h-full ${level?.fill} forced-colors:bg-[CanvasText]`}
          style={{ width: `${used ? Math.max(percent, 1) : 0}%` }}
        />
      </div>
    </>
  );
}
