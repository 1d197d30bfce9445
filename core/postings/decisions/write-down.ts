import { noteAction } from "#core/audit/note-action.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postingDecisions } from "#core/postings/tables.ts";

/** `by` is an administrator's address, "terminal", "employer", "refund" or "dispute". */
export type Decision = { id: string; by: string; note?: string };

type Action = (typeof postingDecisions.$inferInsert)["action"];

const logged: Partial<Record<Action, string>> = {
  released: "released a featured posting",
  hidden: "hid a featured posting",
  declined: "declined a featured posting",
  refunded: "refunded a featured posting",
  changed: "edited a featured posting",
  extended: "extended a featured posting",
  given: "gave away a featured posting",
  relinked: "renewed the link of a featured posting",
};

/** Decisions of Stripe and of employers are no acts of an administrator. */
const others = ["refund", "dispute", "employer"];

export async function writeDown(
  tx: Tx,
  { title, companyName }: Pick<PostingRow, "title" | "companyName">,
  action: Action,
  { id, by, note, ...details }: Decision & Record<string, unknown>,
  now: Date,
): Promise<void> {
  await tx.insert(postingDecisions).values({ postingId: id, action, by, note, decidedAt: now });
  const act = logged[action];
  if (act && !others.includes(by)) {
    const subject = `${title}, ${companyName}`;
    await noteAction(
      tx,
      { by, action: act, subject, details: { postingId: id, ...details, ...(note && { note }) } },
      now,
    );
  }
  logger.info({ postingId: id }, `a posting was ${action}`);
}
