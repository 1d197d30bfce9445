import { eq } from "drizzle-orm";
import { inTransaction } from "#core/db.server.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { postedJobs } from "#core/postings/tables.ts";

/** Mails the link by which a paid posting is managed to its contact address once more. False where there is none. */
export function mailPostingLink(id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [row] = await tx.select().from(postedJobs).where(eq(postedJobs.id, id));
    if (!row?.isPaid) return false;
    const data = { postingId: row.id, title: row.title };
    await queueMail(tx, { kind: "posting-link", to: row.contactEmail, data });
    return true;
  });
}
