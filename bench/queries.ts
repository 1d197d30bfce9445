import { writeCursor } from "#core/jobs/cursor.ts";
import { clearCompanyFacts, findCompany } from "#core/jobs/pages/find-company.ts";
import { findJob } from "#core/jobs/pages/find-job.ts";
import { clearCompanies, liveCompanies } from "#core/jobs/pages/live-companies.ts";
import { clearRelated, relatedJobs } from "#core/jobs/pages/related-jobs.ts";
import { type JobFilters, noFilters } from "#core/jobs/query/filters.ts";
import { clearListFigures } from "#core/jobs/query/list-figures.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { listSearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import { listStateJobs, stateFigures } from "#core/jobs/query/list-state-jobs.ts";
import { noResultFilters, type ResultFilters } from "#core/jobs/query/result-filters.ts";
import type { SearchFilters } from "#core/jobs/query/search-filters.ts";
import { clearCounts } from "#core/jobs/query/select-jobs.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { clearTotals, jobTotals } from "#core/jobs/totals.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { pool } from "#core/platform/db.server.ts";
import { measureQueries, type QueryRow } from "./measure-queries.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "bench" };

const list = (filters: Partial<JobFilters>, after: string | null = null) =>
  listJobs({ scope: "all", filters: { ...noFilters, ...filters }, viewer: subscriber, after });

const search = (filters: Partial<SearchFilters>) =>
  listSearchJobs({ filters: { country_code: "US", ...filters }, viewer: { kind: "anonymous" }, after: null });

const washingtonState = { state: "WA", cities: ["Seattle", "Spokane"] };
const washington = (filters: Partial<ResultFilters>) =>
  listStateJobs(washingtonState, { ...noResultFilters, ...filters });

/** Each row: one verb, first with no count remembered (cold), then as it is within the minute (warm). */
export async function benchQueries(total: number) {
  const samples = await sampleJobs();
  const deep = writeCursor({
    datePosted: new Date(Date.now() - total * 0.6 * 4000),
    id: crypto.randomUUID(),
  });
  const rows: QueryRow[] = [
    ["newest page", "10", () => list({})],
    ["deep keyset page (60 % down)", "10", () => list({}, deep)],
    ['title, common ("guide")', "60", () => list({ title: "guide" })],
    ['title, rare ("falconer")', "60", () => list({ title: "falconer" })],
    ['title, no hit ("zeppelin")', "10", () => list({ title: "zeppelin" })],
    ['title, short word ("II")', "60", () => list({ title: "II" })],
    ["state (Colorado)", "50", () => list({ location: "Colorado" })],
    ["state (Vermont)", "50", () => list({ location: "Vermont" })],
    ["country (Canada)", "50", () => list({ location: "Canada" })],
    ['city ("Town 17,")', "50", () => list({ location: "town 17," })],
    ["remote", "50", () => list({ work: "remote" })],
    [
      "Colorado + 75,000 + remote",
      "50",
      () => list({ location: "Colorado", minSalary: 75_000, work: "remote" }),
    ],
    ["US + 50,000 + on-site", "50", () => list({ location: "US", minSalary: 50_000, work: "onsite" })],
    [
      "Vermont + 100,000 + hybrid",
      "50",
      () => list({ location: "Vermont", minSalary: 100_000, work: "hybrid" }),
    ],
    [
      "guide + California + 50,000",
      "60",
      () => list({ title: "guide", location: "California", minSalary: 50_000 }),
    ],
    ["state page (Washington)", "50", () => washington({})],
    ["state page, last that can be reached", "50 warm", () => washington({ page: 50 })],
    ["state page, beyond the last", "50 warm", () => washington({ page: 5_000 })],
    ['state page, title "guide"', "60", () => washington({ title: "guide" })],
    ['state page, title "falconer", remote', "60", () => washington({ title: "falconer", hasRemote: true })],
    ["state page, within a day", "50", () => washington({ maxAge: 1 })],
    ["figures of a state (sitemap)", "–", () => stateFigures(washingtonState)],
    ['search page, title "guide"', "60", () => search({ title: "guide" })],
    [
      "search page, one of four titles",
      "60",
      () => search({ title: ["raft guide", "rafting", "whitewater", "river guide"] }),
    ],
    ["search page, Colorado", "50", () => search({ title_or_state: { title: "colorado", state: "CO" } })],
    ["search page, all of the US", "50", () => search({})],
    ["search page, remote", "50", () => search({ has_remote: true })],
    ["company page", "10", (n) => findCompany(samples[n % samples.length]?.companySlug ?? "")],
    ["detail by address", "10", (n) => findSample(samples, n)],
    ["related jobs", "10", (n) => relatedTo(samples, n)],
    [
      "true total (each 30 s)",
      "–",
      () => {
        clearTotals();
        return jobTotals();
      },
    ],
    [
      "all companies (each 5 min)",
      "–",
      () => {
        clearCompanies();
        return liveCompanies();
      },
    ],
  ];
  await jobTotals();
  await measureQueries(
    `Queries over ${total.toLocaleString("en-US")} jobs (ms; one connection; cold = no count remembered, pages of the table in memory)`,
    rows,
    forget,
  );
}

/** Nothing remembered but the board's total, which no page waits for. */
function forget() {
  clearCounts();
  clearListFigures();
  clearRelated();
  clearCompanyFacts();
}

async function sampleJobs() {
  const { rows } = await pool.query<{
    id: string;
    slug: string;
    company_slug: string;
    title: string;
    us_states: string[];
    country_code: string;
  }>(
    "select id, slug, company_slug, title, us_states, country_code from jobs tablesample system (0.05) limit 60",
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    companySlug: row.company_slug,
    usStates: row.us_states,
    countryCode: row.country_code,
  }));
}

function findSample(samples: Awaited<ReturnType<typeof sampleJobs>>, n: number) {
  const job = samples[n % samples.length];
  return job ? findJob({ companySlug: job.companySlug, jobSlug: jobSlug(job) }) : null;
}

function relatedTo(samples: Awaited<ReturnType<typeof sampleJobs>>, n: number) {
  const job = samples[n % samples.length];
  return job && relatedJobs(job);
}
