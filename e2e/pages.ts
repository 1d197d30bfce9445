import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import pg from "pg";

/** Pages whose addresses do not depend on the database. */
const fixed = {
  home: "/",
  jobs: "/jobs",
  remote: "/remote-jobs",
  search: "/search/outdoor-jobs-colorado",
  "search without an answer": "/find?what=quantum+plumber&where=Oregon",
  "all searches": "/search/all",
  state: "/outdoor-jobs-california",
  "narrowed state": "/outdoor-jobs-california?title=park&max_age=30&page=2&page_size=2",
  directory: "/all-outdoor-companies-hiring",
  "empty directory": "/all-outdoor-companies-hiring?q=zeppelin",
  "alert form": "/job-alerts/new?title=ranger&state=Utah&facts=housing,no-wfr,start-2027-05",
  contact: "/contact",
  "posting form": "/post-job",
  missing: "/no-such-page",
};

/** Pages of text alone. */
const texts = {
  "ranked companies": "/best-outdoor-companies-to-work-for",
  "job boards": "/best-job-boards-for-the-outdoor-industry",
  guide: "/10-step-guide-to-finding-your-dream-job",
  founder: "/robin-hale",
  developers: "/developers",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
};

type Kind =
  | keyof typeof fixed
  | "park"
  | "job"
  | "ended"
  | "report"
  | "wrong fact"
  | "company"
  | keyof typeof texts;

export const kindsOfPages = [
  ...Object.keys(fixed),
  "park",
  "job",
  "ended",
  "report",
  "wrong fact",
  "company",
  ...Object.keys(texts),
] as Kind[];

/** Search and state pages that no kind includes, by their files. */
export const landingPages = [
  ...addressesIn("searches", "/search/"),
  ...addressesIn("states", "/outdoor-jobs-"),
].filter((address) => !Object.values<string>(fixed).includes(address));

/** Returns one address of every kind of page, and ends one job far down the lists for it. */
export async function pageAddresses(databaseUrl: string): Promise<Record<Kind, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; company_slug: string; slug: string; end: string }>(`
    with oldest as (select id from jobs where id::text < '8' order by date_posted, id limit 1),
      ended as (update jobs set expired_at = now() where id in (select id from oldest) and expired_at is null)
    select id, company_slug, slug, right(id::text, 6) as end from jobs
    where id in (select id from oldest) or id in (select id from jobs where expired_at is null order by date_posted desc, id desc limit 1)
    order by date_posted`);
  const { rows: facts } = await client.query<{ id: string; name: string }>(`
    select job_id as id, name from job_facts where job_id in (select id from jobs where expired_at is null)
    group by 1, 2 order by count(distinct value) desc, 1, 2 limit 1`);
  await client.end();
  const [ended, job] = rows;
  const [fact] = facts;
  if (!ended || !job || !fact) throw new Error("The database has no jobs.");
  const park = await addressNearPark(databaseUrl);
  return {
    ...fixed,
    ...texts,
    park,
    job: `/company/${job.company_slug}/jobs/${job.slug}-${job.end}`,
    ended: `/company/${ended.company_slug}/jobs/${ended.slug}-${ended.end}`,
    report: `/report-job/${job.id}`,
    "wrong fact": `/report-job/${fact.id}?fact=${fact.name}`,
    company: `/company/${job.company_slug}`,
  };
}

/** Its length makes sure that no screen shows both of its buttons. */
export async function longJobAddress(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ company_slug: string; slug: string; end: string }>(`
    select company_slug, slug, right(id::text, 6) as end from jobs
    where expired_at is null and is_demo and apply_url is not null order by length(description_md) desc, id limit 1`);
  await client.end();
  const [job] = rows;
  if (!job) throw new Error("The database has no jobs.");
  return `/company/${job.company_slug}/jobs/${job.slug}-${job.end}`;
}

export async function addressNearPark(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    "select slug from park_pages where shares_with is null and below_since is null order by jobs desc, slug limit 1",
  );
  await client.end();
  const [park] = rows;
  if (!park) throw new Error("No park has jobs near it.");
  return `/search/jobs-near-${park.slug}`;
}

/** Waits until React has hydrated everything that the server rendered. */
export async function waitForHydration(page: {
  waitForFunction(isReached: () => unknown): Promise<unknown>;
}) {
  await page.waitForFunction(() => !("takePresses" in window));
}

/** On a phone one line opens the filters; elsewhere it is hidden. */
export const filtersLine = (page: Page) =>
  page.locator("summary").filter({ hasText: /^Filters/, visible: true });

function addressesIn(folder: string, before: string): string[] {
  const files = readdirSync(`content/${folder}`).filter((file) => file.endsWith(".md"));
  return files.sort().map((file) => before + file.replace(/\.md$/, ""));
}
