import { useEffect, useRef, useState } from "react";
import { callFunction } from "#app/call-function.ts";
import { Description } from "#app/components/description.tsx";
import { JobCardItem } from "#app/components/job-card.tsx";
import { JobDetailsCard } from "#app/routes/jobs/job-details-card.tsx";
import { JobHeading } from "#app/routes/jobs/job-heading.tsx";
import type { PostingPreview as Preview } from "#core/postings/preview-posting.ts";

const path = "/post-job/preview";
const pauseMs = 300;

// As wide as on a wide screen, and smaller for that.
const scaled = "rounded-lg border border-line bg-sheet lg:[zoom:0.8]";

/** What readers will see: the entry of every list, and the page of its own. Nothing in it can be pressed. */
export function PostingPreview({ preview: { card, job } }: { preview: Preview }) {
  return (
    <section
      id="preview"
      aria-label="Preview"
      // Longer than the screen it scrolls for itself, also by the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
      tabIndex={0}
      className="min-w-0 scroll-mt-4 rounded-lg lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1"
    >
      <h2 className="font-sans font-semibold text-granite text-sm tracking-normal">
        Preview: in every list that it matches
      </h2>
      <div inert className={`mt-2 ${scaled}`}>
        {/* A logo that failed is not tried again by the same card. */}
        <JobCardItem key={card.companyLogoUrl} job={card} isSaved={false} isApplied={false} />
      </div>
      <h2 className="mt-6 font-sans font-semibold text-granite text-sm tracking-normal">
        Preview: on a page of its own
      </h2>
      <div inert className={`mt-2 p-5 sm:p-6 ${scaled}`}>
        <JobHeading key={job.companyLogoUrl} job={job} isLive as="h3" />
        <h3 className="mt-10 mb-4 text-2xl">About this job</h3>
        {job.blocks.length ? <Description blocks={job.blocks} /> : <p>No description available.</p>}
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
