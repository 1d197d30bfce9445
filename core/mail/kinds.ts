import { z } from "zod";

const posting = { postingId: z.uuid(), title: z.string() };
const published = { ...posting, company: z.string(), jobPath: z.string(), expiresAt: z.iso.datetime() };
const counts = { views: z.int(), applies: z.int() };
const receipt = z.object({ orderId: z.uuid(), cents: z.int(), paidAt: z.iso.datetime() });

/** What was paid for a posting, as its mail says. */
export type Receipt = z.infer<typeof receipt>;

/** What is told to every mail that stands alone. The sign-in link is not kept, and alerts send theirs by the hundred. */
export const mailKinds = {
  /** To the paid address; `needsSignIn` where nobody has signed in by it yet. */
  "subscription-started": z.object({ plan: z.string(), end: z.iso.datetime(), needsSignIn: z.boolean() }),
  "renewal-failed": z.object({ plan: z.string(), amount: z.string() }),
  "second-purchase-refunded": z.object({ plan: z.string() }),
  "email-change-old": z.object({ changeId: z.uuid(), newEmail: z.string() }),
  "email-change-new": z.object({ changeId: z.uuid(), oldEmail: z.string() }),
  "email-changed": z.object({ newEmail: z.string() }),
  "account-deleted": z.object({ hadSubscription: z.boolean() }),
  /** To an address without account: the alert is silent until its owner has said yes. `facts` are words of our own. */
  "confirm-alert": z.object({ alertId: z.uuid(), name: z.string(), facts: z.string().nullish() }),
  /** Leads back to a posting that waits for its payment. */
  "posting-unfinished": z.object(posting),
  /** Paid, and waiting for a look of ours. */
  "posting-held": z.object({ ...posting, company: z.string(), receipt }),
  /** To the operator: somebody waits for a look. */
  "posting-review": z.object({ ...posting, company: z.string(), findings: z.array(z.string()) }),
  /** Without receipt where a look of ours came between payment and publication: the receipt went out with `posting-held`. */
  "posting-live": z.object({ ...published, receipt: receipt.nullable() }),
  "posting-renewed": z.object({ ...published, receipt }),
  /** A week after it went live; `missing` names facts that workers ask for and it leaves open. */
  "posting-first-week": z.object({
    ...posting,
    company: z.string(),
    jobPath: z.string(),
    ...counts,
    missing: z.array(z.string()),
  }),
  "posting-ends-soon": z.object({ ...published, ...counts }),
  "posting-ended": z.object({ ...posting, ...counts }),
  /** The manage link once more. */
  "posting-link": z.object(posting),
  /** To the address that was its contact until now. */
  "posting-contact-changed": z.object({ title: z.string() }),
  "posting-payment-refunded": z.object({ title: z.string(), cents: z.int() }),
  /** To the operator; answers go to the writer. */
  "contact-message": z.object({
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
} satisfies Record<string, z.ZodType>;

export type MailKind = keyof typeof mailKinds;
export type MailData<K extends MailKind> = z.infer<(typeof mailKinds)[K]>;

/** A kind and its data as they were kept, checked again: another release may have written them. */
export function readMail(kind: string, data: unknown): [MailKind, MailData<MailKind>] {
  if (!Object.hasOwn(mailKinds, kind)) throw new Error(`There is no mail of the kind "${kind}".`);
  return [kind as MailKind, mailKinds[kind as MailKind].parse(data)];
}
