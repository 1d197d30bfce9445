import { eq } from "drizzle-orm";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { mailedPosting, type PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";

export function mailPostingLink(id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [row] = await tx.select().from(postedJobs).where(eq(postedJobs.id, id));
    if (!row?.isPaid) return false;
    await queuePostingLink(tx, row);
    return true;
  });
}

export function queuePostingLink(tx: Tx, row: PostingRow): Promise<void> {
  return queueMail(tx, { kind: "posting-link", to: row.contactEmail, data: mailedPosting(row) });
}
