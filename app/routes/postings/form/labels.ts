import type { PostingField } from "#core/postings/form/posting-form.ts";
import { factLabels } from "./facts/fact-labels.ts";

export const labels: Record<PostingField, string> = {
  title: "Job Title",
  company_name: "Company Name",
  company_logo_url: "Company Logo URL",
  location: "Location",
  country_code: "Country",
  state: "State",
  city: "City",
  job_type: "Job Type",
  has_remote: "Remote work is possible",
  salary_currency: "Currency",
  salary_min: "Minimum Salary",
  salary_max: "Maximum Salary",
  salary_unit: "Pay per",
  description: "Job Description",
  apply_url: "Application URL",
  apply_email: "Application Email",
  contact_email: "Contact Email",
  ...factLabels,
};
