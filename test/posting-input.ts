import { noFacts } from "#core/postings/facts/fact-fields.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";

export function makePostingInput(overrides: Partial<PostingInput> = {}): PostingInput {
  return {
    title: "Head River Guide",
    company_name: "Summit Guides",
    company_logo_url: "",
    location: "Moab, Utah",
    country_code: "US",
    state: "Utah",
    city: "Moab",
    job_type: "Full-time",
    has_remote: "",
    salary_currency: "USD",
    salary_min: "30",
    salary_max: "38",
    salary_unit: "hour",
    description:
      "Lead our guides on the river and on the rock. You have done so for some seasons, and look forward to the next.",
    apply_url: "https://jobs.example.com/head-river-guide",
    apply_email: "",
    contact_email: "boss@summit.example",
    ...noFacts,
    ...overrides,
  };
}
