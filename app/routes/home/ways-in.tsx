import { href } from "react-router";
import { Link } from "#app/components/ui/link.tsx";
import type { LegendEntry, WayIn } from "#core/content/ways/count-ways.ts";

export function Doors({ doors }: { doors: WayIn[] }) {
  if (!doors.length) return null;
  return (
    <nav aria-label="Jobs by season" className="mt-4">
      <ul className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-3">
        {doors.map(({ label, slug, jobs }) => (
          <li key={slug}>
            <Link
              to={href("/search/:slug", { slug })}
              prefetch="intent"
              className="flex h-full min-h-14 flex-col justify-center rounded-md border border-on-spruce-soft bg-spruce px-2.5 py-1.5 leading-snug sm:px-3 hover:border-on-spruce hover:bg-spruce-line"
            >
              <span className="font-semibold max-sm:text-sm">{label}</span>
              <span className="tabular text-on-spruce-soft text-sm">{jobs}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Legend({ legend }: { legend: LegendEntry[] }) {
  return (
    <div className="page pb-8 md:pb-10">
      {legend.length > 0 && (
        <nav
          aria-labelledby="legend-heading"
          className="rounded-md border border-spruce-line bg-spruce/85 px-4 py-3"
        >
          <h2 id="legend-heading" className="eyebrow text-on-spruce-soft">
            Open jobs by kind of work
          </h2>
          <ul className="mt-1 grid grid-cols-2 gap-x-5 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-8">
            {legend.map(({ label, slug, jobs, rings }) => (
              <li key={slug}>
                <Link
                  to={href("/search/:slug", { slug })}
                  prefetch="intent"
                  className="flex min-h-11 items-center gap-2 text-sm leading-tight hover:underline md:min-h-9"
                >
                  <Rings rings={rings} />
                  {label}
                  <span className="tabular ml-auto shrink-0 font-semibold">{jobs}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Company />
    </div>
  );
}

const radii = [
  [4, 2.6],
  [7.5, 5],
  [11, 7.6],
] as const;

function Rings({ rings }: { rings: number }) {
  return (
    <svg
      viewBox="0 0 24 18"
      width="24"
      height="18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className="shrink-0 text-on-spruce-soft max-sm:hidden"
    >
      {radii.slice(0, rings).map(([rx, ry]) => (
        <ellipse key={rx} cx="12" cy="9" rx={rx} ry={ry} transform="rotate(-18 12 9)" />
      ))}
    </svg>
  );
}

const walkers = ["ranger", "patroller", "guide", "biologist", "builder"];

function Company() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="late flex h-11 w-45 -space-x-2.5">
        {walkers.map((walker) => (
          <img
            key={walker}
            src={`/avatars/${walker}.svg`}
            alt=""
            width="44"
            height="44"
            loading="lazy"
            className="size-11 rounded-full border-2 border-spruce"
          />
        ))}
      </div>
      <div>
        <Stars />
        <p className="mt-1 text-on-spruce-soft text-sm">
          For everyone who would rather work under five stars.
        </p>
      </div>
    </div>
  );
}

function Stars() {
  return (
    <svg viewBox="0 0 100 18" width="100" height="18" aria-hidden="true" className="fill-ochre">
      {[0, 20, 40, 60, 80].map((x) => (
        <path
          key={x}
          transform={`translate(${x} 0)`}
          d="M9 1l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6L9 13.6 4 16.4l1.1-5.6L1 6.9l5.6-.7Z"
        />
      ))}
    </svg>
  );
}
