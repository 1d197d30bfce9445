import { and, count, eq, gt } from "drizzle-orm";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mails } from "#core/mail/tables.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { mailedPosting, type PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";

const kind = "posting-unfinished";
/** Anybody can type any address, so emails are limited. */
const mostADay = 3;

export function remindOfPosting(postingId: string, now = new Date()): Promise<void> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, postingId);
    if (row?.status !== "pending" || (await isPaidAnew(tx, row))) return;
    if ((await countToday(tx, row.contactEmail, now)) >= mostADay) return;
    const data = mailedPosting(row);
    await queueMail(tx, { kind, to: row.contactEmail, data, onceKey: `${kind}:${postingId}` });
  });
}

/** An employer who missed the first answer may have paid for a second posting. */
async function isPaidAnew(
  tx: Tx,
  { contactEmail, title, companyName, createdAt }: PostingRow,
): Promise<boolean> {
  const isSame = and(
    eq(postedJobs.contactEmail, contactEmail),
    eq(postedJobs.title, title),
    eq(postedJobs.companyName, companyName),
  );
  return (await tx.$count(postedJobs, and(isSame, gt(postedJobs.paidAt, createdAt)))) > 0;
}

async function countToday(tx: Tx, recipient: string, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - dayMs);
  const [found] = await tx
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind), gt(mails.createdAt, dayAgo)));
  return found?.count ?? 0;
}
