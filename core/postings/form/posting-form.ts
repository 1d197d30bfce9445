import type { JobType } from "#core/jobs/listing.ts";
import { checkboxFields, type FactField, factFields } from "#core/postings/facts/fact-fields.ts";
import type { PostingFacts } from "#core/postings/facts/posting-facts.ts";
import type { SalaryUnit } from "#core/text/money.ts";

const ownFields = [
  "title",
  "company_name",
  "company_logo_url",
  "location",
  "country_code",
  "state",
  "city",
  "job_type",
  "has_remote",
  "salary_currency",
  "salary_min",
  "salary_max",
  "salary_unit",
  "description",
  "apply_url",
  "apply_email",
  "contact_email",
] as const;
export type PostingField = (typeof ownFields)[number] | FactField;

const beforeFacts = ownFields.indexOf("apply_url");
export const postingFields: readonly PostingField[] = [
  ...ownFields.slice(0, beforeFacts),
  ...factFields,
  ...ownFields.slice(beforeFacts),
];

export const postingJobTypes = [
  "Full-time",
  "Part-time",
  "Contract",
  "Internship",
  "Temporary",
] as const satisfies JobType[];

export const checkboxPostingFields: readonly string[] = ["has_remote", ...checkboxFields];

export type PostingInput = Record<PostingField, string>;
export type PostingErrors = Partial<Record<PostingField, string>>;

export type Posting = {
  title: string;
  companyName: string;
  companyLogoUrl: string | null;
  location: string;
  countryCode: string;
  state: string | null;
  city: string | null;
  jobType: JobType | null;
  hasRemote: boolean;
  salaryCurrency: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryUnit: SalaryUnit | null;
  descriptionMd: string;
  applyUrl: string | null;
  applyEmail: string | null;
  contactEmail: string;
  facts: PostingFacts;
};

export type ReadPosting = { ok: true; posting: Posting } | { ok: false; errors: PostingErrors };
