import { href, redirect } from "react-router";
import { ListErrorBoundary } from "#app/components/lists/job-results.tsx";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { Prose } from "#app/components/reading/prose.tsx";
import { RelatedLinks } from "#app/components/reading/related-links.tsx";
import { StatisticCards } from "#app/components/reading/statistic-cards.tsx";
import { freshUntilContext, viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { breadcrumbList } from "#app/seo/breadcrumb-list.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { findSearch } from "#core/content/content.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { listSearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import { queryFields } from "#core/jobs/query/query-address.ts";
import type { Route } from "./+types/search-page.ts";
import { alertQuery } from "./alert-query.ts";
import { SearchFaq } from "./search-faq.tsx";
import { SearchHero } from "./search-hero.tsx";
import { SearchInvitation } from "./search-invitation.tsx";
import { SearchResults } from "./search-results.tsx";
import { searchTrail } from "./search-trail.ts";

const searchPath = (slug: string) => href("/search/:slug", { slug });

export const handle = { parameters: ["after"] } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ loaderData, params, ...asked }) => {
  if (!loaderData) return pageMeta(asked, { title: "Job search", path: null });
  const { title, metaDescription, label } = loaderData.search;
  return [
    ...pageMeta(asked, { title, description: metaDescription, path: searchPath(params.slug) }),
    breadcrumbList(searchTrail(label), siteOf(asked.matches).origin),
  ];
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = findSearch(params.slug);
  if (!found) throw redirect("/404");
  const viewer = context.get(viewerContext);
  const after = url.searchParams.get("after");
  const list = await listSearchJobs({ query: found.query, viewer, after });
  context.get(freshUntilContext)(list.freshUntil);
  const { title, metaDescription, label, h1, intro, statistics, faqs, body } = found;
  const search = { title, metaDescription, label, h1, intro, statistics, faqs, html: body.html };
  const related = found.relatedSearches.flatMap(linkTo);
  return {
    search,
    wish: queryFields(alertQuery(found.query), offers.alert),
    related,
    list,
    viewer: viewer.kind,
  };
}

export default function SearchPage({
  loaderData: { search, wish, related, list, viewer },
  params,
}: Route.ComponentProps) {
  return (
    <>
      <div className="page py-2">
        <Breadcrumb items={searchTrail(search.label)} />
      </div>
      <SearchHero
        heading={search.h1}
        intro={search.intro}
        jobsAt={list.shown > 0 ? "#positions" : null}
        wish={wish}
      />
      <div className="page space-y-10 py-6 sm:space-y-14 sm:py-8">
        <StatisticCards statistics={search.statistics} />
        <SearchResults list={list} viewer={viewer} path={searchPath(params.slug)} />
        <Prose html={search.html} className="beside" />
        <SearchFaq faqs={search.faqs} />
        <RelatedLinks heading="Related Job Searches" links={related} />
        {list.isLimited && <SearchInvitation />}
      </div>
    </>
  );
}

export const ErrorBoundary = ListErrorBoundary;

function linkTo(slug: string): { label: string; to: string }[] {
  const search = findSearch(slug);
  return search ? [{ label: search.label, to: searchPath(slug) }] : [];
}
