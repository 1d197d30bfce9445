import { href } from "react-router";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { Prose } from "#app/components/reading/prose.tsx";
import { StatisticCards } from "#app/components/reading/statistic-cards.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { articleMeta } from "#app/seo/article-meta.ts";
import { jobCountsOfCompanies } from "#core/jobs/pages/live-companies.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { site } from "#core/platform/site.ts";
import type { Route } from "./+types/company-directory.ts";
import { ArticleHeader } from "./article-frame.tsx";
import { CompanyFinder } from "./company-finder.tsx";
import { readDirectory } from "./named-companies.ts";

const path = href("/all-outdoor-companies-hiring");
const trail = [{ label: "Home", to: "/" }, { label: "Outdoor Companies Hiring" }];
const longestQuery = 100;

export const handle = { parameters: ["q"] } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  articleMeta(args, loaderData?.page, path, trail);

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
        "Where these companies are based",
      ),
      { label: "Updates", value: "Daily", source: { name: "Open positions, updated daily" } },
    ],
    query: (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery),
  };
}

export default function CompanyDirectory({ loaderData }: Route.ComponentProps) {
  const { page, companies, statistics, query } = loaderData;
  return (
    <div className="page py-6">
      <Breadcrumb items={trail} />
      <ArticleHeader page={page} />
      <div className="mt-8">
        <StatisticCards statistics={statistics} />
      </div>
      <CompanyFinder companies={companies} query={query} path={path} longestQuery={longestQuery} />
      <Prose html={page.body.html} className="beside mt-14" />
    </div>
  );
}

function statistic(label: string, value: number, source: string) {
  return { label, value: value.toLocaleString("en-US"), source: { name: source } };
}
