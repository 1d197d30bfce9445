import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { freeJobs } from "#core/jobs/query/access.ts";

type Props = {
  total: number;
  /** Counting stopped at `total`: there are more. */
  isCapped?: boolean;
  /** How many of them this viewer was given; may be none. */
  shown: number;
};

/** Where the free list ends: how many jobs there really are, and the way to them. */
export function UnlockBanner({ total, isCapped = false, shown }: Props) {
  if (total <= shown) return null;
  const all = total.toLocaleString("en-US") + (isCapped ? "+" : "");
  const more = isCapped ? all : (total - shown).toLocaleString("en-US");
  return (
    <aside className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-spruce px-5 py-6 text-on-spruce sm:px-8 print:hidden">
      <div>
        <p className="tabular font-display font-semibold text-xl">
          {shown === 0
            ? `None of the ${freeJobs} newest match; ${all} ${total === 1 ? "job does" : "jobs do"}`
            : `${more} more ${more === "1" ? "job" : "jobs"} on this trail`}
        </p>
        <p className="tabular mt-1 text-on-spruce-soft text-sm">
          {shown > 0 && `You see ${shown} of ${all}. `}
          {total === 1 ? "A subscription opens it." : "A subscription opens all of them."}
        </p>
      </div>
      <UpgradeLink className={buttonStyles({ look: "primary", size: "large" })}>Unlock All Jobs</UpgradeLink>
    </aside>
  );
}
