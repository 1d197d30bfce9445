import type { ReactNode } from "react";
import { href, redirect } from "react-router";
import { ErrorState, ListErrorBoundary, shownBeside } from "#app/components/lists/error-state.tsx";
import { asksForMap, mapFields, viewAddresses } from "#app/components/lists/map/map-address.ts";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { Prose } from "#app/components/reading/prose.tsx";
import { StatisticCards } from "#app/components/reading/statistic-cards.tsx";
import { asksAfreshContext, freshUntilContext, viewerContext } from "#app/context.ts";
import { packOnce } from "#app/once/pack-once.server.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { breadcrumbList } from "#app/seo/breadcrumb-list.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { findSearch } from "#core/content/content.ts";
import { idsBeside } from "#core/facts/choices.ts";
import { searchSheet } from "#core/jobs/facts/list-sheet.ts";
import { searchMap } from "#core/jobs/map/list-map.ts";
import { withKnownPlace } from "#core/jobs/near/known-place.ts";
import { sheetChips } from "#core/jobs/query/filter-chips.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { withChips, withOrder } from "#core/jobs/query/list-hints.ts";
import { searchParameters } from "#core/jobs/query/list-position.ts";
import { narrowings, searchFigures } from "#core/jobs/query/list-search-jobs.ts";
import { formFields, parseQuery } from "#core/jobs/query/query-address.ts";
import { queryInWords } from "#core/jobs/query/query-words.ts";
import { recentSearchJobs } from "#core/jobs/recent/recent-lists.ts";
import type { Widening } from "#core/jobs/search/explain-empty.ts";
import { readOrder } from "#core/jobs/search/list-order.ts";
import { formatCount } from "#core/text/number-words.ts";
import type { Route } from "./+types/search-page.ts";
import { searchAlertFields } from "./alert-query.ts";
import { BelowSearch } from "./below-search.tsx";
import { failList } from "./fail-list.ts";
import { findLanding } from "./near/find-landing.ts";
import { SearchHero } from "./search-hero.tsx";
import { SearchResults } from "./search-results.tsx";
import { searchTrail } from "./search-trail.ts";
import { openSheet, sheetAddress } from "./sheet-address.ts";

const searchPath = (slug: string) => href("/search/:slug", { slug });

export const handle = { parameters: searchParameters, firstStyles: "search" } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return pageMeta(args, { title: "Job search", path: null });
  const { title, metaDescription, label, path } = loaderData.search;
  return [
    ...pageMeta(args, { title, description: metaDescription, path, hasFeed: true }),
    breadcrumbList(searchTrail(label), siteOf(args.matches).origin),
  ];
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await findLanding(params.slug);
  if (!found) throw redirect("/404");
  const viewer = context.get(viewerContext);
  const after = url.searchParams.get("after");
  const ownFacts = found.query.facts ?? [];
  const typed = withKnownPlace(parseQuery(url.searchParams, narrowings));
  const { facts } = parseQuery({ facts: idsBeside(ownFacts, factsIn(url)) }, ["facts"]);
  const query = { ...typed, facts };
  const { title, metaDescription, label, h1, intro, statistics, faqs, html, isIndexed } = found;
  const path = isIndexed ? searchPath(params.slug) : null;
  const search = { title, metaDescription, label, h1, intro, statistics, faqs, html, path };
  const shown = {
    search,
    alertFields: searchAlertFields(found.query, query),
    related: found.related,
    viewer: viewer.kind,
  };
  const [jobs, sheet, map] = await Promise.all([
    recentSearchJobs(
      { query: found.query, narrowing: query, viewer, after, order: readOrder(url.searchParams) },
      context.get(asksAfreshContext),
    ),
    url.searchParams.get("sheet") === openSheet ? searchSheet(found.query, query) : null,
    asksForMap(url) ? searchMap(found.query, query, url.searchParams.get("map")) : null,
  ]).catch((error) => failList(error, context, shown));
  const { featured: _, cards: __, ...list } = jobs;
  context.get(freshUntilContext)(list.freshUntil);
  const narrowedBy = withOrder(formFields(query, narrowings), list.order);
  const fields = { ...narrowedBy, ...mapFields(map) };
  const hints = withChips(list.hints, sheet ? [] : sheetChips(query, narrowings));
  const views = viewAddresses(fields);
  const allFacts = facts ? [...ownFacts, ...facts] : found.query.facts;
  return {
    ...shown,
    list: { ...list, jobs: packOnce(context, jobs, ({ featured, cards }) => [...featured, ...cards]) },
    narrowed: {
      fields,
      sheet,
      sheetAt: sheetAddress(fields),
      mapAt: views.map,
      notes: hints || map ? { hints, closed: null, views: map && views, map: map && { map, fields } } : null,
    },
    empty: list.total
      ? null
      : {
          asked: queryInWords({ ...found.query, ...query, facts: allFacts }),
          tooShort: null,
          widenings: [
            ...(Object.keys(narrowedBy).length ? await withoutFilters(found.query, params.slug, query) : []),
            ...(await openSearches(found.relatedSearches)),
          ],
          words: null,
        },
  };
}

export default function SearchPage({
  loaderData: { list, narrowed, empty, ...shown },
  params,
}: Route.ComponentProps) {
  const { viewer, alertFields } = shown;
  return (
    <Landing {...shown} jobsAt={list.shown > 0 ? "#positions" : null} isLimited={list.isLimited}>
      <SearchResults
        list={list}
        narrowed={narrowed}
        viewer={viewer}
        path={searchPath(params.slug)}
        alertFields={alertFields}
        empty={empty}
      />
    </Landing>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shown = shownBeside<Shown>(error);
  if (!shown) return <ListErrorBoundary error={error} heading="Job search" />;
  return (
    <Landing {...shown} jobsAt={null} isLimited={shown.viewer !== "subscriber"}>
      <ErrorState error={error} />
    </Landing>
  );
}

type Shown = Omit<Awaited<ReturnType<typeof loader>>, "list" | "narrowed" | "empty">;
type LandingProps = Shown & { jobsAt: string | null; isLimited: boolean; children: ReactNode };

function Landing({ search, alertFields, related, jobsAt, isLimited, children }: LandingProps) {
  return (
    <>
      <div className="page py-2">
        <Breadcrumb items={searchTrail(search.label)} />
      </div>
      <SearchHero heading={search.h1} intro={search.intro} jobsAt={jobsAt} alertFields={alertFields} />
      <div className="page space-y-5 py-4 sm:space-y-14 sm:py-8">
        <StatisticCards statistics={search.statistics} />
        {children}
        <Prose html={search.html} className="beside" />
        <BelowSearch faqs={search.faqs} related={related} isLimited={isLimited} />
      </div>
    </>
  );
}

function factsIn({ searchParams }: URL): string[] {
  return parseQuery(searchParams, ["facts"]).facts ?? [];
}

async function withoutFilters(query: JobQuery, slug: string, by: JobQuery): Promise<Widening[]> {
  const { count } = await searchFigures(query);
  const isPlace = by.near || by.location;
  const text = isPlace ? (by.facts ? "No filters" : "Any place") : "Any season, housing or pay";
  return count ? [{ text, search: searchPath(slug), jobs: formatCount(count, "job") }] : [];
}

async function openSearches(slugs: string[]): Promise<Widening[]> {
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const search = findSearch(slug);
      const { count } = search ? await searchFigures(search.query) : { count: 0 };
      const jobs = formatCount(count, "job");
      return search && count ? [{ text: search.label, search: searchPath(slug), jobs }] : [];
    }),
  );
  return found.flat();
}
