import { href } from "react-router";
import { companyPath, statePath } from "#app/paths.ts";
import { parkPath } from "#app/routes/jobs/near/park-path.ts";
import { sitemapXml } from "#app/seo/sitemap.ts";
import { listSearches, listStates, makerPage, readPage } from "#core/content/content.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { liveCompanies } from "#core/jobs/pages/live-companies.ts";
import { isSitemapDivision, selectSitemapPart } from "#core/jobs/pages/sitemap.ts";
import { listParkPages } from "#core/jobs/parks/park-pages.ts";
import { searchFigures } from "#core/jobs/query/list-search-jobs.ts";
import { stateFigures } from "#core/jobs/query/list-state-jobs.ts";
import { site } from "#core/platform/site.ts";
import type { Route } from "./+types/sitemap-part.ts";

type Entry = { path: string; lastmod?: Date };

/** A landing page with fewer jobs stays reachable but is not in the sitemap. */
const fewestJobs = 5;

export async function loader({ params }: Route.LoaderArgs) {
  const entries = await entriesOf(params.part);
  if (!entries) throw new Response("There is no such sitemap.", { status: 404 });
  return sitemapXml(site.origin, entries);
}

async function entriesOf(part: string): Promise<Entry[] | null> {
  if (part === "pages.xml")
    return [...listEntries, ...(await landingEntries()), ...articleEntries(), ...formEntries];
  if (part === "companies.xml") {
    const companies = await liveCompanies();
    return companies.slice(0, 50_000).map(({ slug }) => ({ path: companyPath(slug) }));
  }
  const match = /^jobs-(\d{1,4})-of-(\d{1,4})\.xml$/.exec(part);
  if (!match) return null;
  const [number, parts] = [Number(match[1]), Number(match[2])];
  if (number < 1 || number > parts || !(await isSitemapDivision(parts))) return null;
  const jobs = await selectSitemapPart(number - 1, parts);
  return jobs.map((job) => ({ path: jobPath(job), lastmod: job.updatedAt }));
}

/** Lists change with every job, so they have no date. */
const listEntries: Entry[] = [href("/"), href("/jobs"), href("/remote-jobs")].map((path) => ({ path }));

const formEntries: Entry[] = [href("/post-job"), href("/contact")].map((path) => ({ path }));

async function landingEntries(): Promise<Entry[]> {
  const pages = [
    ...listSearches().map((search) => ({
      path: href("/search/:slug", search),
      updated: search.updated,
      read: () => searchFigures(search.query),
    })),
    ...listStates().map((state) => ({
      path: statePath(state.slug),
      updated: state.updated,
      read: () => stateFigures(state),
    })),
  ];
  const entries: Entry[] = [];
  // Visitors need the database more urgently, so pages are read one by one.
  for (const { path, updated, read } of pages) {
    const { count, newestAt } = await read();
    if (count >= fewestJobs) entries.push({ path, lastmod: laterOf(new Date(updated), newestAt) });
  }
  const parks = await listParkPages();
  return [
    ...entries,
    ...parks.map(({ park, newestAt }) => ({
      path: parkPath(park.slug),
      ...(newestAt && { lastmod: newestAt }),
    })),
  ];
}

function laterOf(updated: Date, newestAt: Date | null): Date {
  return newestAt && newestAt > updated ? newestAt : updated;
}

function articleEntries(): Entry[] {
  const articles = (
    [
      "all-outdoor-companies-hiring",
      "best-outdoor-companies-to-work-for",
      "best-job-boards-for-the-outdoor-industry",
      "10-step-guide-to-finding-your-dream-job",
      "removed",
    ] as const
  ).map((name) => ({ path: href(`/${name}`), updated: readPage(name).updated }));
  const founder = {
    path: href("/:founderSlug", { founderSlug: site.founder.slug }),
    updated: readPage(makerPage).updated,
  };
  const searches = [...listSearches(), ...listStates()].map(({ updated }) => updated).sort();
  const all = { path: href("/search/all"), updated: searches.at(-1) ?? founder.updated };
  return [all, ...articles, founder].map(({ path, updated }) => ({ path, lastmod: new Date(updated) }));
}
