import { useEffect, useRef, useState } from "react";
import { callFunction } from "#app/call-function.ts";
import { Description } from "#app/components/description.tsx";
import { JobCardItem } from "#app/components/job-card.tsx";
import { JobDetailsCard } from "#app/routes/jobs/job-details-card.tsx";
import { JobHeading } from "#app/routes/jobs/job-heading.tsx";
import type { PostingPreview as Preview } from "#core/postings/preview-posting.ts";

const path = "/post-job/preview";
const pauseMs = 300;

/** What readers will see: the entry of every list, and the page of its own. Nothing in it can be pressed. */
export function PostingPreview({ preview: { card, job } }: { preview: Preview }) {
  return (
    <section aria-label="Preview" id="preview" className="min-w-0">
      <h2 className="text-2xl">Preview</h2>
      <p className="mt-4 mb-2 text-granite text-sm">In every list that matches</p>
      <div inert className="rounded-lg border border-line bg-sheet">
        {/* A logo that failed is not tried again by the same card. */}
        <JobCardItem key={card.companyLogoUrl} job={card} isSaved={false} isApplied={false} />
      </div>
      <p className="mt-6 mb-2 text-granite text-sm">On a page of its own</p>
      <div inert className="rounded-lg border border-line bg-sheet p-5">
        <JobHeading key={job.companyLogoUrl} job={job} isLive />
        <h3 className="mt-10 mb-4 text-2xl">About this job</h3>
        <Description blocks={job.blocks} />
        <div className="mt-8">
          <JobDetailsCard job={job} />
        </div>
      </div>
    </section>
  );
}

/** The preview of what was typed last. `follow` is told whenever something was typed. */
export function usePreview(first: Preview) {
  const [preview, setPreview] = useState(first);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => setPreview(first), [first]);
  useEffect(() => () => asked.current?.abort(), []);
  function follow(fields: Record<string, string>) {
    asked.current?.abort();
    const asking = new AbortController();
    asked.current = asking;
    const timer = setTimeout(async () => {
      // What stands there is right until something else is known.
      const found = await callFunction<Preview>(path, fields, asking.signal).catch(() => null);
      if (found && !asking.signal.aborted) setPreview(withDates(found));
    }, pauseMs);
    asking.signal.addEventListener("abort", () => clearTimeout(timer));
  }
  return { preview, follow };
}

/** JSON knows no dates. */
function withDates({ card, job }: Preview): Preview {
  const { datePosted, validThrough, expiresAt } = job;
  return {
    card,
    job: {
      ...job,
      datePosted: new Date(datePosted),
      validThrough: validThrough && new Date(validThrough),
      expiresAt: new Date(expiresAt),
    },
  };
}
