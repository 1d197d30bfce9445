import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { findJobPath } from "#core/jobs/find-job-path.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mails } from "#core/mail/tables.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { totalCounts } from "#core/postings/counts.ts";
import { missingFacts } from "#core/postings/facts/missing-facts.ts";
import { firstWeekDays } from "#core/postings/offer.ts";
import { mailedPosting, type PostingRow, postingOf } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";

const batchSize = 50;
const lastDay = firstWeekDays + 3;

export async function tellFirstWeeks(now = new Date()): Promise<number> {
  for (let total = 0; ; ) {
    const count = await inTransaction(
      async (tx) => {
        const rows = await selectUntold(tx, now);
        for (const row of rows) await tell(tx, row, now);
        return rows.length;
      },
      { timeout: 60_000 },
    );
    total += count;
    if (count < batchSize) return total;
  }
}

function selectUntold(tx: Tx, now: Date): Promise<PostingRow[]> {
  const { id, datePosted, expiresAt, status, isPaid } = postedJobs;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  return tx
    .select()
    .from(postedJobs)
    .where(
      and(
        eq(isPaid, true),
        eq(status, "active"),
        gt(expiresAt, now),
        lte(datePosted, ago(firstWeekDays)),
        gt(datePosted, ago(lastDay)),
        sql`not exists (select from ${mails} where ${mails.onceKey} = 'posting-first-week:' || ${id})`,
      ),
    )
    .orderBy(asc(expiresAt))
    .limit(batchSize)
    .for("update", { skipLocked: true });
}

async function tell(tx: Tx, row: PostingRow, now: Date) {
  const { id, companyName, contactEmail } = row;
  await queueMail(tx, {
    kind: "posting-first-week",
    to: contactEmail,
    data: {
      ...{ ...mailedPosting(row), company: companyName },
      jobPath: (await findJobPath(tx, id)) ?? "/jobs",
      ...(await totalCounts(id, tx)),
      missing: missingFacts(postingOf(row), now),
    },
    onceKey: `posting-first-week:${id}`,
  });
}
