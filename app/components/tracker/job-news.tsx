import { StartsAfter } from "#app/components/reading/starts-after.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { JobNews as News } from "#core/tracker/changes/read-news.ts";
import type { JobState } from "#core/tracker/job-snapshot.ts";

type Props = {
  of: JobState & News & { jobTitle: string };
  /** Example: "since you saved it". */
  since: string;
  calendarAt?: string;
};

/** Says whether the job is open, until when, and what changed. */
export function JobNews({ of: job, since, calendarAt }: Props) {
  const { isOpen, ended, closes, changes, startsAfter, hasDates, jobTitle } = job;
  const calendar = isOpen && hasDates ? calendarAt : undefined;
  return (
    <div className="mt-3 space-y-1 text-sm">
      {isOpen && (
        <p>
          <span className="font-semibold">Still open.</span>{" "}
          {closes ? (
            <span className="tabular">
              {closes.text}
              {closes.left && <strong className="font-semibold"> ({closes.left})</strong>}
            </span>
          ) : (
            <span className="text-granite">No closing date is stated.</span>
          )}
        </p>
      )}
      {ended && <p>{ended}</p>}
      {changes.length > 0 && (
        <>
          <p className="font-semibold">Changed {since}:</p>
          <ul className="wrap-anywhere list-disc space-y-0.5 pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      {(calendar || startsAfter) && (
        <p className="-ml-3 flex flex-wrap print:hidden">
          {calendar && (
            <a
              href={calendar}
              download
              aria-label={`Add to calendar: ${jobTitle}`}
              className={buttonStyles({ look: "quiet" })}
            >
              Add to calendar
            </a>
          )}
          <StartsAfter to={startsAfter} title={jobTitle} />
        </p>
      )}
    </div>
  );
}
