import { eq, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { livemode } from "#core/platform/stripe.server.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { column, idOfJob } from "./columns.ts";
import type { Resource } from "./resource.ts";

const tooLong = { isFiltered: false } as const;

export const postedJobsResource: Resource = {
  name: "posted_jobs",
  about: "Jobs that their employers posted and feature here.",
  from: sql`${postedJobs}`,
  columns: {
    id: idOfJob(postedJobs.id),
    title: column("text", postedJobs.title, "As the employer wrote it."),
    company_name: column("text", postedJobs.companyName, "The employer."),
    company_logo_url: column("text", postedJobs.companyLogoUrl, "An image of the employer's."),
    location: column("text", postedJobs.location, "Where the work is."),
    country_code: column("text", postedJobs.countryCode, "Two letters (ISO 3166-1)."),
    state: column("text", postedJobs.state, "The state, if the employer named one."),
    city: column("text", postedJobs.city, "The town, if the employer named one."),
    has_remote: column("boolean", postedJobs.hasRemote, "True where the work can be done from elsewhere."),
    job_type: column("text", postedJobs.jobType, "Full-time, Part-time, Contract, Internship or Temporary."),
    date_posted: column("timestamptz", postedJobs.datePosted, "When it went live."),
    expires_at: column("timestamptz", postedJobs.expiresAt, "Until when it is featured."),
    salary_min: column("float8", postedJobs.salaryMin, "In `salary_currency`, per `salary_unit`."),
    salary_max: column("float8", postedJobs.salaryMax, "In `salary_currency`, per `salary_unit`."),
    salary_currency: column("text", postedJobs.salaryCurrency, "Three letters (ISO 4217)."),
    salary_unit: column("text", postedJobs.salaryUnit, "hour, year and others."),
    description: column("text", postedJobs.description, "As the employer wrote it.", tooLong),
    description_md: column("text", postedJobs.descriptionMd, "The same as Markdown.", tooLong),
    apply_url: column("text", postedJobs.applyUrl, "Where to apply."),
    apply_email: column(
      "text",
      postedJobs.applyEmail,
      "Whom to write to, where there is no address of a page.",
    ),
    status: column("text", postedJobs.status, "Always active: others are not shown."),
    is_paid: column("boolean", postedJobs.isPaid, "Always true: others are not shown."),
  },
  order: sql`${postedJobs.datePosted} desc, ${postedJobs.id} desc`,
  mostRows: 100,
  sight: (_caller, _reading, now) => ({
    rows: sql`${postedJobs.status} = 'active' and ${postedJobs.isPaid} and ${postedJobs.expiresAt} > ${now.toISOString()}`,
  }),
};

export const profilesResource: Resource = {
  name: "profiles",
  about: "Your account. Administrators read all.",
  from: sql`${profiles}`,
  columns: {
    id: column("uuid", profiles.id, "The account's id."),
    email: column("text", profiles.email, "Its address."),
  },
  order: sql`${profiles.createdAt} desc, ${profiles.id} desc`,
  mostRows: 1_000,
  sight: ({ userId, isAdmin }) => {
    if (userId === null) return null;
    return { rows: isAdmin ? sql`true` : eq(profiles.id, userId) };
  },
};

export const userSubscriptionsResource: Resource = {
  name: "user_subscriptions",
  about: "Your subscriptions, ended ones too. Administrators read all.",
  from: sql`${userSubscriptions}`,
  columns: {
    user_id: column("uuid", userSubscriptions.userId, "Whose it is. Null until the buyer has signed in."),
    status: column("text", userSubscriptions.status, "As Stripe names it."),
    current_period_end: column("timestamptz", userSubscriptions.currentPeriodEnd, "Until when it is paid."),
    stripe_customer_id: column("text", userSubscriptions.stripeCustomerId, "Stripe's id of the customer."),
    stripe_subscription_id: column("text", userSubscriptions.stripeSubscriptionId, "Stripe's id of it."),
    updated_at: column("timestamptz", userSubscriptions.updatedAt, "When it last changed."),
  },
  order: sql`${userSubscriptions.updatedAt} desc, ${userSubscriptions.id} desc`,
  mostRows: 1_000,
  sight: ({ userId, isAdmin }) => {
    if (userId === null) return null;
    const own = sql`${userSubscriptions.userId} = ${userId} and ${userSubscriptions.livemode} = ${livemode}`;
    return { rows: isAdmin ? sql`true` : own };
  },
};

export const apiUsageLogResource: Resource = {
  name: "api_usage_log",
  about: "The runs that fetched jobs. Administrators alone read them.",
  from: sql`${apiUsageLog}`,
  columns: {
    id: column("uuid", apiUsageLog.id, "The run's id."),
    mode: column("text", apiUsageLog.mode, "daily, backfill or others."),
    created_at: column("timestamptz", apiUsageLog.createdAt, "When it was asked for."),
    keywords_queried: column("text[]", apiUsageLog.keywordsQueried, "What was asked."),
    jobs_added: column("integer", apiUsageLog.jobsAdded, "Jobs that were new."),
    jobs_updated: column("integer", apiUsageLog.jobsUpdated, "Jobs that had changed."),
    api_calls_made: column("integer", apiUsageLog.apiCallsMade, "Requests to the source."),
  },
  order: sql`${apiUsageLog.createdAt} desc, ${apiUsageLog.id} desc`,
  mostRows: 1_000,
  sight: ({ isAdmin }) => (isAdmin ? { rows: sql`true` } : null),
};
