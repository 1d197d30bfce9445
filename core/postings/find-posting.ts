import { eq } from "drizzle-orm";
import { z } from "zod";
import { applyLink } from "#core/jobs/apply-link.ts";
import { findJobPath } from "#core/jobs/find-job-path.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { readPostingToken } from "#core/mail/posting-links.ts";
import { db } from "#core/platform/db.server.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import { toPostingInput } from "#core/postings/form/read-posting.ts";
import { type PostingRow, postingOf } from "#core/postings/posting-columns.ts";
import { mayRename, mayRenew, statusAt } from "#core/postings/posting-state.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { mailAddress } from "#core/text/web-address.ts";

export type ManagedPosting = {
  id: string;
  linkVersion: number;
  status: PostingRow["status"];
  typed: PostingInput;
  isPaid: boolean;
  isRefunded: boolean;
  declineReason: string | null;
  paidAt: Date | null;
  datePosted: Date | null;
  expiresAt: Date | null;
  mayRename: boolean;
  mayRenew: boolean;
  positions: { all: number; filled: number } | null;
  jobPath: string | null;
};

/** Null for a link that a later one has ended. */
export async function findByToken(token: unknown, now = new Date()): Promise<ManagedPosting | null> {
  const named = readPostingToken(token);
  const posting = named && (await findPosting(named.id, now));
  return posting?.linkVersion === named?.linkVersion ? posting : null;
}

/** Where a job takes applications by email, which a posting may do beside its link. */
export async function findEmailLink({ id, title, applyUrl, isFeatured }: JobDetail): Promise<string | null> {
  if (applyUrl?.startsWith("mailto:")) return applyUrl;
  if (!isFeatured) return null;
  const [row] = await db
    .select({ email: postedJobs.applyEmail })
    .from(postedJobs)
    .where(eq(postedJobs.id, id));
  return row?.email ? applyLink({ applyUrl: mailAddress(row.email), title }) : null;
}

export async function findPosting(id: string, now = new Date()): Promise<ManagedPosting | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  if (!row) return null;
  const { linkVersion, isPaid, refundedAt, declineReason, paidAt, datePosted, expiresAt } = row;
  return {
    ...{ id, linkVersion, isPaid, declineReason, paidAt, datePosted, expiresAt },
    status: statusAt(row, now),
    typed: toPostingInput(postingOf(row)),
    isRefunded: refundedAt !== null,
    mayRename: mayRename(row, now),
    mayRenew: mayRenew(row),
    positions: positionsOf(row),
    jobPath: datePosted && (await findJobPath(db, id)),
  };
}

function positionsOf({ facts, positionsFilled }: PostingRow): ManagedPosting["positions"] {
  const all = facts.positions;
  return all ? { all, filled: Math.min(positionsFilled, all) } : null;
}
