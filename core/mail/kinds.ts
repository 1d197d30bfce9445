import { z } from "zod";

const posting = { postingId: z.uuid(), linkVersion: z.int().default(0), title: z.string() };
const published = { ...posting, company: z.string(), jobPath: z.string(), expiresAt: z.iso.datetime() };
const counts = { views: z.int(), applies: z.int() };
const receipt = z.object({ orderId: z.uuid(), cents: z.int(), paidAt: z.iso.datetime() });

const closingJob = z.object({
  savedId: z.uuid(),
  title: z.string(),
  company: z.string(),
  day: z.string(),
  isFeatured: z.boolean(),
  jobPath: z.string(),
});

export type Receipt = z.infer<typeof receipt>;

/** The sign-in link is never stored, and alerts send theirs in bulk. */
export const mailKinds = {
  /** Goes to the paid address. `needsSignIn` means that nobody has signed in with it yet. */
  "subscription-started": z.object({ plan: z.string(), end: z.iso.datetime(), needsSignIn: z.boolean() }),
  "subscription-renews": z.object({ end: z.iso.datetime(), cents: z.int() }),
  "subscription-canceled": z.object({ end: z.iso.datetime() }),
  "subscription-ended": z.object({ plan: z.string() }),
  "renewal-failed": z.object({ plan: z.string(), amount: z.string() }),
  "second-purchase-refunded": z.object({ plan: z.string() }),
  "email-change-old": z.object({ changeId: z.uuid(), newEmail: z.string() }),
  "email-change-new": z.object({ changeId: z.uuid(), oldEmail: z.string() }),
  "email-changed": z.object({ newEmail: z.string() }),
  "account-deleted": z.object({ hadSubscription: z.boolean() }),
  /** Goes to an address without an account. `facts` are our own words. */
  "confirm-alert": z.object({ alertId: z.uuid(), name: z.string(), facts: z.string().nullish() }),
  /** `limits` are our own words, and null if the search failed for another reason. */
  "alert-paused": z.object({
    ...{ alertId: z.uuid(), name: z.string() },
    limits: z.string().nullable(),
    hasAccount: z.boolean(),
  }),
  "posting-unfinished": z.object(posting),
  "posting-held": z.object({
    ...{ ...posting, company: z.string(), receipt },
    wasLive: z.boolean().default(false),
    reason: z.string().nullish(),
    /** Domains of the employer: an address there can confirm the posting. */
    confirmAt: z.string().nullish(),
    /** A confirmation leaves nothing else to check. */
    isAll: z.boolean().nullish(),
  }),
  /** Goes to an address at the domain of the employer in whose name a posting is held. */
  "posting-release": z.object({
    ...{ postingId: z.uuid(), email: z.string(), sentAt: z.iso.datetime(), updatedAt: z.iso.datetime() },
    ...{ title: z.string(), company: z.string(), applyAt: z.string() },
  }),
  "posting-review": z.object({
    ...{ postingId: z.uuid(), title: z.string(), company: z.string() },
    findings: z.array(z.string()),
  }),
  /** `cents` is 0 where nothing was paid. */
  "posting-declined": z.object({
    ...{ title: z.string(), company: z.string(), reason: z.string() },
    cents: z.int(),
  }),
  /** `isConfirmed` is set where somebody at the employer released it. */
  "posting-live": z.object({
    ...published,
    receipt: receipt.nullable(),
    isConfirmed: z.boolean().nullish(),
  }),
  "posting-renewed": z.object({ ...published, receipt }),
  /** Sent a week after going live. `missing` names facts that workers ask for. */
  "posting-first-week": z.object({
    ...posting,
    company: z.string(),
    jobPath: z.string(),
    ...counts,
    missing: z.array(z.string()),
  }),
  "posting-ends-soon": z.object({ ...published, ...counts }),
  "posting-ended": z.object({ ...posting, ...counts }),
  "posting-link": z.object(posting),
  "posting-contact-changed": z.object({ title: z.string() }),
  "posting-links": z.object({ postings: z.array(z.object({ ...posting, company: z.string() })).min(1) }),
  "posting-refunded": z.object({ title: z.string(), reason: z.string().nullable(), cents: z.int() }),
  "posting-payment-refunded": z.object({ title: z.string(), cents: z.int() }),
  "saved-jobs-close": z.object({
    userId: z.uuid(),
    jobs: z.array(closingJob).min(1),
    more: z.int(),
  }),
  /** Only an earlier release queued it. */
  "saved-job-closes": closingJob.extend({ userId: z.uuid() }),
  "tracked-jobs-ended": z.object({
    userId: z.uuid(),
    jobs: z.array(z.object({ title: z.string(), company: z.string(), reason: z.string() })).min(1),
    more: z.int(),
  }),
  "contact-message": z.object({
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
} satisfies Record<string, z.ZodType>;

export type MailKind = keyof typeof mailKinds;
export type MailData<K extends MailKind> = z.infer<(typeof mailKinds)[K]>;

/** Another release may have written the data, so it is validated again. */
export function readMail(kind: string, data: unknown): [MailKind, MailData<MailKind>] {
  if (!Object.hasOwn(mailKinds, kind)) throw new Error(`There is no mail of the kind "${kind}".`);
  return [kind as MailKind, mailKinds[kind as MailKind].parse(data)];
}
