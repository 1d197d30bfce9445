import { postingFacts, toFactsInput } from "#core/postings/facts/posting-facts.ts";
import {
  checkboxPostingFields,
  type Posting,
  type PostingErrors,
  type PostingField,
  type PostingInput,
  postingFields,
  type ReadPosting,
} from "#core/postings/form/posting-form.ts";
import { cutField } from "#core/postings/form/posting-limits.ts";
import { payColumns } from "#core/postings/form/posting-pay.ts";
import { postingSchema } from "#core/postings/form/posting-schema.ts";

const usual: Partial<PostingInput> = { country_code: "US", salary_currency: "USD", salary_unit: "year" };

export function readPosting(fields: Record<string, unknown>): ReadPosting {
  const read = postingSchema.safeParse(readTexts(fields));
  if (!read.success) return { ok: false, errors: errorsOf(read.error.issues) };
  const typed = read.data;
  const posting: Posting = {
    title: typed.title,
    companyName: typed.company_name,
    companyLogoUrl: typed.company_logo_url,
    location: typed.location,
    countryCode: typed.country_code,
    state: typed.state,
    city: typed.city,
    jobType: typed.job_type,
    hasRemote: typed.has_remote,
    ...payColumns({
      min: typed.salary_min,
      max: typed.salary_max,
      currency: typed.salary_currency,
      unit: typed.salary_unit,
    }),
    descriptionMd: typed.description,
    applyUrl: typed.apply_url,
    applyEmail: typed.apply_email,
    contactEmail: typed.contact_email,
    facts: postingFacts(typed),
  };
  return { ok: true, posting };
}

export function readPostingInput(fields: Record<string, unknown>): PostingInput {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return readTexts({ ...usual, ...Object.fromEntries(sent) });
}

export function toPostingInput(posting: Posting): PostingInput {
  return readPostingInput({
    title: posting.title,
    company_name: posting.companyName,
    company_logo_url: posting.companyLogoUrl,
    location: posting.location,
    country_code: posting.countryCode,
    state: posting.state,
    city: posting.city,
    job_type: posting.jobType,
    has_remote: posting.hasRemote,
    salary_currency: posting.salaryCurrency ?? undefined,
    salary_min: posting.salaryMin,
    salary_max: posting.salaryMax,
    salary_unit: posting.salaryUnit ?? undefined,
    description: posting.descriptionMd,
    apply_url: posting.applyUrl,
    apply_email: posting.applyEmail,
    contact_email: posting.contactEmail,
    ...toFactsInput(posting.facts),
  });
}

function readTexts(fields: Record<string, unknown>): PostingInput {
  const entries = postingFields.map((field) => [field, textOf(field, fields[field])]);
  return Object.fromEntries(entries) as PostingInput;
}

function textOf(field: PostingField, value: unknown): string {
  if (checkboxPostingFields.includes(field))
    return [true, "true", "on", "1", 1].includes(value as string) ? "true" : "";
  if (typeof value === "string") return value === "NaN" ? "" : cutField(field, value);
  // Forms turn an empty number field into NaN.
  return typeof value === "number" && !Number.isNaN(value) ? String(value) : "";
}

function errorsOf(issues: { path: PropertyKey[]; message: string }[]): PostingErrors {
  const errors: PostingErrors = {};
  for (const field of postingFields) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = issue.message;
  }
  return errors;
}
