import { href } from "react-router";
import { companyPath, jobPath } from "#app/paths.ts";
import { sitemapXml } from "#app/seo/sitemap.ts";
import { liveCompanies } from "#core/jobs/live-companies.ts";
import { isSitemapDivision, selectSitemapPart } from "#core/jobs/sitemap.ts";
import { site } from "#core/site.ts";
import type { Route } from "./+types/sitemap-part.ts";

/** Every page that is not made of listings. */
const pages = [href("/"), href("/jobs"), href("/remote-jobs")];

export async function loader({ params }: Route.LoaderArgs) {
  const entries = await entriesOf(params.part);
  if (!entries) throw new Response("There is no such sitemap.", { status: 404 });
  return sitemapXml(site.origin, entries);
}

async function entriesOf(part: string): Promise<{ path: string; lastmod?: Date }[] | null> {
  if (part === "pages.xml") return pages.map((path) => ({ path }));
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
