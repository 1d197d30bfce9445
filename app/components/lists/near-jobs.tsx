import type { NearList } from "#core/jobs/list/near-cards.ts";
import { JobList } from "./job-list.tsx";

/** Jobs that have most of a search, below those that have all of it. */
export function NearJobs({ near: { said, notes, cards } }: { near: NearList }) {
  return (
    <section aria-labelledby="near-jobs" className="mt-8">
      <h2 id="near-jobs" className="text-2xl">
        {said}
      </h2>
      {notes.map((note) => (
        <p key={note} className="mt-2">
          {note}
        </p>
      ))}
      <div className="mt-4">
        <JobList jobs={cards} />
      </div>
    </section>
  );
}
