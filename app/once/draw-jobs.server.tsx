import { Fragment } from "react";
import { renderToString } from "react-dom/server";
import { JobCardItem } from "#app/components/lists/job-card.tsx";
import type { Tracked } from "#app/components/tracker/tracked.ts";
import type { JobCard } from "#core/jobs/job-card.ts";

/** No card holds this character, so it tells them apart. */
const between = "\u0000";

type Marks = "none" | "saved" | "applied" | "both";
type Drawn = Partial<Record<Marks, Buffer>>;
type Card = { job: JobCard; isSaved: boolean; isApplied: boolean };

const drawn = new WeakMap<JobCard, Drawn>();

/** A list is shared by its readers, so its cards are drawn once. Marks are their reader's own. */
export function drawJobs(jobs: JobCard[], { isSaved, isApplied }: Tracked): Buffer[] {
  const bytes: Buffer[] = [];
  const missing: Card[] = [];
  for (const job of jobs) {
    const card = { job, isSaved: isSaved(job.jobId), isApplied: isApplied(job.jobId) };
    const found = drawn.get(job)?.[nameOf(card)];
    if (found) bytes.push(found);
    else missing.push(card);
  }
  if (!missing[0]) return bytes;
  draw(missing);
  return drawJobs(jobs, { isSaved, isApplied });
}

function draw(cards: Card[]) {
  const made = renderToString(cards.map(toItem)).split(between);
  for (const [index, card] of cards.entries())
    drawn.set(card.job, { ...drawn.get(card.job), [nameOf(card)]: Buffer.from(made[index] ?? "") });
}

function toItem({ job, isSaved, isApplied }: Card) {
  return (
    <Fragment key={job.jobId}>
      <li>
        <JobCardItem job={job} isSaved={isSaved} isApplied={isApplied} />
      </li>
      {between}
    </Fragment>
  );
}

function nameOf({ isSaved, isApplied }: Card): Marks {
  if (isSaved) return isApplied ? "both" : "saved";
  return isApplied ? "applied" : "none";
}
