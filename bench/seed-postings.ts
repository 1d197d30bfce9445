import { pool } from "#core/platform/db.server.ts";
import { seeding } from "./seeding.ts";

const live = 200;
const countedDays = 30;

/**
 * Makes a posting for every ten jobs, mostly ended, each with an order, a third with daily counts, and messages.
 * `endPostingsOfBench` makes the live ones ordinary jobs again.
 */
export async function seedPostings(jobs: number): Promise<{ liveIds: string[] }> {
  return seeding(async (client) => {
    await client.query("truncate posted_jobs, contact_messages cascade");
    const { rows } = await client.query<{ id: string }>(
      `update jobs set featured_until = now() + interval '20 days', expires_at = now() + interval '20 days', source = 'Featured'
       where id in (select id from jobs where expired_at is null order by date_posted desc limit $1) returning id`,
      [live],
    );
    const liveIds = rows.map(({ id }) => id);
    await client.query(
      `${posting} select id, title, company_name, location, 'US', description, description_md, company_slug || '@example.com',
         'active', true, now() - interval '10 days', now() - interval '10 days', now() + interval '20 days' from jobs where id = any($1)`,
      [liveIds],
    );
    await client.query(
      `${posting} select gen_random_uuid(), 'Guide ' || n, 'Company ' || n % 5000, 'Moab, Utah', 'US', 'Text', 'Text',
         'employer-' || n || '@example.com', case when n % 10 = 0 then 'pending' else 'expired' end, n % 10 > 0,
         ended - interval '30 days', ended - interval '30 days', case when n % 10 > 0 then ended end
       from (select n, now() - n % 360 * interval '1 day' as ended from generate_series(1, $1::int) n) as made`,
      [Math.ceil(jobs / 10)],
    );
    await client.query(
      `insert into posting_counts (posting_id, day, views, applies)
       select id, (now() - d * interval '1 day')::date, d * 7, d from
         (select id from posted_jobs where is_paid order by id limit $1) as counted, generate_series(0, $2::int - 1) d`,
      [Math.ceil(jobs / 30), countedDays],
    );
    await client.query(
      `insert into posting_counts (posting_id, day, views, applies)
       select id, (now() - d * interval '1 day')::date, d * 7, d from unnest($1::uuid[]) id, generate_series(0, $2::int - 1) d
       on conflict do nothing`,
      [liveIds, countedDays],
    );
    await client.query(
      `insert into checkouts (purpose, plan, posting_id, livemode, stripe_session_id, paid_email, paid_cents, fulfilled_at, created_at)
       select 'job_post', 'featured_post', id, false, 'cs_test_' || id, 'payer-of-' || contact_email, 19900, paid_at, created_at
       from posted_jobs where is_paid`,
    );
    await client.query(
      `insert into posting_refunds (checkout_id, requested_by, requested_at, refunded_at)
       select id, 'admin@example.com', fulfilled_at, fulfilled_at from
         (select id, fulfilled_at, row_number() over () as n from checkouts where purpose = 'job_post') as paid where n % 20 = 0`,
    );
    await client.query(
      `insert into contact_messages (name, email, subject, message, created_at)
       select 'Person ' || n, 'person-' || n || '@example.com', 'A question', 'How does it work?', now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [Math.ceil(jobs / 10)],
    );
    await client.query(
      "vacuum analyze jobs, posted_jobs, posting_counts, checkouts, posting_refunds, contact_messages, posting_decisions",
    );
    return { liveIds };
  });
}

const posting = `insert into posted_jobs
  (id, title, company_name, location, country_code, description, description_md, contact_email, status, is_paid, date_posted, paid_at, expires_at)`;

export async function endPostingsOfBench() {
  await pool.query("update jobs set featured_until = null where featured_until is not null");
}
