import { href } from "react-router";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { statePath } from "#app/paths.ts";
import { breadcrumbList } from "#app/seo/breadcrumb-list.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { listSearches, listStates } from "#core/content/content.ts";
import type { Statistic } from "#core/content/schemas.ts";
import { listParkPages } from "#core/jobs/parks/park-pages.ts";
import { formatCount } from "#core/text/number-words.ts";
import type { Route } from "./+types/all-searches.ts";
import { parkPath } from "./near/park-path.ts";
import { SearchCard, type SearchCardFacts } from "./search-card.tsx";

const trail = [{ label: "Home", to: "/" }, { label: "Job searches" }];

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: "Browse All Job Searches",
    description:
      "Outdoor jobs sorted by kind of work and by state: each search with its open positions, pay figures and answers.",
    path: href("/search/all"),
  }),
  breadcrumbList(trail, siteOf(args.matches).origin),
];

export async function loader() {
  const cardsOf = (group?: "terms") =>
    listSearches()
      .filter((search) => search.group === group)
      .map((search) => cardOf(href("/search/:slug", search), search));
  return {
    searches: cardsOf(),
    terms: cardsOf("terms"),
    states: listStates().map((state) => cardOf(statePath(state.slug), state)),
    parks: (await listParkPages()).map(({ name, park, jobs }) => ({ name, to: parkPath(park.slug), jobs })),
  };
}

export default function AllSearches({
  loaderData: { searches, terms, states, parks },
}: Route.ComponentProps) {
  return (
    <div className="page py-6">
      <Breadcrumb items={trail} />
      <h1 className="mt-4 text-3xl sm:text-4xl">Browse All Job Searches</h1>
      <p className="mt-3 max-w-[41.5em] text-granite text-lg">
        Pick a kind of work or a place. Each page lists open jobs, newest first, and names its sources.
      </p>
      <Cards id="searches" heading="Curated searches" cards={searches} />
      <Cards id="terms" heading="By season and what comes with the job" cards={terms} />
      <Cards id="states" heading="By state" cards={states} />
      <Parks parks={parks} />
    </div>
  );
}

function Cards({ id, heading, cards }: { id: string; heading: string; cards: SearchCardFacts[] }) {
  if (!cards.length) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.to}>
            <SearchCard {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parks({ parks }: { parks: Route.ComponentProps["loaderData"]["parks"] }) {
  if (!parks.length) return null;
  return (
    <section aria-labelledby="parks" className="mt-10">
      <h2 id="parks" className="text-2xl">
        Jobs near parks and ski areas
      </h2>
      <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-3">
        {parks.map(({ name, to, jobs }) => (
          <li
            key={to}
            className="flex break-inside-avoid items-baseline justify-between gap-4 border-line border-b"
          >
            <Link to={to} className="py-2.5 leading-snug hover:underline">
              {name}
            </Link>
            <span className="tabular shrink-0 text-granite text-sm">{formatCount(jobs, "job")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function cardOf(
  to: string,
  page: { label: string; intro: string; statistics: Statistic[] },
): SearchCardFacts {
  const figures = page.statistics.slice(0, 2).map(({ label, value }) => ({ label, value }));
  return { to, label: page.label, intro: page.intro, figures };
}
