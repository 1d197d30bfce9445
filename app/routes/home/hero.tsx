import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { firstInteraction } from "#app/components/first-interaction.ts";
import { Contours } from "#app/components/frame/contours.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";

const Poster = lazy(() => firstInteraction("poster").then(() => import("./poster.tsx")));

const poster = (
  <div id="poster" className="hidden md:block">
    <Suspense>
      <Poster />
    </Suspense>
  </div>
);

export function Hero({ heading, isLimited }: { heading: string; isLimited: boolean }) {
  return (
    <section className="relative isolate overflow-hidden bg-spruce text-on-spruce">
      <Contours className="absolute inset-0 -z-10 size-full text-spruce-line [mask-image:linear-gradient(100deg,rgb(0_0_0/0.3)_15%,black_65%)]" />
      <div className="page grid items-center gap-x-14 gap-y-10 py-12 md:grid-cols-[1fr_minmax(16rem,22rem)] md:py-16">
        <div>
          <p className="eyebrow text-on-spruce-soft">Parks · Guiding · Ski · Conservation · Outdoor brands</p>
          <h1 className="tabular mt-4 max-w-[15ch] text-[clamp(2.5rem,6.5vw,4.25rem)] leading-[1.04]">
            {heading}
          </h1>
          <p className="mt-5 max-w-[44ch] text-lg text-on-spruce-soft">
            Rangers, guides, patrollers, biologists, trail crews: the work that happens where the pavement
            ends, gathered every day and clearly marked.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            {isLimited && (
              <UpgradeLink className={buttonStyles({ look: "primary", size: "large" })}>
                Unlock All Jobs
              </UpgradeLink>
            )}
            <AlertLink className={buttonStyles({ look: "on-spruce", size: "large" })}>
              Receive Emails for Outdoor Industry Jobs
            </AlertLink>
            <Link
              to="/jobs"
              prefetch="intent"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
            >
              See the newest jobs
            </Link>
          </div>
          <Company />
        </div>
        {poster}
      </div>
    </section>
  );
}

const walkers = ["ranger", "patroller", "guide", "biologist", "builder"];

function Company() {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex -space-x-2.5">
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
