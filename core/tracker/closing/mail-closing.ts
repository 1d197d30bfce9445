import { sql } from "drizzle-orm";
import { closingDate } from "#core/jobs/days/closing.ts";
import { todayInAllOfTheUs } from "#core/jobs/days/today.ts";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import type { MailData } from "#core/mail/kinds.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { workThrough } from "#core/platform/row-attempts.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import { type ClosingJob, findPeople, noteTold, selectDue } from "./closing-jobs.ts";

const peopleAtOnce = 100;
const mostNamed = 50;

/** Emails a person once a day at most, about all saved jobs that close soon and were not told of. */
export async function mailClosing(now = new Date()): Promise<number> {
  let told = 0;
  await oneAtATime("tracker.mail-closing", async () => {
    const people = (await findPeople(now)).map((id) => ({ id }));
    for (let at = 0; at < people.length; at += peopleAtOnce)
      await workThrough("closing-saved-jobs", people.slice(at, at + peopleAtOnce), async (some) => {
        const ids = some.map(({ id }) => id);
        told += await inTransaction((tx) => tellPeople(tx, ids, now), { timeout: 60_000 });
      });
  });
  return told;
}

/** Jobs that become due on the day of an email wait for that of the next day. */
async function tellPeople(tx: Tx, people: string[], now: Date): Promise<number> {
  const today = todayInAllOfTheUs(now);
  const onceKey = sql`'saved-jobs-close:' || ${savedJobs.userId} || ':' || ${today}::text`;
  const due = await selectDue(tx, people, onceKey, now);
  const byPerson = Map.groupBy(due, ({ userId }) => userId);
  for (const [userId, closing] of byPerson)
    await queueMail(tx, {
      kind: "saved-jobs-close",
      to: closing[0]?.email ?? "",
      data: {
        userId,
        jobs: closing.slice(0, mostNamed).map(toMailed),
        more: Math.max(0, closing.length - mostNamed),
      },
      onceKey: `saved-jobs-close:${userId}:${today}`,
    });
  await noteTold(
    tx,
    due.map(({ savedId }) => savedId),
  );
  return byPerson.size;
}

function toMailed({ savedId, closesAt, job }: ClosingJob): MailData<"saved-jobs-close">["jobs"][number] {
  return {
    ...{ savedId, title: job.title, company: job.companyName },
    day: closingDate(closesAt, job.closingZone),
    isFeatured: job.featuredUntil !== null,
    jobPath: pathOfJob(job),
  };
}
