import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { plans } from "#core/billing/plans.ts";
import { freeJobsInWords } from "#core/jobs/query/access.ts";
import { priceText } from "#core/text/price.ts";

export function SearchInvitation() {
  const [weekly] = plans;
  return (
    <section
      aria-labelledby="subscribe"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-lg border border-line bg-sheet px-5 py-7 sm:px-8 print:hidden"
    >
      <div className="max-w-[39em]">
        <h2 id="subscribe" className="text-2xl">
          See every matching job
        </h2>
        <p className="mt-2 text-granite leading-relaxed">
          {`Without a subscription you see the ${freeJobsInWords} newest jobs of each search. With one you see all of them, search by job title, and filter by remote and hybrid work. From ${priceText(weekly.cents)} a ${weekly.interval}, renewed until you cancel. That takes two clicks on your dashboard.`}
        </p>
      </div>
      <UpgradeLink className={buttonStyles({ look: "primary", size: "large" })}>See the plans</UpgradeLink>
    </section>
  );
}
