import { env } from "#core/platform/env.server.ts";
import { installQueues } from "#core/platform/tasks.server.ts";
import { seeding } from "./seeding.ts";

export async function seedAccounts(rows: number) {
  await installQueues(env.DATABASE_URL);
  await seeding(async (client) => {
    const { rows: found } = await client.query("select count(*)::int as count from profiles");
    if (found[0].count >= rows) return;
    await client.query("begin");
    await client.query(
      "truncate profiles, mails, stripe_events, rate_limit_buckets, sign_in_links, checkouts cascade",
    );
    for (const statement of statements) await client.query(statement, statement.includes("$1") ? [rows] : []);
    await client.query("commit");
    await client.query("vacuum analyze");
  });
}

const statements = [
  `insert into profiles (email, email_verified) select 'person-' || i || '@example.com', true from generate_series(1, $1::int) i`,
  `insert into sessions (token, user_id, expires_at, user_agent)
   select md5(id::text), id, now() + interval '20 days', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' from profiles`,
  `insert into billing_customers (stripe_customer_id, user_id, livemode)
   select 'cus_' || md5(id::text), id, false from profiles where id::text < '8'`,
  `insert into checkouts (purpose, plan, user_id, stripe_session_id, livemode, paid_email, fulfilled_at, created_at)
   select 'subscription', 'monthly', id, 'cs_test_' || md5(id::text), false, email, now() - interval '50 days', now() - interval '50 days'
   from profiles where id::text < '8'`,
  `insert into user_subscriptions (user_id, stripe_subscription_id, stripe_customer_id, paid_email, status, plan, current_period_end,
     cancel_at_period_end, livemode, read_ticket)
   select id, 'sub_' || md5(id::text), 'cus_' || md5(id::text), email, case when id::text < '3' then 'canceled' else 'active' end, 'monthly',
     now() + case when id::text < '3' then interval '-10 days' else interval '10 days' end, false, false, 0
   from profiles where id::text < '8'`,
  `insert into mails (kind, recipient, data, sent_at) select 'subscription-started', email, '{}', now() from profiles`,
  `insert into stripe_events (id, type, object_id, livemode, handled_at)
   select 'evt_' || i, 'customer.subscription.updated', 'sub_' || md5(i::text), false, now() from generate_series(1, $1::int) i`,
  `insert into rate_limit_buckets (key, count, ends_at)
   select 'sign-in:' || md5(i::text), 1, now() + interval '1 hour' from generate_series(1, $1::int) i`,
  `insert into sign_in_links (token_hash, email, next, expires_at)
   select md5(i::text), 'person-' || i || '@example.com', '/', now() + interval '1 hour' from generate_series(1, $1::int / 10) i`,
  `insert into mail_suppressions (email, reason) select 'gone-' || i || '@example.com', 'bounce' from generate_series(1, $1::int / 10) i`,
];
