import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { findJobPath } from "#core/jobs/find-job-path.ts";
import { withdrawJob } from "#core/jobs/intake/publish-job.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mails } from "#core/mail/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { totalCounts } from "#core/postings/counts.ts";
import { eachPosting } from "#core/postings/each-posting.ts";
import { noticeDays } from "#core/postings/offer.ts";
import { mailedPosting, type PostingRow } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";

const noticeMs = noticeDays * dayMs;

export async function endPostings(now = new Date()): Promise<number> {
  const ended = await oneAtATime("postings.end", async () => {
    const ended = await eachPosting("posting-end", isOver(now), (tx, row) => end(tx, row, now));
    await eachPosting("posting-notice", isEndingUntold(now), tellEnding);
    return ended;
  });
  return ended ?? 0;
}

function isOver(now: Date) {
  return and(inArray(postedJobs.status, ["active", "closed"]), lte(postedJobs.expiresAt, now));
}

async function end(tx: Tx, row: PostingRow, now: Date) {
  const { id, status, contactEmail, expiresAt } = row;
  await tx.update(postedJobs).set({ status: "expired", updatedAt: now }).where(eq(postedJobs.id, id));
  await withdrawJob(tx, { id, reason: "past" }, now);
  // A hidden posting needs no notice of its end.
  if (status !== "active") return;
  await queueMail(tx, {
    kind: "posting-ended",
    to: contactEmail,
    data: { ...mailedPosting(row), ...(await totalCounts(id, tx)) },
    onceKey: `posting-ended:${id}:${expiresAt?.toISOString()}`,
  });
}

function isEndingUntold(now: Date) {
  const { id, expiresAt } = postedJobs;
  const end = sql`to_char(${expiresAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return and(
    eq(postedJobs.status, "active"),
    gt(expiresAt, now),
    lte(expiresAt, new Date(now.getTime() + noticeMs)),
    sql`not exists (select from ${mails} where ${mails.onceKey} = 'posting-ends-soon:' || ${id} || ':' || ${end})`,
  );
}

async function tellEnding(tx: Tx, row: PostingRow) {
  const { id, companyName, contactEmail, expiresAt } = row;
  const end = String(expiresAt?.toISOString());
  await queueMail(tx, {
    kind: "posting-ends-soon",
    to: contactEmail,
    data: {
      ...{ ...mailedPosting(row), company: companyName, expiresAt: end },
      jobPath: (await findJobPath(tx, id)) ?? "/jobs",
      ...(await totalCounts(id, tx)),
    },
    onceKey: `posting-ends-soon:${id}:${end}`,
  });
}
