import { findSearch, findState } from "#core/content/content.ts";
import type { OpenPage } from "#core/content/ways/open-pages.ts";
import type { Way } from "#core/content/ways/way.ts";
import { wayToPlace } from "#core/content/ways/way-to-place.ts";
import { isLand } from "#core/jobs/near/known-place.ts";
import { findParkPage, type ParkPage, parkPagesIn, parkPagesNear } from "#core/jobs/parks/park-pages.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { searchFigures } from "#core/jobs/query/list-search-jobs.ts";
import { stateFigures } from "#core/jobs/query/list-state-jobs.ts";
import { findPlace } from "#core/places/find-places.ts";
import { readLocation } from "#core/places/location-filter.ts";
import { formatCount } from "#core/text/number-words.ts";

const mostParks = 3;

/** The open pages of a place and of the parks there, with their numbers of jobs. */
export async function pagesOfPlace({ near, location }: JobQuery): Promise<OpenPage[]> {
  if (!near && location === undefined) return [];
  const [way, parks] = await Promise.all([wayToPlace({ near, location }), parksOf({ near, location })]);
  const own = way && (await pageOf(way));
  return [...(own ? [own] : []), ...parks.map(toParkPage)];
}

async function parksOf({ near, location = "" }: JobQuery): Promise<ParkPage[]> {
  const place = near ? findPlace(near.slug) : null;
  if (place && !isLand(place)) return parkPagesNear(place, mostParks);
  const read = readLocation(location || (near?.label ?? ""));
  return read.kind === "state" ? parkPagesIn(read.code, mostParks) : [];
}

async function pageOf(way: Way): Promise<OpenPage | null> {
  if (way.kind === "park") {
    const found = await findParkPage(way.slug);
    return found?.kind === "page" ? toParkPage(found.page) : null;
  }
  const state = way.kind === "state" ? findState(way.slug) : null;
  if (state) return counted(state.label, (await stateFigures(state)).count, way);
  const search = way.kind === "search" ? findSearch(way.slug) : null;
  return search && counted(search.label, (await searchFigures(search.query)).count, way);
}

function toParkPage({ park, name, jobs }: ParkPage): OpenPage {
  return counted(name, jobs, { kind: "park", slug: park.slug, query: {} });
}

function counted(label: string, jobs: number, way: Way): OpenPage {
  return { label: `${label}: ${formatCount(jobs, "job")}`, way };
}
