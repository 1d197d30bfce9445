import { eq } from "drizzle-orm";
import { withdrawJob } from "#core/jobs/intake/publish-job.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { endOfTerm } from "#core/postings/offer.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { publishPosting } from "#core/postings/publish-posting.ts";
import { explainMismatch } from "#core/postings/screening/check-employer.ts";
import { type Screening, screenPosting } from "#core/postings/screening/screen-posting.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";

export type ShownPosting = { jobPath: string; expiresAt: Date } | null;

export async function showPosting(tx: Tx, row: PostingRow, now: Date): Promise<ShownPosting> {
  const screening = await screenPosting(tx, row, row.releasedFindings);
  const { findings } = screening;
  if (findings.length) {
    await hold(tx, row, screening, now);
    return null;
  }
  const datePosted = row.datePosted ?? now;
  const expiresAt = row.expiresAt ?? endOfTerm(now);
  await tx
    .update(postedJobs)
    .set({ status: "active", findings, datePosted, expiresAt, updatedAt: now })
    .where(eq(postedJobs.id, row.id));
  return { jobPath: await publishPosting(tx, { ...row, datePosted, expiresAt }, now), expiresAt };
}

export async function newFindings(tx: Tx, row: PostingRow): Promise<string[]> {
  return (await screenPosting(tx, row, row.releasedFindings)).findings;
}

async function hold(tx: Tx, row: PostingRow, { findings, mismatches }: Screening, now: Date) {
  const { id } = row;
  const note = [...findings, ...mismatches.map(explainMismatch)].join("; ");
  await tx.update(postedJobs).set({ status: "held", findings, updatedAt: now }).where(eq(postedJobs.id, id));
  await withdrawJob(tx, { id, reason: "hidden" }, now);
  await tx
    .insert(postingDecisions)
    .values({ postingId: id, action: "held", by: "screening", note, decidedAt: now });
  await notifyOperator(tx, row, findings);
}

export function notifyOperator(tx: Tx, row: PostingRow, findings: string[]) {
  const { id: postingId, title, companyName: company } = row;
  return queueMail(tx, {
    kind: "posting-review",
    to: site.email,
    data: { postingId, title, company, findings },
  });
}
