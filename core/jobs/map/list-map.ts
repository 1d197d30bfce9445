import { ask } from "#core/jobs/list/ask.ts";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import type { Around, MapCenter, TouchPicture } from "#core/jobs/map/draw-map.ts";
import type { MapCircle } from "#core/jobs/map/name-circles.ts";
import { type MapOfList, readMap } from "#core/jobs/map/read-map.ts";
import { centerOf, isLand } from "#core/jobs/near/known-place.ts";
import { type Condition, titleCondition } from "#core/jobs/query/conditions.ts";
import { type JobQuery, usualRadius } from "#core/jobs/query/job-query.ts";
import { countedQuery, type ListScope } from "#core/jobs/query/list-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { findPlace } from "#core/places/find-places.ts";
import { readLocation } from "#core/places/location-filter.ts";
import { onPicture } from "#core/places/picture/albers-usa.ts";
import { frameAround, frameOf } from "#core/places/picture/frames.ts";
import { usStates } from "#core/places/us-states.ts";
import { formatCount } from "#core/text/number-words.ts";

export type JobMap = {
  viewBox: string;
  unit: number;
  state: { code: string; name: string } | null;
  around: string | null;
  center: MapCenter | null;
  picture: string | null;
  isZoomed: boolean;
  narrowed: { location: string; jobs: string } | null;
  circles: MapCircle[];
  touch: TouchPicture | null;
  states: { code: string; name: string; jobs: number; isDrawn: boolean }[];
  said: string[];
};

const nearby = "near";

/** Miles. A smaller part would show no border to orient by. */
const leastShown = 50;

/** The figures cover all open jobs, not only the free ones. */
export async function listMap(
  asked: { scope: ListScope; query: JobQuery; viewer: Viewer; part: string | null },
  now = new Date(),
): Promise<JobMap> {
  const { query, whole } = countedQuery(asked, now);
  const around = asked.part === nearby || (query.near?.isRead && !asked.part) ? query : null;
  return mapOf({ query, whole, zoomedTo: readState(asked.part), around }, now);
}

export function searchMap(
  search: JobQuery,
  narrowing: JobQuery,
  part: string | null,
  now = new Date(),
): Promise<JobMap> {
  const around = part ? null : search.near ? search : narrowing.near?.isRead ? narrowing : null;
  const asked = part === nearby ? narrowing : around;
  return mapOf(
    { query: narrowing, whole: queryConditions(search, now), zoomedTo: readState(part), around: asked },
    now,
  );
}

/** Of the state's list, whose jobs may have a word `inside` others alone. */
export function stateMap(
  state: string,
  { titles, ...others }: JobQuery,
  inside: string | null = null,
  now = new Date(),
): Promise<JobMap> {
  const query = inside || !titles ? others : { titles, ...others };
  const whole = inside ? [titleCondition(inside)] : [];
  return mapOf({ query, whole, zoomedTo: null, around: null, own: state }, now);
}

type Asked = {
  query: JobQuery;
  whole: Condition[];
  zoomedTo: string | null;
  around: JobQuery | null;
  own?: string;
};

async function mapOf({ whole, zoomedTo, own, ...given }: Asked, now: Date): Promise<JobMap> {
  const around = given.around && partAround(given.around);
  const query = given.around === given.query ? given.query : aroundChosen(given.query);
  const asked = await ask(query, now, { whole });
  const [searched, other] = asked.search?.place?.states ?? [];
  const fixed = own ?? stateOf(query) ?? (other ? null : searched);
  const state = around ? null : (fixed ?? zoomedTo);
  const part = { state, around };
  const map = await readMap(asked.conditions, part, now);
  const { x, y, width, height } = map.frame;
  const name = usStates[state ?? ""];
  const isZoomed = around ? given.query.near !== undefined : !fixed && zoomedTo !== null;
  return {
    viewBox: [x, y, width, height].join(" "),
    unit: Math.round(map.unit * 10) / 10,
    state: state === null ? null : { code: state, name: name ?? state },
    around: around?.name ?? null,
    center: map.center,
    picture: own ? null : around && isZoomed ? nearby : (state?.toLowerCase() ?? null),
    isZoomed,
    narrowed: isZoomed && name ? { location: name, jobs: formatCount(map.jobs, "job") } : null,
    circles: map.circles,
    touch: map.touch,
    states: map.states.map(({ code, jobs }) => ({
      code,
      name: usStates[code] ?? code,
      jobs,
      isDrawn: frameOf(code).isDrawn,
    })),
    said: sayMap(map, state),
  };
}

/** A chosen circle narrows the list, while the map keeps the other circles. */
function aroundChosen({ near, within, ...others }: JobQuery): JobQuery {
  const place = near && findPlace(near.slug);
  return near?.isRead || (place && isLand(place)) ? { ...others, near, within } : others;
}

function partAround(query: JobQuery): Around | null {
  const place = centerOf(query);
  const at = place && onPicture(place);
  const { within = usualRadius } = query;
  if (!place || !at || within === "state") return null;
  return { slug: place.slug, name: place.label, at, frame: frameAround(at, Math.max(within, leastShown)) };
}

function stateOf({ location, near }: JobQuery): string | null {
  const place = near && findPlace(near.slug);
  if (place) return place.country === "US" ? place.state : null;
  const read = location === undefined ? null : readLocation(location);
  return read?.kind === "state" ? read.code : null;
}

function readState(given: string | null): string | null {
  const code = given?.toUpperCase() ?? "";
  return Object.hasOwn(usStates, code) && frameOf(code).isDrawn ? code : null;
}

function sayMap({ jobs, isCapped, elsewhere }: MapOfList, state: string | null): string[] {
  const { abroad, islands, unplaced } = elsewhere;
  const shown = jobs - abroad - islands - unplaced;
  const number = (count: number) => count.toLocaleString("en-US");
  const where = state === null ? "" : ` in ${usStates[state]}`;
  return [
    ...(isCapped
      ? [`More than ${formatCount(countLimit, "job")} match. The map has ${number(jobs)} of them.`]
      : []),
    `${number(shown)} of ${formatCount(jobs, "job")}${where} on the map`,
    ...(abroad ? [`Outside the US: ${number(abroad)}`] : []),
    ...(islands ? [`US islands: ${number(islands)}`] : []),
    ...(unplaced ? [`No place on the map: ${number(unplaced)}`] : []),
  ];
}
