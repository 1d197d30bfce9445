import { longDate } from "#core/long-date.ts";

/** Said of an entry whose job has closed, with the day where it is known; nothing while it is open. */
export function NoLongerOpen({
  of: { isOpen, closedAt },
}: {
  of: { isOpen: boolean; closedAt: Date | null };
}) {
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
