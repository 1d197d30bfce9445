import { and, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { emailChanges, sessions, signInLinks, verifications } from "#core/accounts/tables.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { adminActions } from "#core/audit/tables.ts";
import { endedStatuses } from "#core/billing/subscriptions/live-subscriptions.ts";
import { checkouts, revenueEntries, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { emptySearches } from "#core/jobs/search/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { factReports } from "#core/moderation/facts/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { rowAttempts } from "#core/platform/tables.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { keptDays } from "#core/privacy/kept-days.ts";
import { rateLimitBuckets } from "#core/rate-limits/tables.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { applications, appliedChanges, savedJobs } from "#core/tracker/tables.ts";

export type Rule = {
  table: PgTable;
  /** The days count from this moment; it has an index. */
  from: PgColumn;
  days: number;
  only?: SQL;
};

/** Everything not kept as long as the account. Kept for good: mail_suppressions (a promise not to write), role_changes (who was given which right) and fact_judgements (how well we read texts). */
export const retention: Rule[] = [
  // Who did what, and what was synced when: to look back on two years.
  { table: adminActions, from: adminActions.createdAt, days: keptDays.adminActions },
  { table: apiUsageLog, from: apiUsageLog.createdAt, days: keptDays.syncRuns },
  { table: rowAttempts, from: rowAttempts.createdAt, days: keptDays.rowAttempts },
  { table: jobReports, from: jobReports.settledAt, days: keptDays.settledReports },
  { table: factReports, from: factReports.settledAt, days: keptDays.settledReports },
  { table: emptySearches, from: emptySearches.createdAt, days: keptDays.emptySearches },
  { table: sessions, from: sessions.expiresAt, days: 0 },
  { table: verifications, from: verifications.expiresAt, days: 0 },
  { table: signInLinks, from: signInLinks.expiresAt, days: 0 },
  { table: rateLimitBuckets, from: rateLimitBuckets.endsAt, days: 0 },
  { table: emailChanges, from: emailChanges.expiresAt, days: 0, only: isNull(emailChanges.completedAt) },
  { table: emailChanges, from: emailChanges.expiresAt, days: keptDays.emailChanges },
  {
    table: checkouts,
    from: checkouts.createdAt,
    days: keptDays.unpaidCheckouts,
    only: isNull(checkouts.fulfilledAt),
  },
  { table: stripeEvents, from: stripeEvents.receivedAt, days: keptDays.stripeEvents },
  { table: revenueEntries, from: revenueEntries.at, days: keptDays.revenue },
  { table: mails, from: mails.createdAt, days: keptDays.alertMails, only: eq(mails.kind, "job-alert") },
  { table: mails, from: mails.createdAt, days: keptDays.mails },
  // A device sends no change that is older than its copies, which it forgets after 30 days.
  { table: appliedChanges, from: appliedChanges.appliedAt, days: keptDays.appliedChanges },
  // Until then it can be put back.
  {
    table: savedJobs,
    from: savedJobs.removedAt,
    days: keptDays.removed,
    only: isNotNull(savedJobs.removedAt),
  },
  {
    table: applications,
    from: applications.removedAt,
    days: keptDays.removed,
    only: isNotNull(applications.removedAt),
  },
  {
    table: jobAlerts,
    from: jobAlerts.removedAt,
    days: keptDays.removed,
    only: isNotNull(jobAlerts.removedAt),
  },
  {
    table: jobAlerts,
    from: jobAlerts.createdAt,
    days: keptDays.unconfirmedAlerts,
    only: isNull(jobAlerts.confirmedAt),
  },
  // Switched off by its address, which could switch it on again; it has been due ever since.
  {
    table: jobAlerts,
    from: jobAlerts.nextDueAt,
    days: keptDays.switchedOffAlerts,
    only: and(isNull(jobAlerts.userId), not(jobAlerts.isActive)),
  },
  // Bought by an address that nobody has ever signed in by.
  {
    table: userSubscriptions,
    from: userSubscriptions.currentPeriodEnd,
    days: keptDays.unclaimedSubscriptions,
    only: and(isNull(userSubscriptions.userId), inArray(userSubscriptions.status, endedStatuses)),
  },
  // Its order, once it is gone itself. That of a posting goes with the posting.
  {
    table: checkouts,
    from: checkouts.createdAt,
    days: keptDays.unclaimedCheckouts,
    only: sql`${isNull(checkouts.userId)} and ${isNotNull(checkouts.fulfilledAt)}
      and ${eq(checkouts.purpose, "subscription")} and not exists (
      select from ${userSubscriptions} where ${userSubscriptions.paidEmail} = ${checkouts.paidEmail}
      and ${isNull(userSubscriptions.userId)})`,
  },
  // It brought its posting nothing, and was paid back.
  {
    table: checkouts,
    from: checkouts.createdAt,
    days: keptDays.returnedPayments,
    only: and(
      isNull(checkouts.userId),
      isNotNull(checkouts.fulfilledAt),
      eq(checkouts.purpose, "job_post"),
      isNull(checkouts.postingId),
    ),
  },
  {
    table: postedJobs,
    from: postedJobs.updatedAt,
    days: keptDays.unpaidPostings,
    only: eq(postedJobs.status, "pending"),
  },
  { table: postedJobs, from: postedJobs.expiresAt, days: keptDays.endedPostings },
  // Paid, but never shown.
  {
    table: postedJobs,
    from: postedJobs.createdAt,
    days: keptDays.unshownPostings,
    only: and(isNull(postedJobs.expiresAt), ne(postedJobs.status, "pending")),
  },
  { table: contactMessages, from: contactMessages.createdAt, days: keptDays.messages },
];
