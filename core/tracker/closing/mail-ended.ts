import { sql } from "drizzle-orm";
import { type EndReason, endTexts } from "#core/jobs/end-reason.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { workThrough } from "#core/platform/row-attempts.ts";
import { dayMs } from "#core/text/time.ts";

/** An outage that is longer leaves its ends untold. */
const daysBack = 3;
const mostNamed = 10;

type Ended = {
  /** Of the person. */
  id: string;
  email: string;
  jobs: { title: string; company: string; reason: EndReason }[];
};

/** One email a person for all jobs that ended on a day and did not return by the next. */
export async function mailEnded(now = new Date()): Promise<number> {
  const today = Math.floor(now.getTime() / dayMs);
  let told = 0;
  await oneAtATime("tracker.mail-ended", async () => {
    for (let back = daysBack; back >= 1; back--) told += await tellOf(new Date((today - back) * dayMs));
  });
  return told;
}

async function tellOf(day: Date): Promise<number> {
  const date = day.toISOString().slice(0, 10);
  const people = await inTransaction((tx) => findPeople(tx, day, date), { timeout: 60_000 });
  let told = 0;
  await workThrough("ended-saved-jobs", people, async (some) => {
    await inTransaction((tx) => tellPeople(tx, some, date), { timeout: 60_000 });
    told += some.length;
  });
  return told;
}

async function tellPeople(tx: Tx, people: Ended[], date: string): Promise<void> {
  for (const { id: userId, email, jobs } of people) {
    const named = jobs.slice(0, mostNamed);
    await queueMail(tx, {
      kind: "tracked-jobs-ended",
      to: email,
      data: {
        userId,
        jobs: named.map((job) => ({ ...job, reason: endTexts[job.reason].long })),
        more: jobs.length - named.length,
      },
      onceKey: onceKey(userId, date),
    });
  }
}

const onceKey = (userId: string, date: string) => `tracked-jobs-ended:${userId}:${date}`;

/** Whoever was told of a closing day, or has moved on with an application, needs no second word. */
async function findPeople(tx: Tx, day: Date, date: string): Promise<Ended[]> {
  const next = new Date(day.getTime() + dayMs);
  const { rows } = await tx.execute<Ended>(sql`
    with ended as (
      select id, title, company_name, end_reason, expired_at from jobs
      where expired_at >= ${moment(day)} and expired_at < ${moment(next)}
        and end_reason is not null and end_reason <> 'duplicate'
    ), tracked as (
      select s.user_id, e.* from ended e join saved_jobs s on s.job_id = e.id and s.removed_at is null
      where not (s.told_closing is not null and e.end_reason = 'past') and s.saved_at < e.expired_at
        and not exists (select from applications a where a.user_id = s.user_id and a.job_id = e.id and a.removed_at is null)
      union all
      select a.user_id, e.* from ended e join applications a on a.job_id = e.id and a.removed_at is null
      where a.status in ('saved', 'applied') and a.applied_at < e.expired_at
    )
    select t.user_id as id, p.email, jsonb_agg(jsonb_build_object('title', t.title, 'company', t.company_name,
      'reason', t.end_reason) order by t.expired_at, t.id) as jobs
    from tracked t join profiles p on p.id = t.user_id
    where not exists (select from closing_emails_off o where o.user_id = t.user_id)
      and not exists (select from mails m where m.once_key = 'tracked-jobs-ended:' || t.user_id || ':' || ${date}::text)
    group by t.user_id, p.email`);
  return rows;
}

function moment(date: Date) {
  return sql`${date.toISOString()}::timestamptz`;
}
