import { and, desc, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { checkouts } from "#core/billing/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { mailedPosting } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";

const mostLinks = 50;

/** Takes the same steps and time whether or not the address has postings. */
export async function requestPostingLinks(
  email: string,
  clientAddress: string,
  now = new Date(),
): Promise<{ ok: true } | Refusal> {
  // All emails that anybody may have us send to an address share one limit.
  for (const [name, limit, key] of [
    ["sign-in", env.LIMIT_SIGN_IN, clientAddress] as const,
    ["sign-in-email", env.LIMIT_SIGN_IN_EMAIL, email] as const,
  ]) {
    const taken = await takeFrom(name, limit, key, now);
    if (!taken.ok) return taken;
  }
  await enqueue(db, "billing.mail-posting-links", { email });
  return { ok: true };
}

/** Includes ended postings, which can be renewed, but none that was declined, hidden or refunded. */
export async function mailPostingLinks(email: string): Promise<void> {
  const paid = db
    .select({ id: checkouts.postingId })
    .from(checkouts)
    .where(and(eq(checkouts.paidEmail, email), isNotNull(checkouts.postingId)));
  const rows = await db
    .select()
    .from(postedJobs)
    .where(
      and(
        or(eq(postedJobs.contactEmail, email), inArray(postedJobs.id, paid)),
        eq(postedJobs.isPaid, true),
        isNull(postedJobs.refundedAt),
        ne(postedJobs.status, "hidden"),
      ),
    )
    .orderBy(desc(postedJobs.createdAt))
    .limit(mostLinks);
  if (!rows.length) return;
  const postings = rows.map((row) => ({ ...mailedPosting(row), company: row.companyName }));
  await queueMail(db, { kind: "posting-links", to: email, data: { postings } });
}
