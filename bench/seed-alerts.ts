import { seeding } from "./seeding.ts";

const newJobsSeconds = 3_000 * 4;
const settledSeconds = 300;

/**
 * Makes due alerts with 3,000 new jobs: two in five without an account, one in seven of a subscriber. One in eight has rare
 * words, three in ten ask for facts.
 */
export async function seedAlerts(count: number) {
  await seeding(async (client) => {
    await client.query("truncate job_alerts");
    await client.query("delete from mails where kind = 'job-alert'");
    await client.query("delete from pgboss.job where name like 'alerts.%'");
    await client.query(stateFacts, [newJobsSeconds + settledSeconds]);
    await client.query(insertAlerts, [count, newJobsSeconds + settledSeconds]);
    await client.query("vacuum analyze job_alerts");
  });
}

const pick = (purpose: string, of: number) => `(abs(hashtext(i || '${purpose}')::bigint) % ${of})`;

const month = (purpose: string, of: number) =>
  `to_char(now() + ${pick(purpose, of)} * interval '1 month', 'YYYY-MM')`;

const stateFacts = `
update jobs set fact_words = made.words
from (
  select id, array_remove(array[
    case when ${pick("bed", 10)} < 3 then (array['housing:provided','housing:at-a-cost','housing:not-provided'])[1 + ${pick("beds", 3)}] end,
    case when ${pick("meal", 10)} < 2 then 'meals:provided' end,
    case when ${pick("begin", 10)} < 4 then 'start:' || ${month("month", 12)} end,
    case when ${pick("hour", 10)} < 4 then 'pay-hour:15' end,
    case when ${pick("hour", 10)} < 2 then 'pay-hour:20' end,
    case when ${pick("aged", 10)} < 3 then 'min_age:' || (array[18,21])[1 + ${pick("age", 2)}] end,
    case when ${pick("cert", 10)} < 1 then 'certifications:wfr-required' end,
    case when ${pick("drive", 10)} < 3 then 'driving_licence:required' end], null) as words
  from (select id, id::text as i from jobs where listed_at > now() - $1::int * interval '1 second' and fact_words = '{}') as new_jobs
) as made
where jobs.id = made.id`;

const insertAlerts = `
with words as (
  select
    array['ranger','guide','ski','instructor','trail','biologist','camp counselor','fishing','maintenance','retail','manager','lift',
      'patrol','naturalist','forestry','fish','conservation','educator','climbing','hut','captain','designer','analyst','warehouse',
      'steward','restoration','backcountry','mechanic','adventure','director'] as roles,
    array['','senior ','seasonal ','lead ','assistant ','junior ','supervisory ','part-time ','summer ','winter '] as ranks,
    array['California','Colorado','Utah','Washington','Montana','Vermont','Oregon','Wyoming','Idaho','Alaska','New York','Texas',
      'Arizona','New Mexico','North Carolina','Minnesota'] as states
), owners as (
  select i, case when i % 5 < 3 then profiles.id end as user_id
  from generate_series(1, $1::int) i left join profiles on i % 5 < 3 and email = 'person-' || i || '@example.com'
), made as (
  select i, user_id,
    case
      when ${pick("tail", 8)} = 0 then 'keeper of ' || md5(i::text)
      when ${pick("tail", 8)} < 7 then ranks[1 + case when ${pick("ranked", 3)} = 0 then ${pick("rank", 10)} else 0 end] || roles[1 + ${pick("role", 30)}]
    end as title,
    states[1 + ${pick("state", 16)}] as state,
    'Town ' || ${pick("city", 400)} as city,
    ${pick("place", 100)} as place,
    ${pick("remote", 10)} = 0 as remote,
    case when ${pick("employed", 20)} = 0 then 'Outfitter ' || ${pick("employer", 60000)} end as company,
    case when ${pick("typed", 20)} = 0 then (array['Full-time','Part-time','Seasonal','Contract'])[1 + ${pick("type", 4)}] end as job_type,
    case when ${pick("closing", 30)} = 0 then (array['3','7','14','30'])[1 + ${pick("days", 4)}] end as closes_within,
    case when ${pick("facts", 10)} < 3 then array_remove(array[
      case when ${pick("beds", 10)} < 6 then (array['housing','housing-help'])[1 + ${pick("bed", 2)}] end,
      case when ${pick("months", 10)} < 6 then 'start-' || ${month("first", 12)} end,
      case when ${pick("months", 10)} < 3 then 'start-' || ${month("second", 12)} end,
      case when ${pick("paid", 10)} < 4 then (array['hour-15','hour-20'])[1 + ${pick("pay", 2)}] end,
      case when ${pick("aged", 10)} < 2 then (array['age-17','age-19'])[1 + ${pick("age", 2)}] end,
      case when ${pick("lacking", 10)} < 5 then (array['no-wfr','no-licence','no-certificate'])[1 + ${pick("lack", 3)}] end], null) end as facts
  from owners, words
)
insert into job_alerts (user_id, email, name, search_criteria, criteria_version, remote_preference, frequency, created_at, confirmed_at, covered_until, next_due_at)
select user_id, case when user_id is null then 'camper-' || i || '@example.com' end, 'Alert ' || i,
  jsonb_strip_nulls(jsonb_build_object(
    'title', title,
    'state', case when place < 40 then state end,
    'city', case when place < 15 then city end,
    'location', case when place between 40 and 54 then state end,
    'company', company,
    'job_type', job_type,
    'closes_within', closes_within,
    'facts', (select string_agg(distinct fact collate "C", ',' order by fact collate "C") from unnest(facts) fact),
    'remote', case when remote then true end)),
  case when company is not null or job_type is not null or closes_within is not null then 4
    when facts = '{}' or facts is null then 1 else 3 end, remote, case when i % 4 = 0 then 'weekly' else 'daily' end,
  now() - interval '30 days', now() - interval '30 days', now() - $2::int * interval '1 second', now() - interval '1 minute'
from made`;
