import { seeding } from "./seeding.ts";

/** Gives a tenth of the jobs a page at one of 2,000 hosts; of these, every tenth is due. */
export async function seedLinks(jobs: number) {
  await seeding(async (client) => {
    await client.query("truncate link_hosts, job_links");
    await client.query("delete from job_sightings where source = 'bench-links'");
    await client.query(
      `insert into job_sightings (job_id, source, source_id, url, content_hash)
       select id, 'bench-links', id, 'https://host-' || n % 2000 || '.example.com/' || id, id
       from (select id, row_number() over () as n from (select id from jobs where expired_at is null limit $1) as few) as numbered`,
      [Math.ceil(jobs / 10)],
    );
    await client.query(
      `insert into link_hosts (host, asked, dead, unknown, paused_until)
       select 'host-' || n || '.example.com', n, n / 10, n / 20, case when n % 50 = 0 then now() + interval '9 days' end
       from generate_series(0, 1999) n`,
    );
    await client.query(
      `insert into job_links (sighting_id, host, due_at)
       select id, split_part(url, '/', 3), now() + interval '1 hour' * case when n % 10 = 0 then -1 else 24 end
       from (select id, url, row_number() over () as n from job_sightings where source = 'bench-links') as numbered`,
    );
    await client.query("vacuum analyze job_sightings, link_hosts, job_links");
  });
}
