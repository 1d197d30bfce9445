import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { Contours } from "#app/components/frame/contours.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { Ways } from "#core/content/ways/count-ways.ts";
import { FindForm, type Months } from "./find-form.tsx";
import summer from "./poster-summer.svg?no-inline";
import winter from "./poster-winter.svg?no-inline";
import { Doors, Legend } from "./ways-in.tsx";

type Props = { heading: string; isLimited: boolean; isWinter: boolean; months: Months; ways: Ways };

export function Hero({ heading, isLimited, isWinter, months, ways }: Props) {
  return (
    <section id="ways" className="relative isolate overflow-hidden bg-spruce text-on-spruce">
      <Contours className="rising absolute inset-0 -z-10 text-spruce-line" />
      <div className="page grid items-center gap-x-14 gap-y-10 py-6 md:grid-cols-[1fr_minmax(14rem,19rem)] md:py-10">
        <div>
          <p className="eyebrow text-on-spruce-soft max-sm:hidden">
            Parks · Guiding · Ski · Conservation · Outdoor brands
          </p>
          <h1 className="tabular max-w-[10.2em] text-[clamp(2.25rem,6vw,3.75rem)] leading-[1.04] sm:mt-4">
            {heading}
          </h1>
          <p className="mt-3 max-w-[29.5em] text-on-spruce-soft sm:mt-4 sm:text-lg">
            Rangers, guides, patrollers, biologists, trail crews: the work that happens where the pavement
            ends, gathered every day.
          </p>
          <FindForm months={months} />
          <Doors doors={ways.doors} />
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            {isLimited && (
              <UpgradeLink className={buttonStyles({ look: "primary", size: "large" })}>
                Unlock All Jobs
              </UpgradeLink>
            )}
            <AlertLink className={buttonStyles({ look: "on-spruce", size: "large" })}>
              Receive Emails for Outdoor Industry Jobs
            </AlertLink>
          </div>
        </div>
        <div className="relative @container hidden md:block" aria-hidden="true">
          <span className="late">
            <img
              src={isWinter ? winter : summer}
              alt=""
              width="360"
              height="460"
              loading="lazy"
              className="w-full"
            />
          </span>
          <span className="absolute inset-x-0 bottom-[4.5%] text-center font-display font-semibold text-[7.5cqw] text-[oklch(0.38_0.07_225)] leading-none tracking-[0.11em]">
            WORK OUTSIDE
          </span>
        </div>
      </div>
      <Legend legend={ways.legend} />
    </section>
  );
}
