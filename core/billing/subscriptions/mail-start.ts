import { queueMail } from "#core/mail/queue-mail.ts";
import type { Db } from "#core/platform/db.server.ts";

type Started = {
  subscriptionId: string;
  email: string;
  plan: string;
  end: Date | null;
  needsSignIn: boolean;
};

export function mailStart(
  where: Db,
  { subscriptionId, email, plan, end, needsSignIn }: Started,
): Promise<void> {
  return queueMail(where, {
    kind: "subscription-started",
    to: email,
    data: { plan, end: (end ?? new Date()).toISOString(), needsSignIn },
    onceKey: `subscription-started:${subscriptionId}`,
  });
}
