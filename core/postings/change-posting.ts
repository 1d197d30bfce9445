import { eq } from "drizzle-orm";
import { withdrawJob } from "#core/jobs/intake/publish-job.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { writeDown } from "#core/postings/decisions/write-down.ts";
import { type Posting, type PostingErrors, postingFields } from "#core/postings/form/posting-form.ts";
import { readPosting, toPostingInput } from "#core/postings/form/read-posting.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { queuePostingLink } from "#core/postings/mail-posting-link.ts";
import { renameHours } from "#core/postings/offer.ts";
import { type PostingRow, postingColumns, postingOf } from "#core/postings/posting-columns.ts";
import { mayRename, statusAt } from "#core/postings/posting-state.ts";
import { newFindings, notifyOperator, showPosting } from "#core/postings/show-posting.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

export type Changed =
  | { ok: true; isHeld: boolean }
  | { ok: false; reason: "invalid"; errors: PostingErrors }
  | { ok: false; reason: "not-open" };

const employer = "employer";

/** An administrator may also rename the posting later, which is written down. */
export function changePosting(
  id: string,
  fields: Record<string, unknown>,
  now = new Date(),
  by = employer,
): Promise<Changed> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, id);
    if (!row || !isOpen(row, now)) return { ok: false, reason: "not-open" };
    const isOurs = by !== employer;
    const isNamed = !isOurs && !mayRename(row, now);
    const names = isNamed ? { title: row.title, company_name: row.companyName } : {};
    const read = readPosting({ ...names, ...fields });
    if (!read.ok) return { ok: false, reason: "invalid", errors: read.errors };
    const errors = isNamed ? renamed(row, read.posting) : {};
    if (!isOurs && !Object.keys(errors).length && !(await mayWriteTo(tx, row, read.posting, now)))
      errors.contact_email = "You have changed it too often. Please try again in an hour.";
    if (Object.keys(errors).length) return { ok: false, reason: "invalid", errors };
    if (isOurs)
      await writeDown(tx, row, "changed", { id, by, fields: changedFields(row, read.posting) }, now);
    return { ok: true, isHeld: await write(tx, row, read.posting, now) };
  });
}

export function closePosting(id: string, now = new Date()): Promise<boolean> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, id);
    if (!row || statusAt(row, now) !== "active") return false;
    await tx.update(postedJobs).set({ status: "closed", updatedAt: now }).where(eq(postedJobs.id, id));
    await withdrawJob(tx, { id, reason: "closed" }, now);
    return true;
  });
}

export function reopenPosting(id: string, now = new Date()): Promise<boolean> {
  return inTransaction(async (tx) => {
    const row = await lockPosting(tx, id);
    if (!row || row.refundedAt || statusAt(row, now) !== "closed") return false;
    await showPosting(tx, row, now);
    return true;
  });
}

function isOpen(row: PostingRow, now: Date): boolean {
  return row.isPaid && !row.refundedAt && ["active", "held", "closed"].includes(statusAt(row, now));
}

function renamed(row: PostingRow, { title, companyName }: Posting): PostingErrors {
  return {
    ...(title !== row.title && { title: `The title can be changed in the first ${renameHours} hours only.` }),
    ...(companyName !== row.companyName && {
      company_name: `The company name can be changed in the first ${renameHours} hours only.`,
    }),
  };
}

function changedFields(row: PostingRow, posting: Posting): string[] {
  const before = toPostingInput(postingOf(row));
  const after = toPostingInput(posting);
  return postingFields.filter((field) => before[field] !== after[field]);
}

/** One payment must not allow unlimited emails to other people's addresses. */
async function mayWriteTo(
  tx: Tx,
  { id, contactEmail }: PostingRow,
  posting: Posting,
  now: Date,
): Promise<boolean> {
  const to = posting.contactEmail;
  if (to === contactEmail) return true;
  // All emails that anybody may have us send to an address share one limit.
  for (const [limit, key] of [["posting-contact", id] as const, ["sign-in-email", to] as const]) {
    if (!(await takeFrom(limit, env.LIMIT_SIGN_IN_EMAIL, key, now, tx)).ok) return false;
  }
  return true;
}

async function write(tx: Tx, before: PostingRow, posting: Posting, now: Date): Promise<boolean> {
  const after = { ...before, ...postingColumns(posting) };
  const isHeld = before.status === "held";
  const findings = isHeld ? await newFindings(tx, after) : before.findings;
  await tx
    .update(postedJobs)
    .set({ ...postingColumns(posting), findings, updatedAt: now })
    .where(eq(postedJobs.id, before.id));
  if (after.contactEmail !== before.contactEmail) await emailBothContacts(tx, before, after);
  // The operator may be reading the older text.
  if (findings.some((finding) => !before.findings.includes(finding)))
    await notifyOperator(tx, after, findings);
  return isHeld || (before.status === "active" && (await showPosting(tx, after, now)) === null);
}

async function emailBothContacts(tx: Tx, before: PostingRow, after: PostingRow) {
  await queuePostingLink(tx, after);
  await queueMail(tx, {
    kind: "posting-contact-changed",
    to: before.contactEmail,
    data: { title: before.title },
  });
}
