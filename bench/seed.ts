import pg from "pg";
import { pool } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { saidWords } from "#core/search/conditions-said.ts";
import { migrate } from "#db/migrate.ts";
import { statingDescription } from "./made-texts.ts";

/** Makes jobs with realistic distributions, keeps those of an earlier run, and resumes an interrupted one. */
export async function seed(rows: number) {
  await migrate(env.DATABASE_URL);
  // Indexing may outlast the pool's statement timeout.
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const started = performance.now();
    const { rows: found } = await client.query("select count(*)::int as count from jobs");
    const isFull = found[0].count >= rows;
    if (isFull && !(await areIndexesKept(client))) return;
    // Indexing after filling takes a third of the time.
    await client.query("set maintenance_work_mem = '1GB'");
    if (!isFull) {
      await client.query("truncate jobs cascade");
      await keepIndexes(client);
      await Promise.all([insertFrom(1, rows), insertFrom(1 + atOnce, rows)]);
    }
    await client.query("begin");
    for (const { definition } of (await client.query("select definition from kept_indexes")).rows) {
      await client.query(definition);
    }
    await client.query("drop table kept_indexes");
    await client.query("commit");
    await client.query("vacuum analyze jobs");
    const size = await client.query("select pg_size_pretty(pg_total_relation_size('jobs')) as size");
    console.log(
      `\nSeeded ${rows.toLocaleString("en-US")} jobs (${size.rows[0].size} with indexes) in ${Math.round((performance.now() - started) / 1000)} s.`,
    );
  } finally {
    await client.end();
  }
}

async function areIndexesKept(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('kept_indexes') is not null as kept");
  return rows[0].kept;
}

async function keepIndexes(client: pg.Client) {
  const others = "from pg_indexes where tablename = 'jobs' and indexname <> 'jobs_pkey'";
  await client.query("begin");
  await client.query("create table if not exists kept_indexes (definition text)");
  await client.query(`insert into kept_indexes select indexdef ${others}`);
  for (const { indexname } of (await client.query(`select indexname ${others}`)).rows) {
    await client.query(`drop index ${indexname}`);
  }
  await client.query("commit");
}

const atOnce = 5_000;

/** Inserts every other batch; two connections halve the time. */
async function insertFrom(start: number, rows: number) {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    for (let from = start; from <= rows; from += 2 * atOnce) {
      const count = Math.min(rows - from + 1, atOnce);
      const descriptions = Array.from({ length: count }, (_, n) => statingDescription(from + n));
      const said = descriptions.map((description) => saidWords({ title: "", description }).join(" "));
      await client.query(insertJobs, [from, descriptions, said]);
    }
  } finally {
    client.release(true);
  }
}

const pick = (purpose: string, of: string) => `(abs(hashtext(i || '${purpose}')::bigint) % ${of})`;

