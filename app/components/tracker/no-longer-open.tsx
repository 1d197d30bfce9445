import { longDate } from "#core/text/long-date.ts";
import type { JobState } from "#core/tracker/job-snapshot.ts";

export function NoLongerOpen({ of: { isOpen, closedAt } }: { of: Pick<JobState, "isOpen" | "closedAt"> }) {
  if (isOpen) return null;
  return (
    <span className="font-semibold text-clay text-sm">
      No longer open
      {closedAt && (
        <>
          {" "}
          since <time dateTime={closedAt.toISOString()}>{longDate(closedAt)}</time>
        </>
      )}
    </span>
  );
}
