import { applyLink } from "#core/jobs/apply-link.ts";
import { featuredRow } from "#core/jobs/intake/featured-row.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { previewJob } from "#core/jobs/pages/preview-job.ts";
import { readCountry } from "#core/places/places.ts";
import { db } from "#core/platform/db.server.ts";
import { draftFacts } from "#core/postings/facts/draft-facts.ts";
import { type Posting, postingJobTypes } from "#core/postings/form/posting-form.ts";
import { longest, shortest } from "#core/postings/form/posting-limits.ts";
import { payColumns, readAmount, readCurrency } from "#core/postings/form/posting-pay.ts";
import { readPostingInput } from "#core/postings/form/read-posting.ts";
import { toListing } from "#core/postings/form/to-listing.ts";
import { endOfTerm } from "#core/postings/offer.ts";
import { reviewReason, screenPosting } from "#core/postings/screening/screen-posting.ts";
import { salaryUnits } from "#core/text/money.ts";
import { linesToGrammar } from "#core/text/plain-grammar.ts";
import { readEmail } from "#core/text/read-email.ts";
import { tidyLine } from "#core/text/tidy.ts";
import { mailAddress, webAddress } from "#core/text/web-address.ts";

export type PostingPreview = {
  card: JobCard;
  job: JobDetail;
  emailLink: string | null;
  isEmpty: boolean;
};

const nobody = "00000000-0000-4000-8000-000000000000";

/** More than can be published, with what Markdown adds to it. */
const mostShown = 2 * longest.description;

/** Uses the code that publishes, and stores nothing. */
export function previewPosting(fields: Record<string, unknown>, now = new Date()): PostingPreview {
  const draft = readDraft(fields);
  const listing = toListing(nobody, draft, now);
  const { title, company_name, location, description } = readPostingInput(fields);
  return {
    ...previewJob({ id: nobody, listing, until: endOfTerm(now) }, now),
    emailLink: applyLink({ applyUrl: draft.applyEmail && mailAddress(draft.applyEmail), title: draft.title }),
    isEmpty: !tidyLine([title, company_name, location, description].join(" ")),
  };
}

/** Says before the payment that we'll check the posting, and why. */
export async function reviewOfDraft(fields: Record<string, unknown>): Promise<string | null> {
  return reviewReason(await screenPosting(db, readDraft(fields)));
}

export function unlistedRow(fields: Record<string, unknown>, now = new Date()) {
  const typed = readPostingInput(fields);
  if (tidyLine(typed.title).length < shortest.title || !tidyLine(typed.location)) return null;
  return featuredRow(nobody, toListing(nobody, readDraft(fields), now), endOfTerm(now), now).row;
}

function readDraft(fields: Record<string, unknown>): Posting {
  const typed = readPostingInput(fields);
  const line = (field: Exclude<keyof typeof longest, "description">) =>
    tidyLine(typed[field]).slice(0, longest[field]).toWellFormed();
  return {
    title: line("title") || "Job title",
    companyName: line("company_name") || "Company name",
    companyLogoUrl: webAddress(typed.company_logo_url),
    location: line("location") || "Location",
    countryCode: readCountry(typed.country_code) ?? "US",
    state: line("state") || null,
    city: line("city") || null,
    jobType: postingJobTypes.find((type) => type === typed.job_type) ?? null,
    hasRemote: typed.has_remote === "true",
    ...payColumns({
      min: readAmount(tidyLine(typed.salary_min)),
      max: readAmount(tidyLine(typed.salary_max)),
      currency: readCurrency(tidyLine(typed.salary_currency)),
      unit: salaryUnits.find((unit) => unit === typed.salary_unit) ?? null,
    }),
    descriptionMd: linesToGrammar(typed.description.slice(0, mostShown)) || "Your description appears here.",
    applyUrl: webAddress(typed.apply_url),
    applyEmail: readEmail(typed.apply_email),
    contactEmail: "",
    facts: draftFacts(typed),
  };
}
