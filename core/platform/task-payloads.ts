import { z } from "zod";

export const payloads = {
  /** `id` names the future email. The link is only made when it is sent. */
  "accounts.send-sign-in-link": z.object({
    id: z.uuid(),
    email: z.string(),
    next: z.string(),
    saveJobId: z.uuid().optional(),
  }),
  "alerts.run": z.object({}),
  "alerts.send-mails": z.object({ mailIds: z.array(z.uuid()) }),
  "billing.apply-event": z.object({ eventId: z.string() }),
  "billing.cancel": z.object({ subscriptionId: z.string(), refund: z.boolean() }),
  "billing.forget-customer": z.object({ customerId: z.string() }),
  "billing.mail-posting-links": z.object({ email: z.string() }),
  "billing.reconcile": z.object({}),
  "billing.mail-renewals": z.object({}),
  "billing.refund-payment": z.object({ paymentIntentId: z.string(), checkoutId: z.uuid() }),
  "billing.refund-posting": z.object({ checkoutId: z.uuid() }),
  "billing.store-invoices": z.object({ subscriptionId: z.string() }),
  "billing.update-email": z.object({ userId: z.uuid() }),
  "content.check-links": z.object({}),
  "jobs.ask-links": z.object({}),
  "jobs.expire": z.object({}),
  "jobs.judge-again": z.object({}),
  "jobs.read-again": z.object({}),
  "jobs.survey-parks": z.object({}),
  "mail.send": z.object({ mailId: z.uuid() }),
  "postings.end": z.object({}),
  "postings.first-week": z.object({}),
  "postings.remind": z.object({ postingId: z.uuid() }),
  "privacy.purge": z.object({}),
  "sources.sync": z.object({ runId: z.uuid() }),
  "sources.sync-daily": z.object({}),
  "tracker.follow-merged": z.object({ jobIds: z.array(z.uuid()) }),
  "tracker.mail-closing": z.object({}),
  "tracker.mail-ended": z.object({}),
} satisfies Record<string, z.ZodType>;

export type TaskName = keyof typeof payloads;
export type TaskPayload<N extends TaskName> = z.infer<(typeof payloads)[N]>;
export const taskNames = Object.keys(payloads) as TaskName[];

/** Another release may have written the data, so it is validated again. */
export function readPayload<N extends TaskName>(name: N, data: unknown): TaskPayload<N> {
  return payloads[name].parse(data ?? {}) as TaskPayload<N>;
}
