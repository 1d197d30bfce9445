import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/platform/columns.ts";
import type { PostingFacts } from "#core/postings/facts/posting-facts.ts";
import type { SalaryUnit } from "#core/text/money.ts";

/** A paid posting is published as a row of `jobs` with the same id. */
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
    facts: jsonb().$type<PostingFacts>().notNull().default({}),
    positionsFilled: integer("positions_filled").notNull().default(0),
    /** A posting is `hidden` by us or a refund, and `closed` by its employer. */
    status: text({ enum: ["pending", "held", "active", "closed", "hidden", "expired"] })
      .notNull()
      .default("pending"),
    isPaid: boolean("is_paid").notNull().default(false),
    paidAt: moment("paid_at"),
    refundedAt: moment("refunded_at"),
    expiresAt: moment("expires_at"),
    /** The findings that need review, and those that an operator has released. */
    findings: text().array().notNull().default([]),
    releasedFindings: text("released_findings").array().notNull().default([]),
    /** Declined before it ever was live, for good. */
    declineReason: text("decline_reason"),
    /** Links to manage the posting carry this number, so a new one ends the others. */
    linkVersion: integer("link_version").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (posting) => [
    index("posted_jobs_live").on(posting.status, posting.isPaid, posting.expiresAt),
    index("posted_jobs_newest").on(posting.createdAt),
    index("posted_jobs_ending").on(posting.expiresAt),
    index("posted_jobs_contact").on(posting.contactEmail),
    index("posted_jobs_pending").on(posting.updatedAt).where(sql`status = 'pending'`),
  ],
);

const postingId = () =>
  uuid("posting_id")
    .notNull()
    .references(() => postedJobs.id, { onDelete: "cascade" });

export const postingCounts = pgTable(
  "posting_counts",
  {
    postingId: postingId(),
    day: date({ mode: "string" }).notNull(),
    views: integer().notNull().default(0),
    applies: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.day] })],
);

export const postingDecisions = pgTable(
  "posting_decisions",
  {
    id: id(),
    postingId: postingId(),
    action: text({
      enum: [
        "held",
        "released",
        "hidden",
        "declined",
        "refunded",
        "changed",
        "extended",
        "given",
        "relinked",
        "referred",
        "confirmed",
      ],
    }).notNull(),
    by: text().notNull(),
    note: text(),
    decidedAt: moment("decided_at").notNull().defaultNow(),
  },
  (table) => [index().on(table.postingId, table.decidedAt)],
);
