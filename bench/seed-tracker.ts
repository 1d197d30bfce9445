import { seeding } from "./seeding.ts";

/** Entries for each of a tenth of the people; the first one has the maximum. */
const each = 10;
const most = 1_000;

export async function seedTracker(accounts: number): Promise<{ heavy: string; light: string[] }> {
  return seeding(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "select id from profiles where email like 'person-%' order by email limit $1",
      [accounts / each],
    );
    const people = rows.map(({ id }) => id);
    await client.query("truncate saved_jobs, applications");
    await client.query(
      "create temporary table picked as select row_number() over () - 1 as n, * from (select * from jobs limit 1000) first",
    );
    for (const table of ["saved_jobs", "applications"]) {
      const date = table === "saved_jobs" ? "saved_at" : "applied_at";
      await client.query(insertInto(table, date), [people.slice(0, 1), most]);
      await client.query(insertInto(table, date), [people.slice(1), each]);
    }
    await client.query("drop table picked");
    await client.query("vacuum analyze saved_jobs, applications");
    return { heavy: people[0] ?? "", light: people.slice(1, 61) };
  });
}

const insertInto = (table: string, date: string) => `
  insert into ${table} (user_id, job_id, job_title, company_name, location, job_url, salary, description_md, notes, ${date})
  select person, id, title, company_name, location, '/company/' || company_slug || '/jobs/' || slug || '-' || right(id::text, 6),
    'USD 20 - 25/hour', description_md, 'Ask about housing.', now() - k * interval '1 hour'
  from unnest($1::uuid[]) with ordinality as people (person, place)
    cross join generate_series(1, $2::int) k join picked on n = (place * 7 + k) % 1000`;
