import { eq } from "drizzle-orm";
import { confirmingDomains } from "#core/jobs/employers/known-employers.ts";
import type { Receipt } from "#core/mail/kinds.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { mailedPosting, type PostingRow } from "#core/postings/posting-columns.ts";
import { mayRenew, renewedUntil } from "#core/postings/posting-state.ts";
import { publishPosting } from "#core/postings/publish-posting.ts";
import { reviewOf } from "#core/postings/screening/review-of.ts";
import { type ShownPosting, showPosting } from "#core/postings/show-posting.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { orList } from "#core/text/lines.ts";

type Paid = { postingId: string; receipt: Receipt };

export async function activatePosting(tx: Tx, { postingId, receipt }: Paid, now: Date): Promise<boolean> {
  const row = await lockPosting(tx, postingId);
  if (!row || row.isPaid || row.status !== "pending") return false;
  const paid = await write(tx, row, { isPaid: true, paidAt: now, updatedAt: now });
  const shown = await showPosting(tx, paid, now);
  await tell(tx, "posting-live", { row: paid, shown, receipt });
  return true;
}

export async function renewPosting(tx: Tx, { postingId, receipt }: Paid, now: Date): Promise<boolean> {
  const row = await lockPosting(tx, postingId);
  if (!row || !mayRenew(row)) return false;
  const expiresAt = renewedUntil(row, now);
  const renewed = await write(tx, row, { expiresAt, updatedAt: now });
  const shown = await showRenewed(tx, { ...renewed, expiresAt }, now);
  await tell(tx, "posting-renewed", { row: renewed, shown, receipt });
  return true;
}

/** Live text was screened when it was written. Held postings stay held. */
async function showRenewed(tx: Tx, row: PostingRow & { expiresAt: Date }, now: Date): Promise<ShownPosting> {
  const { status, datePosted, expiresAt } = row;
  if (status === "held") return null;
  if (status !== "active" || !datePosted) return showPosting(tx, row, now);
  return { jobPath: await publishPosting(tx, { ...row, datePosted }, now), expiresAt };
}

async function explainHold(tx: Tx, row: PostingRow) {
  const { reason, employer, isAll } = await reviewOf(tx, row);
  return { reason, confirmAt: employer && orList(confirmingDomains(employer)), isAll };
}

async function write(tx: Tx, { id }: PostingRow, values: Partial<PostingRow>): Promise<PostingRow> {
  const [row] = await tx.update(postedJobs).set(values).where(eq(postedJobs.id, id)).returning();
  if (!row) throw new Error(`The posting ${id} vanished while it was paid.`);
  return row;
}

async function tell(
  tx: Tx,
  kind: "posting-live" | "posting-renewed",
  { row, shown, receipt }: { row: PostingRow; shown: ShownPosting; receipt: Receipt },
) {
  const payload = { ...mailedPosting(row), company: row.companyName, receipt };
  const to = row.contactEmail;
  if (!shown)
    return queueMail(tx, {
      kind: "posting-held",
      to,
      data: { ...payload, wasLive: row.datePosted !== null, ...(await explainHold(tx, row)) },
      onceKey: `posting-held:${receipt.orderId}`,
    });
  const data = { ...payload, jobPath: shown.jobPath, expiresAt: shown.expiresAt.toISOString() };
  return queueMail(tx, { kind, to, data, onceKey: `${kind}:${receipt.orderId}` });
}
