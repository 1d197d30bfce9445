import { type Posting, postingJobTypes } from "#core/postings/form/posting-form.ts";
import type { postedJobs } from "#core/postings/tables.ts";
import { plainText } from "#core/text/description.ts";

export type PostingRow = typeof postedJobs.$inferSelect;

export function postingColumns(posting: Posting) {
  return { ...posting, description: plainText(posting.descriptionMd) };
}

/** What every email about a posting names it by. */
export function mailedPosting({ id, linkVersion, title }: PostingRow) {
  return { postingId: id, linkVersion, title };
}

export function postingOf(row: PostingRow): Posting {
  return {
    title: row.title,
    companyName: row.companyName,
    companyLogoUrl: row.companyLogoUrl,
    location: row.location,
    countryCode: row.countryCode,
    state: row.state,
    city: row.city,
    jobType: postingJobTypes.find((type) => type === row.jobType) ?? null,
    hasRemote: row.hasRemote,
    salaryCurrency: row.salaryCurrency,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    salaryUnit: row.salaryUnit,
    descriptionMd: row.descriptionMd,
    applyUrl: row.applyUrl,
    applyEmail: row.applyEmail,
    contactEmail: row.contactEmail,
    facts: row.facts,
  };
}
