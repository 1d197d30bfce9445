import { z } from "zod";

/** Every background task and what it is told. */
export const payloads = {
  /** `id` names the mail to come. Never a link: it is made when the mail is sent. */
  "accounts.send-sign-in-link": z.object({
    id: z.uuid(),
    email: z.string(),
    next: z.string(),
    saveJobId: z.uuid().optional(),
  }),
  /** Looks which alerts are owed, and queues their mails. */
  "alerts.run": z.object({}),
  /** Some of those mails, the first ones first. */
  "alerts.send-mails": z.object({ mailIds: z.array(z.uuid()) }),
  "billing.apply-event": z.object({ eventId: z.string() }),
  /** Ends at once what a deleted account, a refund or a second purchase leaves behind. */
  "billing.cancel": z.object({ subscriptionId: z.string(), refund: z.boolean() }),
  /** What a deleted account leaves at Stripe. */
  "billing.forget-customer": z.object({ customerId: z.string() }),
  "billing.reconcile": z.object({}),
  /** Gives back a payment for a posting that brought nothing. */
  "billing.refund-payment": z.object({ paymentIntentId: z.string(), checkoutId: z.uuid() }),
  /** The customer's address at Stripe follows the account's. */
  "billing.update-email": z.object({ userId: z.uuid() }),
  "content.check-links": z.object({}),
  "jobs.expire": z.object({}),
  /** Reads again what an earlier version of our readers has read. */
  "jobs.read-again": z.object({}),
  /** Finds which parks have enough jobs near them for a page. */
  "jobs.survey-parks": z.object({}),
  "mail.send": z.object({ mailId: z.uuid() }),
  /** Ends the postings whose time is over, and tells of those that will end soon. */
  "postings.end": z.object({}),
  "postings.first-week": z.object({}),
  /** Some minutes after a checkout was opened: leads back to what is still unpaid. */
  "postings.remind": z.object({ postingId: z.uuid() }),
  "privacy.purge": z.object({}),
  /** Runs what stands in the log, or goes on with it. */
  "sources.sync": z.object({ runId: z.uuid() }),
  /** Queues the daily runs that are owed, and closes runs that nobody works on any more. */
  "sources.sync-daily": z.object({}),
} satisfies Record<string, z.ZodType>;

export type TaskName = keyof typeof payloads;
export type TaskPayload<N extends TaskName> = z.infer<(typeof payloads)[N]>;
export const taskNames = Object.keys(payloads) as TaskName[];

/** What a handler is told, checked again: it may have been written by another release. */
export function readPayload<N extends TaskName>(name: N, data: unknown): TaskPayload<N> {
  return payloads[name].parse(data ?? {}) as TaskPayload<N>;
}
