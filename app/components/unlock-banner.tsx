import { Link } from "react-router";
import { buttonStyles } from "./ui/button.tsx";

/** Where the free list ends: how many jobs there really are, and the way to them. `shown` may be none. */
export function UnlockBanner({ total, shown }: { total: number; shown: number }) {
  const hidden = total - shown;
  if (hidden <= 0) return null;
  const jobs = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "job" : "jobs"}`;
  return (
    <aside className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-spruce px-5 py-6 text-on-spruce sm:px-8">
      <div>
        <p className="tabular font-display font-semibold text-xl">
          {shown === 0
            ? `None of the 10 newest match; ${jobs(total)} ${total === 1 ? "does" : "do"}`
            : `${jobs(hidden)} more on this trail`}
        </p>
        <p className="tabular mt-1 text-on-spruce-soft text-sm">
          {shown === 0
            ? "A subscription opens all of them."
            : `You see the newest ${shown} of ${total.toLocaleString("en-US")}. A subscription opens all of them.`}
        </p>
      </div>
      <Link to="/#pricing" className={buttonStyles({ look: "primary", size: "large" })}>
        Unlock All Jobs
      </Link>
    </aside>
  );
}
