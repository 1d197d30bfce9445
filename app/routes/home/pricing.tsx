import { PlanCards } from "#app/components/account/plan-cards.tsx";
import type { PlanOffer } from "#app/components/account/plan-offers.ts";
import { useUpgrade } from "#app/components/account/upgrade.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/use-site.ts";
import { freeJobs, freeJobsInWords } from "#core/jobs/query/access.ts";

type Props = {
  isLimited: boolean;
  wasCancelled: boolean;
  awaited: string | null;
  included: string[];
  offers: PlanOffer[];
};

export function Pricing({ isLimited, wasCancelled, awaited, included, offers }: Props) {
  const { email } = useSite();
  const { choose } = useUpgrade();
  if (!isLimited) return null;
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className="border-line border-y bg-sheet">
      <div className="page py-16">
        <h2 id="pricing-heading" className="text-3xl sm:text-4xl">
          Unlock every job
        </h2>
        <p className="mt-3 max-w-prose text-granite text-lg">
          The {freeJobsInWords} newest jobs, all job pages, company pages and state pages are free to read.
          Every plan opens the rest, so pick how often you pay.
        </p>
        <ul className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:max-w-3xl">
          {included.map((item) => (
            <li key={item} className="flex gap-3">
              <span aria-hidden="true" className="mt-1 h-4 w-2 shrink-0 rounded-[1px] bg-ochre" />
              {item}
            </li>
          ))}
        </ul>
        {(wasCancelled || awaited) && (
          <p role="status" className="mt-6 max-w-prose border-ochre border-l-4 pl-4">
            {awaited ?? "The checkout was canceled. Nothing was charged. Nothing will renew."}
          </p>
        )}
        <PlanCards onChoose={choose} offers={offers} className="mt-8 md:grid-cols-3" />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/jobs" className={buttonStyles({ size: "large" })}>
            Browse the {freeJobs} newest jobs
          </Link>
          <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center">
            Ask us about a plan
          </a>
        </div>
      </div>
    </section>
  );
}
