import type { Page } from "@playwright/test";
import pg from "pg";

export type PageAddresses = Record<
  "home" | "jobs" | "remote" | "job" | "ended" | "company" | "missing",
  string
>;

/** One address of every kind of page. One job far down the lists is ended for it. */
export async function pageAddresses(databaseUrl: string): Promise<PageAddresses> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ company_slug: string; slug: string; end: string }>(`
    with oldest as (select id from jobs where id::text < '8' order by date_posted, id limit 1),
      ended as (update jobs set expired_at = now() where id in (select id from oldest) and expired_at is null)
    select company_slug, slug, right(jobs.id::text, 6) as end from jobs
    where id in (select id from oldest) or id in (select id from jobs where expired_at is null order by date_posted desc, id desc limit 1)
    order by date_posted`);
  await client.end();
  const [ended, job] = rows.map((row) => ({ ...row, company: `/company/${row.company_slug}` }));
  if (!ended || !job) throw new Error("The database has no jobs.");
  return {
    home: "/",
    jobs: "/jobs",
    remote: "/remote-jobs",
    job: `${job.company}/jobs/${job.slug}-${job.end}`,
    ended: `${ended.company}/jobs/${ended.slug}-${ended.end}`,
    company: job.company,
    missing: "/no-such-page",
  };
}

/** Waits until the page's script has taken over what the server rendered. */
export async function isHydrated(page: Page) {
  await page.waitForFunction(() => {
    const header = document.querySelector("header");
    return header && Object.keys(header).some((key) => key.startsWith("__reactFiber"));
  });
}
