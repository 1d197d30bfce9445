import { seedAccounts } from "./seed-accounts.ts";
import { seeding } from "./seeding.ts";

export async function seedAdministration(jobs: number) {
  await seedAccounts(jobs);
  await seeding(async (client) => {
    await client.query(
      "truncate api_usage_log, admin_actions, job_facts, job_pairs, job_reports, fact_reports, fact_judgements, job_blocks, contact_messages, source_usage, source_states, stripe_events, revenue_entries",
    );
    for (const statement of statements)
      await client.query(statement, statement.includes("$1") ? [Math.ceil(jobs / 50)] : []);
    await client.query(
      "vacuum analyze api_usage_log, admin_actions, job_facts, job_pairs, job_reports, fact_reports, fact_judgements, job_blocks, contact_messages, mails, jobs, stripe_events, revenue_entries",
    );
  });
}

const statements = [
  `insert into api_usage_log (source, mode, created_at, finished_at, keywords_queried, jobs_fetched, jobs_added, api_calls_made)
   select 'active-jobs-db', 'daily', now() - n * interval '1 hour', now() - n * interval '1 hour', array['park ranger', 'ski patrol'], 600, 80, 14
   from generate_series(1, $1::int) n`,
  `insert into admin_actions (by, action, subject, created_at)
   select 'admin-' || n % 9 || '@example.com', 'hid a job', 'Park Ranger ' || n, now() - n * interval '1 minute'
   from generate_series(1, $1::int * 10) n`,
  `insert into job_reports (job_id, reason, note, reporter, created_at, settled_at, outcome)
   select id, (array['closed', 'wrong', 'scam', 'duplicate'])[1 + n % 4], 'It is gone', 'reader-' || n, now() - n * interval '1 minute',
     case when n % 10 > 0 then now() end, case when n % 10 > 0 then 'kept' end
   from (select id, row_number() over () as n from (select id from jobs where expired_at is null limit $1) as few) as numbered`,
  // Six facts for each job, as in a season's posting.
  `insert into job_facts (job_id, position, name, value, proof, origin)
   select id, n, (array['season_start', 'pay', 'housing', 'meals', 'min_age', 'hours_per_week'])[n], 'provided',
     'Staff live and eat at the camp, free of charge, from the first day of the season to its last.', 'text'
   from jobs, generate_series(1, 6) n`,
  `insert into fact_reports (job_id, claim, name, value, reporter, address_hash, created_at, settled_at, outcome)
   select job_id, 'claim', 'housing', 'provided', reporter, reporter, created_at, settled_at, case when settled_at is not null then 'right' end
   from job_reports`,
  `insert into fact_judgements (job_id, claim, title, name, value, origin, is_unsure, version, verdict, via, by)
   select id, 'claim', title, 'housing', 'provided', 'text', false, 1, 'right', 'chance', 'admin@example.com' from jobs limit $1 / 10`,
  // One pair of fifty waits, and most were merged.
  `insert into job_pairs (job_id, other_id, likeness, doubts, created_at)
   select id, next, 0.95, case when n % 50 = 0 then array['the pay differs'] else '{}' end, now() - n * interval '1 minute'
   from (select id, lead(id) over () as next, row_number() over () as n
     from (select id from jobs where expired_at is null limit $1) as few) as numbered where next is not null`,
  `insert into job_blocks (kind, value, by) select 'company', 'gone-company-' || n, 'admin@example.com' from generate_series(1, 300) n`,
  `insert into job_blocks (kind, value, by) select 'keyword', 'unwanted word ' || n, 'admin@example.com' from generate_series(1, 200) n`,
  `insert into contact_messages (name, email, subject, message, created_at, handled_at)
   select 'Person ' || n, 'person-' || n || '@example.com', 'A question', 'How does it work?', now() - n * interval '1 minute',
     case when n % 20 > 0 then now() end
   from generate_series(1, $1::int * 5) n`,
  // Three events for each order of the accounts.
  `insert into stripe_events (id, type, object_id, livemode, email, stripe_customer_id, checkout_id, received_at, handled_at, outcome, detail)
   select 'evt_' || m.number || '_' || n, (array['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'])[m.number],
     case when m.number = 1 then 'cs_test_' || n else m.number || '_' || n end, false,
     case when m.number < 3 then 'person-' || n || '@example.com' end, 'cus_' || n, null, now() - n * interval '1 second',
     case when n % 5000 > 0 then now() end, case when n % 5000 = 0 then 'failed' when n % 7 = 0 then 'superseded' else 'applied' end, 'It was stored.'
   from generate_series(1, $1::int * 17) n, generate_series(1, 3) m (number)`,
  // Three years of payments, every twentieth of them given back.
  `insert into revenue_entries (stripe_id, product, cents, currency, livemode, at)
   select 'in_' || n, case when n % 30 = 0 then 'posting' else 'subscription' end, case when n % 20 = 0 then -900 else 900 end,
     'usd', false, now() - n % 1090 * interval '1 day'
   from generate_series(1, $1::int * 5) n`,
  `insert into mails (kind, recipient, data, created_at)
   select 'job-alert', 'late-' || n || '@example.com', '{}', now() - n * interval '1 second' from generate_series(1, $1::int / 10) n`,
];
