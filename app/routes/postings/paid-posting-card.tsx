import { Definition } from "#app/components/definition.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { PaidPosting } from "#core/billing/checkout/verify-posting-payment.ts";
import { offerTerm } from "#core/postings/offer.ts";
import { longDate } from "#core/text/long-date.ts";

export function PaidPostingCard({ job }: { job: PaidPosting }) {
  const end = job.expires_at && longDate(new Date(job.expires_at));
  return (
    <div className="text-center">
      <h1 className="text-3xl sm:text-4xl">{headingOf(job)}</h1>
      <p className="mt-4 text-balance text-lg">{explanationOf(job, end)}</p>
      <article className="mt-8 rounded-lg border border-line border-l-4 border-l-ochre bg-sheet p-5 text-left sm:p-6">
        <h2 className="text-xl">{job.title}</h2>
        <p className="mt-1 font-medium">{job.company_name}</p>
        <p className="mt-3">
          <Badge tone="sun">FEATURED</Badge>
        </p>
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 text-sm">
          <Definition name="Location">{job.location}</Definition>
          <Definition name="Job Type">{job.job_type ?? "Not specified"}</Definition>
          <Definition name="Posted">
            {job.date_posted ? longDate(new Date(job.date_posted)) : "After review"}
          </Definition>
          <Definition name="Expires">{end ?? offerTerm}</Definition>
        </dl>
      </article>
      <p className="mt-5 text-granite text-sm">
        {job.is_held
          ? "We've emailed your receipt and a link to manage this posting. Use the link to edit its text."
          : "We've emailed your receipt and a link to manage this posting. Use the link to edit it, see its views, or close it early."}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {!job.is_held && (
          <Link to="/jobs" className={buttonStyles({ look: "primary", size: "large" })}>
            View Your Job Live
          </Link>
        )}
        <Link to="/" className={buttonStyles({ size: "large" })}>
          Return Home
        </Link>
      </div>
      {job.job_path && (
        <p className="mt-4 text-sm">
          <Link to={job.job_path} className="text-link inline-flex min-h-11 items-center">
            See the job's page
          </Link>
        </p>
      )}
    </div>
  );
}

function headingOf({ is_held, is_renewal }: PaidPosting): string {
  if (is_held) return "Payment received";
  return is_renewal ? "Job Renewed Successfully!" : "Job Posted Successfully!";
}

function explanationOf({ is_held, is_renewal }: PaidPosting, end: string | null): string {
  if (is_held && is_renewal)
    return "Thank you. Your posting is under review. We'll email you when it is live again.";
  if (is_held)
    return `Thank you. We review some postings before they go live, including yours. We'll email you when it goes live; its ${offerTerm} begin then. If we can't list it, you get your money back.`;
  if (is_renewal)
    return `Your job stays featured and active ${end ? `until ${end}` : `for another ${offerTerm}`}.`;
  return `Your job is now featured and stays active for ${offerTerm}.`;
}
