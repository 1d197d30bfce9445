import { writeCursor } from "#core/jobs/cursor.ts";
import { clearChoiceCounts, countChoices, prepareChoiceCounts } from "#core/jobs/facts/count-choices.ts";
import { clearCompanyFacts, findCompany } from "#core/jobs/pages/find-company.ts";
import { findJob } from "#core/jobs/pages/find-job.ts";
import { clearCompanies, liveCompanies } from "#core/jobs/pages/live-companies.ts";
import { clearRelated, relatedJobs } from "#core/jobs/pages/related-jobs.ts";
import { clearRemovedJobs, removedJobs } from "#core/jobs/pages/removed-jobs.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { firstPage } from "#core/jobs/query/list-position.ts";
import { listSearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import { listStateJobs, stateFigures } from "#core/jobs/query/list-state-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { clearSuggestions, suggestSearches } from "#core/jobs/search/suggestions.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobsInFull } from "#core/jobs/taken/jobs-in-full.ts";
import { listingsOf } from "#core/jobs/taken/take-cards.ts";
import { clearTotals, jobTotals } from "#core/jobs/totals.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import type { Place } from "#core/places/place.ts";
import { pool } from "#core/platform/db.server.ts";
import { measureQueries, type QueryRow } from "./measure-queries.ts";

export const subscriber: Viewer = { kind: "subscriber", userId: "bench" };

export const list = (query: JobQuery, after: string | null = null) =>
  listJobs({ scope: "all", query, viewer: subscriber, after });

export const listFree = (query: JobQuery) =>
  listJobs({ scope: "all", query, viewer: { kind: "anonymous" }, after: null });

function countsOf(query: JobQuery) {
  clearChoiceCounts();
  const now = new Date();
  const conditions = queryConditions(query, now);
  return conditions.length ? countChoices(conditions, now) : prepareChoiceCounts();
}

const search = (query: JobQuery) =>
  listSearchJobs({ query: { country: "US", ...query }, viewer: { kind: "anonymous" }, after: null });

const washingtonState = { state: "WA", cities: ["Seattle", "Spokane"] };
const washington = (query: JobQuery, page = 1) =>
  listStateJobs(washingtonState, query, { ...firstPage, page });

export async function benchQueries(total: number) {
  const samples = await sampleJobs();
  const deep = writeCursor({
    datePosted: new Date(Date.now() - total * 0.6 * 4000),
    id: crypto.randomUUID(),
  });
  const beyond = async (query: JobQuery) => (await list(query)).next;
  const [afterFirst, afterGuides, afterTown, afterRemote] = await Promise.all([
    beyond({}),
    beyond({ titles: ["guide"] }),
    beyond({ location: "town 17," }),
    beyond({ work: "remote" }),
  ]);
  const newest = await Promise.all([list({}), list({}, afterFirst)]);
  const taken = newest.flatMap(({ cards }) => cards.flatMap(listingsOf));
  const rows: QueryRow[] = [
    ["newest page", "10", () => list({})],
    ["second page", "10", () => list({}, afterFirst)],
    ['second page, title "guide"', "60", () => list({ titles: ["guide"] }, afterGuides)],
    ['deep page, title "guide" (60 % down)', "150", () => list({ titles: ["guide"] }, deep)],
    ['second page, city ("Town 17,")', "50", () => list({ location: "town 17," }, afterTown)],
    ["second page, remote", "50", () => list({ work: "remote" }, afterRemote)],
    ["deep page, remote (60 % down)", "100", () => list({ work: "remote" }, deep)],
    ["title without a subscription, how many there are", "60", () => listFree({ titles: ["guide"] })],
    [
      "nothing found, and what to leave out",
      "150",
      () => list({ titles: ["zeppelin"], location: "Colorado", minSalary: 75_000 }),
    ],
    ["deep keyset page (60 % down)", "30", () => list({}, deep)],
    ['title, common ("guide")', "60", () => list({ titles: ["guide"] })],
    ['title, rare ("falconer")', "60", () => list({ titles: ["falconer"] })],
    ['title, no hit ("zeppelin")', "10", () => list({ titles: ["zeppelin"] })],
    ['title, short word ("II")', "60", () => list({ titles: ["II"] })],
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
      () => list({ titles: ["guide"], location: "California", minSalary: 50_000 }),
    ],
    ["state page (Washington)", "50", () => washington({})],
    ["state page, last that can be reached", "50 warm", () => washington({}, 50)],
    ["state page, beyond the last", "50 warm", () => washington({}, 5_000)],
    ['state page, title "guide"', "60", () => washington({ titles: ["guide"] })],
    [
      'state page, title "falconer", remote',
      "60",
      () => washington({ titles: ["falconer"], work: "remote" }),
    ],
    ["state page, within a day", "50", () => washington({ maxAge: 1 })],
    ["figures of a state (sitemap)", "–", () => stateFigures(washingtonState)],
    ['search page, title "guide"', "60", () => search({ titles: ["guide"] })],
    [
      "search page, one of four titles",
      "60",
      () => search({ titles: ["raft guide", "rafting", "whitewater", "river guide"] }),
    ],
    ["search page, Colorado", "50", () => search({ titleOrState: { title: "colorado", state: "CO" } })],
    ["search page, all of the US", "50", () => search({})],
    ["search page, remote", "50", () => search({ work: "remote" })],
    ["company page", "10", (n) => findCompany(samples[n % samples.length]?.companySlug ?? "")],
    [
      "company page, second",
      "20",
      (n) => findCompany(samples[n % samples.length]?.companySlug ?? "", { after: deep }),
    ],
    ["detail by address", "10", (n) => findSample(samples, n)],
    ["200 jobs in full, taken along", "150", () => jobsInFull(taken)],
    ["related jobs", "60", (n) => relatedTo(samples, n)],
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
    ["suggestions for two letters to six", "8", (n) => suggestSearches("guided".slice(0, 2 + (n % 5)))],
    [
      "all that can be suggested (each 15 min)",
      "–",
      () => {
        clearSuggestions();
        return suggestSearches("guide");
      },
    ],
    ["choices on the sheet of a state's jobs", "150", () => countsOf({ location: "Utah" })],
    [
      "jobs removed this week, by reason (every ten minutes)",
      "50",
      () => {
        clearRemovedJobs();
        return removedJobs();
      },
    ],
    ["choices on the sheet of the board (each minute)", "–", () => countsOf({})],
  ];
  await jobTotals();
  await measureQueries(
    `Queries over ${total.toLocaleString("en-US")} jobs (ms; one connection; cold = no count remembered, pages of the table in memory)`,
    rows,
    clearCaches,
  );
}

/** Keeps only the board's total, which no page waits for. */
export function clearCaches() {
  clearRelated();
  clearCompanyFacts();
}

async function sampleJobs() {
  const { rows } = await pool.query<{
    id: string;
    slug: string;
    company_slug: string;
    title: string;
    category: string;
    places: Place[];
    us_states: string[];
    country_code: string;
  }>(
    `select id, slug, company_slug, title, category, places, us_states, country_code
    from jobs tablesample system (0.05) limit 60`,
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    places: row.places,
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
