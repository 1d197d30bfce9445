import { longDate } from "#core/long-date.ts";
import type { KeptPosting } from "#core/tracker/kept-posting.ts";

/** Said of an entry whose job has closed, with the day where it is known; nothing while it is open. */
export function NoLongerOpen({ of: { isOpen, closedAt } }: { of: Pick<KeptPosting, "isOpen" | "closedAt"> }) {
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