const insertJobs = `
with words as (
  select
    array['Park Ranger','River Guide','Ski Instructor','Trail Crew Member','Wildlife Biologist','Camp Counselor','Fishing Guide',
      'Maintenance Worker','Retail Associate','Store Manager','Lift Operator','Ski Patroller','Naturalist','Forestry Technician',
      'Fish Biologist','Conservation Planner','Environmental Educator','Climbing Instructor','Hut Keeper','Boat Captain',
      'Product Designer','E-commerce Analyst','Warehouse Associate','Land Steward','Restoration Technician','Backcountry Ranger',
      'Mountain Bike Mechanic','Adventure Guide','Visitor Services Assistant','Program Director'] as roles,
    array['','Senior ','Seasonal ','Lead ','Assistant ','Junior ','Supervisory ','Part-Time ','Summer ','Winter '] as ranks,
    array['',' I',' II',' (Temporary)',' - North',' - South',' (Weekends)',', Field'] as tails,
    array['CA','CO','UT','WA','MT','VT','OR','WY','ID','AK','NY','TX','AZ','NM','NC','MN'] as codes,
    array['California','Colorado','Utah','Washington','Montana','Vermont','Oregon','Wyoming','Idaho','Alaska','New York','Texas',
      'Arizona','New Mexico','North Carolina','Minnesota'] as states,
    array[37.2,39.0,39.3,47.4,46.9,44.0,43.9,43.0,44.2,63.6,42.9,31.5,34.3,34.4,35.5,46.3] as lats,
    array[-119.5,-105.5,-111.7,-120.4,-109.6,-72.7,-120.6,-107.5,-114.5,-149.5,-75.5,-99.3,-111.7,-106.1,-79.4,-94.3] as lons,
    array['National Park Service','National Park Service','National Park Service','Forest Service','Forest Service',
      'Bureau of Land Management','Cook Inlet Adventures','High Sierra Outfitting','Blue Ridge Conservancy','Trout and Timber Lodge',
      'Student Conservation Association','Great Basin Institute','Aspen Grove Camps','Granite Peak Ski Resort',
      'Ranger Creek Ranch','Salmon River Rafting Company'] as employers
), made as (
  select i, text, stated,
    case when ${pick("rare", "20000")} = 0 then 'Falconer'
      else ranks[1 + ${pick("rank", "10")}] || roles[1 + ${pick("role", "30")}] || tails[1 + ${pick("tail", "8")}] end as title,
    -- A few employers with thousands of jobs, many with one or two.
    case when ${pick("named", "500")} < 16 then employers[1 + ${pick("named", "500")}]
      else 'Outfitter ' || floor(power(${pick("company", "1000000")} / 1000000.0, 2) * 60000)::int end as company,
    least(16, 1 + floor(power(${pick("state", "1000000")} / 1000000.0, 2) * 16)::int) as state,
    ${pick("city", "400")} as city,
    ${pick("abroad", "100")} < 5 as abroad,
    ${pick("remote", "1000")} as remote,
    case when ${pick("kind", "100")} < 3 then 'academic' when ${pick("kind", "100")} < 4 then 'course' end as no_job,
    ${pick("pay", "100")} as pay,
    18 + power(${pick("amount", "1000")} / 1000.0, 4) * 70 as hourly,
    -- A season for a third, with starts from last month on; an end date for a third, within forty days.
    case when ${pick("start", "100")} < 34 then current_date - 30 + ${pick("started", "360")}::int end as starts_on,
    case when ${pick("end", "100")} < 35 then now() + (1 + ${pick("ended", "40")}) * interval '1 day' end as valid_through,
    array_remove(array[
      case when ${pick("housing", "100")} < 15 then 'housing:provided' when ${pick("housing", "100")} < 24 then 'housing:at-a-cost'
        when ${pick("housing", "100")} < 30 then 'housing:not-provided' end,
      case when ${pick("meals", "100")} < 12 then 'meals:provided' end,
      case when ${pick("summer", "100")} < 20 then 'season:summer' when ${pick("summer", "100")} < 30 then 'season:winter' end,
      case when ${pick("age", "100")} < 12 then 'min_age:18' when ${pick("age", "100")} < 16 then 'min_age:21' end,
      case when ${pick("certificate", "100")} < 5 then 'certifications:wfr-required'
        when ${pick("certificate", "100")} < 13 then 'certifications:cpr-required' end,
      case when ${pick("licence", "100")} < 32 then 'driving_licence:required' end,
      case when ${pick("papers", "100")} < 6 then 'papers:visa-supported' when ${pick("papers", "100")} < 24 then 'papers:us-citizens' end,
      case when ${pick("couples", "100")} < 4 then 'couples:welcome' end,
      case when ${pick("pets", "100")} < 3 then 'pets:welcome' end,
      case when ${pick("housing", "100")} < 30 then 'says:housing' end, 'read:silences'
    ], null) as said
  from words, (select $1::int + place::int - 1 as i, text, stated
    from unnest($2::text[], $3::text[]) with ordinality as texts (text, stated, place)) as texts
), placed as (
  select made.*, words.codes[state] as code,
    case when abroad then 'Alberta' else words.states[state] end as region,
    case when abroad then 'CA' else 'US' end as country,
    -- Twenty rows of twenty towns around the middle of each state.
    (case when abroad then 53 else words.lats[state] end + ((city % 20) - 10) * 0.11)::numeric(6, 2) as lat,
    (case when abroad then -115 else words.lons[state] end + ((city / 20) - 10) * 0.14)::numeric(6, 2) as lon
  from made, words
)
insert into jobs (slug, url, title, company_name, company_slug, location, country_code, state, city, places, places_text, us_states,
  country_codes, has_remote, work_arrangement, job_type, category, date_posted, listed_at, expires_at, valid_through,
  starts_on, starts_from, fact_words, place_words, said_words, latitudes, longitudes, read_version, relevance_version, compared_version, kind, aside, salary_min, salary_max, salary_currency,
  salary_unit, salary_yearly, description, description_md, apply_url, source, fingerprint)
select
  trim(both '-' from regexp_replace(lower(title || ' town ' || city || ' ' || region), '[^a-z0-9]+', '-', 'g')),
  'https://jobs.example.com/' || i, title, company, replace(lower(company), ' ', '-'),
  'Town ' || city || ', ' || region, country, region, 'Town ' || city,
  jsonb_build_array(jsonb_build_object('text', 'Town ' || city || ', ' || region, 'city', 'Town ' || city, 'state', region,
    'countryCode', country, 'lat', lat, 'lon', lon)),
  lower('town ' || city || ', ' || region), case when abroad then '{}' else array[code] end, array[country],
  remote < 25, case when remote < 15 then 'remote' when remote < 25 then 'hybrid' else 'onsite' end,
  (array['Full-time','Part-time','Seasonal','Contract'])[1 + i % 4], 'Parks',
  now() - (i * interval '4 seconds'), now() - (i * interval '4 seconds'), now() + interval '20 days' + (i % 1000000) * interval '1 second',
  valid_through, starts_on, starts_on - case when i % 2 = 0 then 0 else 30 end,
  said || case when starts_on is null then '{}' else array['start:' || to_char(starts_on, 'YYYY-MM'), 'says:start'] end
    || case when pay < 60 then array(select 'pay-hour:' || step from unnest(array[12, 15, 18, 20, 22, 25, 30, 35, 40, 50]) step
      where step <= round(hourly * 1.2)) else '{}' end,
  array['cell:' || trim_scale(floor(lat * 2) / 2) || ':' || trim_scale(floor(lon * 2) / 2),
    'cells:' || floor(lat / 2) * 2 || ':' || floor(lon / 2) * 2],
  string_to_array(stated, ' '),
  array[lat::float8], array[lon::float8],
  32767, 32767, 32767, coalesce(no_job, 'job'), no_job,
  case when pay < 60 then round(hourly) end, case when pay < 60 then round(hourly * 1.2) end,
  case when pay < 60 then 'USD' end, case when pay < 60 then 'hour' end, case when pay < 60 then round(hourly * 1.2) * 2080 end,
  text, '# The work' || chr(10) || text,
  'https://jobs.example.com/' || i || '/apply', 'bench', md5(i::text)
from placed`;
