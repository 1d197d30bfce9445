import { inTransaction } from "#core/platform/db.server.ts";
import { activatePosting } from "#core/postings/activate-posting.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { type Decision, writeDown } from "./write-down.ts";

/** An unpaid posting becomes a paid one that cost nothing. A payment that arrives later is refunded. */
export function giveAwayPosting(decision: Decision, now = new Date()): Promise<boolean> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, decision.id);
    if (!row) return false;
    const receipt = { orderId: row.id, cents: 0, paidAt: now.toISOString() };
    if (!(await activatePosting(tx, { postingId: row.id, receipt }, now))) return false;
    await writeDown(tx, row, "given", { ...decision, cents: 0 }, now);
    return true;
  });
}
