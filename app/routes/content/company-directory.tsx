import { href } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Prose } from "#app/components/prose.tsx";
import { StatisticCards } from "#app/components/statistic-cards.tsx";
import { breadcrumbList } from "#app/seo/breadcrumb-list.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { jobCountsOfCompanies } from "#core/jobs/live-companies.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { longDate } from "#core/long-date.ts";
import { site } from "#core/site.ts";
import type { Route } from "./+types/company-directory.ts";
import { CompanyFinder } from "./company-finder.tsx";
import { readDirectory } from "./named-companies.ts";

const path = href("/all-outdoor-companies-hiring");
const trail = [{ label: "Home", to: "/" }, { label: "Outdoor Companies Hiring" }];
const longestQuery = 100;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta(matches, { title: "Outdoor Companies Hiring", path: null });
  const { title, metaDescription: description } = loaderData.page;
  return [...pageMeta(matches, { title, description, path }), breadcrumbList(trail, siteOf(matches).origin)];
};

export async function loader({ url }: Route.LoaderArgs) {
  const { page, companies } = readDirectory();
  const [totals, jobCounts] = await Promise.all([jobTotals(), jobCountsOfCompanies()]);
  const listed = companies.map((company) => ({
    ...company,
    jobCount: jobCounts.get(company.slug) ?? 0,
  }));
  return {
    page,
    companies: listed,
    statistics: [
      statistic("Companies", listed.length, "In this directory"),
      statistic("Open positions", totals.live, `On ${site.name} now, from all employers`),
      statistic(
        "Countries",
        new Set(listed.map(({ country }) => country)).size,
        "Where these companies are run from",
      ),
      { label: "Updates", value: "Daily", source: { name: "Open positions are read anew every day" } },
    ],
    query: (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery),
  };
}

export default function CompanyDirectory({ loaderData }: Route.ComponentProps) {
  const { page, companies, statistics, query } = loaderData;
  return (
    <div className="page py-6">
      <Breadcrumb items={trail} />
      <header className="mt-6 mb-8 max-w-3xl">
        {page.eyebrow && <p className="eyebrow text-sun">{page.eyebrow}</p>}
        <h1 className="mt-2 text-[clamp(2.1rem,5vw,3.25rem)] leading-[1.08]">{page.h1}</h1>
        {page.intro && <p className="mt-5 text-granite text-lg leading-relaxed">{page.intro}</p>}
        <p className="mt-4 text-granite text-sm">
          Last updated <time dateTime={page.updated}>{longDate(new Date(page.updated))}</time>
        </p>
      </header>
      <StatisticCards statistics={statistics} />
      <CompanyFinder companies={companies} query={query} path={path} longestQuery={longestQuery} />
      <Prose html={page.body.html} className="beside mt-14" />
    </div>
  );
}

function statistic(label: string, value: number, source: string) {
  return { label, value: value.toLocaleString("en-US"), source: { name: source } };
}
