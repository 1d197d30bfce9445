import { Fragment } from "react";
import { renderToString } from "react-dom/server";
import { JobCardItem } from "#app/components/lists/job-card.tsx";
import type { Tracked } from "#app/components/tracker/tracked.ts";
import type { JobCard } from "#core/jobs/job-card.ts";

/** No card holds this character, so it tells them apart. */
const between = "\u0000";

type Marks = "none" | "saved" | "applied" | "both";
type Drawn = Partial<Record<Marks, string>>;

const drawn = new WeakMap<JobCard, Drawn>();

/** A list is shared by its readers, so its cards are drawn once. Marks are their reader's own. */
export function drawJobs(jobs: JobCard[], { isSaved, isApplied }: Tracked): string {
  const cards = jobs.map((job) => {
    const marks = { isSaved: isSaved(job.jobId), isApplied: isApplied(job.jobId) };
    return { job, ...marks, name: nameOf(marks) };
  });
  const missing = cards.filter(({ job, name }) => drawn.get(job)?.[name] === undefined);
  const made = missing[0] ? renderToString(missing.map(toItem)).split(between) : [];
  missing.forEach(({ job, name }, index) => {
    drawn.set(job, { ...drawn.get(job), [name]: made[index] });
  });
  return cards.map(({ job, name }) => drawn.get(job)?.[name]).join("");
}

function toItem({ job, isSaved, isApplied }: { job: JobCard; isSaved: boolean; isApplied: boolean }) {
  return (
    <Fragment key={job.jobId}>
      <li>
        <JobCardItem job={job} isSaved={isSaved} isApplied={isApplied} />
      </li>
      {between}
    </Fragment>
  );
}

function nameOf({ isSaved, isApplied }: { isSaved: boolean; isApplied: boolean }): Marks {
  if (isSaved) return isApplied ? "both" : "saved";
  return isApplied ? "applied" : "none";
}
