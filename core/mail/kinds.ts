import { z } from "zod";

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
  /** To an address without account: the alert is silent until its owner has said yes. */
  "confirm-alert": z.object({ alertId: z.uuid(), name: z.string() }),
} satisfies Record<string, z.ZodType>;

export type MailKind = keyof typeof mailKinds;
export type MailData<K extends MailKind> = z.infer<(typeof mailKinds)[K]>;

/** A kind and its data as they were kept, checked again: another release may have written them. */
export function readMail(kind: string, data: unknown): [MailKind, MailData<MailKind>] {
  if (!Object.hasOwn(mailKinds, kind)) throw new Error(`There is no mail of the kind "${kind}".`);
  return [kind as MailKind, mailKinds[kind as MailKind].parse(data)];
}
