import type { ReactNode } from "react";
import { data, href } from "react-router";
import { ErrorState, ListErrorBoundary, shownBeside } from "#app/components/lists/error-state.tsx";
import { asksForMap, mapFields, viewAddresses } from "#app/components/lists/map/map-address.ts";
import { ResultsList } from "#app/components/lists/results-list.tsx";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { Prose } from "#app/components/reading/prose.tsx";
import { RelatedLinks } from "#app/components/reading/related-links.tsx";
import { StatisticCards } from "#app/components/reading/statistic-cards.tsx";
import { asksAfreshContext, freshUntilContext, viewerContext } from "#app/context.ts";
import { packOnce } from "#app/once/pack-once.server.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { statePath } from "#app/paths.ts";
import { breadcrumbList } from "#app/seo/breadcrumb-list.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { findSearch, findState } from "#core/content/content.ts";
import { matchesElsewhere } from "#core/content/ways/matches-elsewhere.ts";
import { stateMap } from "#core/jobs/map/list-map.ts";
import { withKnownPlace } from "#core/jobs/near/known-place.ts";
import { parkPagesIn } from "#core/jobs/parks/park-pages.ts";
import { seesAllJobs } from "#core/jobs/query/access.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { withChips, withExcess, withOrder } from "#core/jobs/query/list-hints.ts";
import { parsePosition, stateParameters } from "#core/jobs/query/list-position.ts";
import { excessTitles } from "#core/jobs/query/parameters.ts";
import { formFields, parseQuery } from "#core/jobs/query/query-address.ts";
import { recentStateJobs } from "#core/jobs/recent/recent-lists.ts";
import { noteEmptySearch } from "#core/jobs/search/empty-searches.ts";
import { readOrder } from "#core/jobs/search/list-order.ts";
import { usStates } from "#core/places/us-states.ts";
import { longDate } from "#core/text/long-date.ts";
import type { Route } from "./+types/state.ts";
import { alertFields as fieldsOfAlert } from "./alert-query.ts";
import { failList } from "./fail-list.ts";
import { parkLinks } from "./near/park-path.ts";
import { SearchHero } from "./search-hero.tsx";
import { searchTrail } from "./search-trail.ts";
import { sheetAddress } from "./sheet-address.ts";

const mostParks = 6;

export const handle = { parameters: stateParameters } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return pageMeta(args, { title: "Outdoor jobs by state", path: null });
  const { slug, title, metaDescription, label } = loaderData.state;
  return [
    ...pageMeta(args, { title, description: metaDescription, path: statePath(slug), hasFeed: true }),
    breadcrumbList(searchTrail(label), siteOf(args.matches).origin),
  ];
};

export async function loader({ pattern, url, context }: Route.LoaderArgs) {
  const found = findState(pattern.replace(/^.*outdoor-jobs-/, ""));
  if (!found) throw data(null, { status: 404 });
  const query = withKnownPlace(parseQuery(url.searchParams, offers.state));
  const position = { ...parsePosition(url.searchParams), order: readOrder(url.searchParams) };
  const { slug, title, metaDescription, label, h1, intro, statistics, updated, body } = found;
  const updatedOn = longDate(new Date(updated));
  const state = {
    ...{ slug, title, metaDescription, label, h1, intro, statistics, updated, updatedOn },
    html: body.html,
  };
  const alertFields = fieldsOfAlert({ ...query, state: usStates[found.state] });
  const searches = found.related.flatMap(linkTo);
  const shown = { state, alertFields, related: searches };
  const { jobs, map } = await recentStateJobs(found, query, position, context.get(asksAfreshContext))
    .then(async (jobs) => ({
      jobs,
      map: asksForMap(url) ? await stateMap(found.state, query, jobs.inside) : null,
    }))
    .catch((error) => failList(error, context, shown));
  const { cards: _, ...list } = jobs;
  context.get(freshUntilContext)(list.freshUntil);
  if (!list.total) noteEmptySearch(query, context.get(viewerContext), usStates[found.state]);
  const fields = { ...withOrder(formFields(query, offers.state), list.order), ...mapFields(map) };
  const here = { label: found.label, jobs: list.total };
  const more = seesAllJobs(context.get(viewerContext)) ? null : await matchesElsewhere(query, here);
  const chips = withChips(list.hints, list.chips);
  const told = chips && { ...chips, titles: chips.titles ?? more };
  const hints = withExcess(told, excessTitles(url.searchParams.get("title")));
  const views = viewAddresses(fields);
  const notes = hints || map ? { hints, closed: null, views, map: map && { map, fields } } : null;
  const mapAt = notes ? null : `${views.map}#results`;
  const factsAt = href("/jobs") + sheetAddress({ location: usStates[found.state] ?? found.state });
  const parks = parkLinks(await parkPagesIn(found.state, mostParks));
  const results = {
    list: { ...list, jobs: packOnce(context, jobs, ({ cards }) => cards) },
    fields,
    factsAt,
    notes,
    mapAt,
  };
  return { state, alertFields, related: [...searches, ...parks], results };
}

export default function State({ loaderData: { results, ...shown } }: Route.ComponentProps) {
  const path = statePath(shown.state.slug);
  return (
    <StatePage {...shown} jobsAt={results.list.to > 0 ? "#results" : null}>
      <ResultsList key={path} {...results} alertFields={shown.alertFields} action={path} />
    </StatePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shown = shownBeside<Shown>(error);
  if (!shown) return <ListErrorBoundary error={error} heading="Outdoor jobs by state" />;
  return (
    <StatePage {...shown} jobsAt={null}>
      <ErrorState error={error} />
    </StatePage>
  );
}

type Shown = Omit<Awaited<ReturnType<typeof loader>>, "results">;

function StatePage({
  state,
  alertFields,
  related,
  jobsAt,
  children,
}: Shown & { jobsAt: string | null; children: ReactNode }) {
  return (
    <>
      <div className="page py-2">
        <Breadcrumb items={searchTrail(state.label)} />
      </div>
      <SearchHero heading={state.h1} intro={state.intro} jobsAt={jobsAt} alertFields={alertFields} />
      <div className="page space-y-5 py-4 sm:space-y-14 sm:py-8">
        <StatisticCards statistics={state.statistics} />
        {children}
        <div>
          <Prose html={state.html} className="beside" />
          <p className="text-date">
            Text last updated <time dateTime={state.updated}>{state.updatedOn}</time>
          </p>
        </div>
        <RelatedLinks heading="Related Job Searches" links={related} />
      </div>
    </>
  );
}

function linkTo(path: string): { label: string; to: string }[] {
  const [, search = "", state = ""] = /^\/(?:search\/(.+)|outdoor-jobs-(.+))$/.exec(path) ?? [];
  const page = findSearch(search) ?? findState(state);
  return page ? [{ label: page.label, to: path }] : [];
}
