import { eq } from "drizzle-orm";
import type { NamedPosting } from "#core/mail/posting-links.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { queuePostingLink } from "#core/postings/mail-posting-link.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { type Decision, writeDown } from "./write-down.ts";

/** Ends every earlier link to manage the posting, and emails the new one to its contact. */
export function renewLink(decision: Decision, now = new Date()): Promise<NamedPosting | null> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, decision.id);
    if (!row?.isPaid) return null;
    const linkVersion = row.linkVersion + 1;
    await tx.update(postedJobs).set({ linkVersion }).where(eq(postedJobs.id, row.id));
    await queuePostingLink(tx, { ...row, linkVersion });
    await writeDown(tx, row, "relinked", decision, now);
    return { id: row.id, linkVersion };
  });
}
