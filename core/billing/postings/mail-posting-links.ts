import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
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
  const rows = await findPostings(email);
  if (!rows.length) return;
  const postings = rows.map((row) => ({ ...mailedPosting(row), company: row.companyName }));
  await queueMail(db, { kind: "posting-links", to: email, data: { postings } });
}

function findPostings(email: string) {
  const { id, contactEmail } = postedJobs;
  // Asked as one condition, the whole table would be read.
  const theirs = union(
    db.select({ id }).from(postedJobs).where(eq(contactEmail, email)),
    db
      .select({ id })
      .from(checkouts)
      .innerJoin(postedJobs, eq(id, checkouts.postingId))
      .where(eq(checkouts.paidEmail, email)),
  );
  return db
    .select()
    .from(postedJobs)
    .where(
      and(
        inArray(id, theirs),
        eq(postedJobs.isPaid, true),
        isNull(postedJobs.refundedAt),
        ne(postedJobs.status, "hidden"),
      ),
    )
    .orderBy(desc(postedJobs.createdAt))
    .limit(mostLinks);
}
