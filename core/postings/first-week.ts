import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { findJobPath } from "#core/jobs/find-job-path.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mails } from "#core/mail/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { totalCounts } from "#core/postings/counts.ts";
import { eachPosting } from "#core/postings/each-posting.ts";
import { missingFacts } from "#core/postings/facts/missing-facts.ts";
import { firstWeekDays } from "#core/postings/offer.ts";
import { mailedPosting, type PostingRow, postingOf } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";

const lastDay = firstWeekDays + 3;

export async function tellFirstWeeks(now = new Date()): Promise<number> {
  const told = await oneAtATime("postings.first-week", () =>
    eachPosting("posting-first-week", isUntold(now), (tx, row) => tell(tx, row, now)),
  );
  return told ?? 0;
}

function isUntold(now: Date): SQL | undefined {
  const { id, datePosted, expiresAt, status } = postedJobs;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  return and(
    eq(status, "active"),
    gt(expiresAt, now),
    lte(datePosted, ago(firstWeekDays)),
    gt(datePosted, ago(lastDay)),
    sql`not exists (select from ${mails} where ${mails.onceKey} = 'posting-first-week:' || ${id})`,
  );
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
