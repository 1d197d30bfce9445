import { boolean, char, doublePrecision, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/columns.ts";
import type { SalaryUnit } from "#core/jobs/listing.ts";

/** A featured posting as its employer wrote it. Paid ones are published as a row of `jobs` with the same id. */
export const postedJobs = pgTable(
  "posted_jobs",
  {
    id: id(),
    title: text().notNull(),
    companyName: text("company_name").notNull(),
    companyLogoUrl: text("company_logo_url"),
    location: text().notNull(),
    countryCode: char("country_code", { length: 2 }).notNull(),
    state: text(),
    city: text(),
    hasRemote: boolean("has_remote").notNull().default(false),
    jobType: text("job_type"),
    datePosted: moment("date_posted"),
    salaryMin: doublePrecision("salary_min"),
    salaryMax: doublePrecision("salary_max"),
    salaryCurrency: char("salary_currency", { length: 3 }),
    salaryUnit: text("salary_unit").$type<SalaryUnit>(),
    description: text().notNull(),
    descriptionMd: text("description_md").notNull(),
    applyUrl: text("apply_url"),
    applyEmail: text("apply_email"),
    contactEmail: text("contact_email").notNull(),
    status: text().notNull().default("pending"),
    isPaid: boolean("is_paid").notNull().default(false),
    expiresAt: moment("expires_at"),
    createdAt: createdAt(),
  },
  (posting) => [index("posted_jobs_live").on(posting.status, posting.isPaid, posting.expiresAt)],
);
