import { listSearches, listStates } from "#core/content/content.ts";
import type { Way } from "#core/content/ways/way.ts";
import { isLand } from "#core/jobs/near/known-place.ts";
import { findParkPage, parkPagesNear } from "#core/jobs/parks/park-pages.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { findPlace, type KnownPlace } from "#core/places/find-places.ts";
import { readLocation } from "#core/places/location-filter.ts";
import { usStates } from "#core/places/us-states.ts";
import type { Search } from "#core/search/search.ts";

/** A park's page shows the jobs around a town that is within this many miles. */
const nearPark = 25;

type Facts = Pick<JobQuery, "facts">;

/** Null for a region of several states, which no open page is about. */
export function placeOf({ states, cells, said, around }: NonNullable<Search["place"]>): JobQuery | null {
  if (around) return { near: { slug: around.slug, label: around.label } };
  const [code = "", second] = states;
  return second ? null : { location: cells.length ? said : usStates[code] };
}

/** A state's page is open to its end and searches titles, but knows no season. */
export function statePageOf({ near, location, within, facts, work }: JobQuery, words?: string): Way | null {
  const found =
    facts || work ? undefined : listStates().find(({ state }) => state === stateIn({ near, location }));
  if (!found) return null;
  const titles = words === undefined ? {} : { titles: [words] };
  const around = near && !isWhole(near.slug) ? { near, location, within } : {};
  return { kind: "state", slug: found.slug, query: { ...titles, ...around } };
}

export async function wayToPlace(query: JobQuery): Promise<Way | null> {
  const facts: Facts = query.facts ? { facts: query.facts } : {};
  if (query.work === "remote" && !query.near && query.location === undefined) return remotePage(facts);
  if (query.work) return null;
  const around = query.near ? findPlace(query.near.slug) : null;
  if (around && !isLand(around)) return wayAround(around, query, facts);
  return statePageOf(query) ?? landPage(query, facts);
}

async function wayAround(place: KnownPlace, query: JobQuery, facts: Facts): Promise<Way | null> {
  const own = await findParkPage(place.slug);
  if (own) return { kind: "park", slug: own.kind === "page" ? place.slug : own.slug, query: facts };
  const state = statePageOf(query);
  if (state) return state;
  const [near] = await parkPagesNear(place, 1, nearPark);
  return near ? { kind: "park", slug: near.park.slug, query: facts } : null;
}

function remotePage(facts: Facts): Way | null {
  const page = listSearches().find(({ query }) => query.work === "remote");
  return page ? { kind: "search", slug: page.slug, query: facts } : null;
}

function landPage(query: JobQuery, facts: Facts): Way | null {
  const state = stateIn(query);
  const page = listSearches().find(({ query: own }) =>
    state ? own.titleOrState?.state === state : isUs(query) && Object.keys(own).join() === "country",
  );
  return page ? { kind: "search", slug: page.slug, query: facts } : null;
}

function stateIn({ near, location }: JobQuery): string | null {
  const place = near ? findPlace(near.slug) : null;
  if (place) return place.country === "US" ? place.state : null;
  const read = readLocation(location ?? "");
  return read.kind === "state" ? read.code : null;
}

function isUs({ near, location = near?.label ?? "" }: JobQuery): boolean {
  const read = readLocation(location);
  return read.kind === "country" && read.code === "US";
}

function isWhole(slug: string): boolean {
  const place = findPlace(slug);
  return place !== null && isLand(place);
}
