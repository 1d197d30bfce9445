import { JobCardItem } from "#app/components/lists/job-card.tsx";
import { Description } from "#app/components/reading/description.tsx";
import { TrailFacts } from "#app/components/reading/trail-facts.tsx";
import { JobDetailsCard } from "#app/routes/jobs/job/job-details-card.tsx";
import { JobHeading } from "#app/routes/jobs/job/job-heading.tsx";
import type { PostingPreview } from "#core/postings/preview-posting.ts";

const heading = "font-sans font-semibold text-granite text-sm tracking-normal";
// Drawn as on a wide screen, then scaled down.
const scaled = "mt-2 rounded-lg border border-line bg-sheet lg:[zoom:0.8]";

type Props = { preview: PostingPreview; matches: string | null };

export function DrawnPreview({ preview, matches }: Props) {
  return (
    <>
      <p role="status" className="min-h-6 font-semibold text-sm">
        {matches}
      </p>
      {preview.isEmpty ? (
        <p className={`p-5 text-granite ${scaled}`}>Your job appears here when you fill in the form.</p>
      ) : (
        <DrawnJob {...preview} />
      )}
    </>
  );
}

function DrawnJob({ card, job, emailLink }: PostingPreview) {
  return (
    <>
      <h2 className={heading}>Preview: in every list that it matches</h2>
      <div inert className={scaled}>
        {/* A new key lets another logo be tried after one failed. */}
        <JobCardItem key={card.companyLogoUrl} job={card} isSaved={false} isApplied={false} />
      </div>
      <h2 className={`mt-6 ${heading}`}>Preview: on a page of its own</h2>
      <div inert className={`p-5 sm:p-6 ${scaled}`}>
        <JobHeading key={job.companyLogoUrl} job={job} isLive emailLink={emailLink} as="h3" />
        <div className="mt-8">
          <TrailFacts facts={job.facts} takeHome={job.takeHome} as="h3" />
        </div>
        <h3 className="mt-10 mb-4 text-2xl">About this job</h3>
        {job.blocks.length ? <Description blocks={job.blocks} /> : <p>No description available.</p>}
        <div className="mt-8">
          <JobDetailsCard job={job} />
        </div>
      </div>
    </>
  );
}
