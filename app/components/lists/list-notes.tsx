import { lazy, Suspense } from "react";
import type { LinkProps } from "react-router";
import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { fetchScript } from "#app/components/fetch-script.ts";
import { goOnWithoutPart } from "#app/components/navigation/without-network.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { JobMap as JobMapFacts } from "#core/jobs/map/list-map.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import type { ListHints, SearchHints } from "#core/jobs/query/list-hints.ts";
import FilterChips from "./filter-chips.tsx";

// Few lists are shown as a map, so its script loads with those.
const JobMap = lazy(() =>
  fetchScript(() => import("./map/job-map.tsx"), "default").catch(() => goOnWithoutPart(".job-map")),
);

const listHash = "#jobs";

export type OpenLink = { to: string; label: string };
/** A filter that was closed to the viewer did not count, so we offer open pages close to it. */
export type Closed = { said: string; open: OpenLink[]; isOffered: boolean };

export type Notes = {
  hints: ListHints | null;
  closed: Closed | null;
  views: { list: string; map: string } | null;
  map: { map: JobMapFacts; fields: QueryFields } | null;
};

type Props = Notes & {
  action: string;
  hash?: string;
  onLeave?: LinkProps["onClick"];
};

export function ListNotes({ map, ...notes }: Props) {
  return (
    <>
      <AboutQuestion map={map} {...notes} />
      {map && (
        <Suspense>
          <JobMap {...map} action={notes.action} hash={notes.hash ?? listHash} />
        </Suspense>
      )}
    </>
  );
}

function AboutQuestion({ hints, closed, views, map, action, hash = "", onLeave }: Props) {
  const { near, reading, titles, search, facts, orders } = hints ?? {};
  const to = (search: string) => action + (map ? onMap(search, map.fields) : search) + hash;
  const toView = (search: string) => action + search + (hash || listHash);
  return (
    <div className="mt-3 mb-4 space-y-3">
      {closed && (
        <div className="rounded-lg border border-edge bg-sheet px-4 py-4 sm:px-5">
          <p className="font-semibold">{closed.said}</p>
          <p className="mt-3">Open to everyone:</p>
          <ul className="mt-2 flex flex-wrap gap-3">
            {closed.open.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={buttonStyles({ size: "large" })}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {closed.isOffered && (
            <UpgradeLink className={buttonStyles({ look: "primary", size: "large", className: "mt-4" })}>
              Unlock All Jobs
            </UpgradeLink>
          )}
        </div>
      )}
      {titles && <p>{titles}</p>}
      {search && <SearchNotes search={search} to={to} />}
      {facts && (
        <FilterChips
          label="Active filters"
          chips={facts}
          to={to}
          link={onLeave ? { onClick: onLeave } : { preventScrollReset: true }}
        />
      )}
      {near && (
        <p className="flex flex-wrap items-center gap-x-4">
          {near.said}
          {near.others.map(({ text, search }) => (
            <ViewLink key={text} text={text} to={to(search)} />
          ))}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-[25.5rem]:flex-col max-[25.5rem]:items-start sm:gap-x-6">
        {orders && <ViewLinks label="Order" ways={orders.ways} to={to} />}
        {views && <Views views={views} isMap={map !== null} to={toView} />}
      </div>
      {closed && <h2 className="pt-2 text-2xl">Newest jobs</h2>}
      {orders?.said && <p className="text-granite text-sm">{orders.said}</p>}
      {reading && (
        <p>
          {reading.said}{" "}
          {reading.other && (
            <>
              Did you mean{" "}
              <Link to={to(reading.other.search)} className="text-link">
                {reading.other.text}
              </Link>
              ?
            </>
          )}
        </p>
      )}
    </div>
  );
}

function onMap(search: string, { view, map }: QueryFields): string {
  const mapSearch = addressOf({ view: view ?? null, map: map ?? null });
  return search ? `${search}&${mapSearch.slice(1)}` : mapSearch;
}

type SearchNotesProps = { search: SearchHints; to: (search: string) => string };

function SearchNotes({ search: { corrected, chips }, to }: SearchNotesProps) {
  return (
    <>
      {corrected && (
        <p>
          Showing <strong>{corrected.to}</strong>. Search instead for{" "}
          <Link to={to(corrected.instead.search)} preventScrollReset className="text-link">
            {corrected.instead.text}
          </Link>
          .
        </p>
      )}
      {chips.length > 0 && (
        <FilterChips
          label="Read from your search"
          chips={chips}
          to={to}
          link={{ preventScrollReset: true }}
        />
      )}
    </>
  );
}

type ViewsProps = { views: NonNullable<Notes["views"]>; isMap: boolean; to: (search: string) => string };

function Views({ views: { list, map }, isMap, to }: ViewsProps) {
  const ways = [
    { text: "List", search: isMap ? list : null },
    { text: "Map", search: isMap ? null : map },
  ];
  return <ViewLinks label="View" ways={ways} to={to} />;
}

type WaysProps = {
  label: string;
  /** The current view has no address. */
  ways: { text: string; search: string | null }[];
  to: (search: string) => string;
};

function ViewLinks({ label, ways, to }: WaysProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:gap-x-4">
      {ways.map(({ text, search }) =>
        search === null ? (
          <strong key={text} aria-current="true" className="inline-flex min-h-11 items-center">
            {text}
          </strong>
        ) : (
          <ViewLink key={text} text={text} to={to(search)} />
        ),
      )}
    </nav>
  );
}

function ViewLink({ text, to }: { text: string; to: string }) {
  return (
    <Link to={to} preventScrollReset className="text-link inline-flex min-h-11 items-center">
      {text}
    </Link>
  );
}
