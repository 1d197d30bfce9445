import { type MapCircle, nameCircles } from "#core/jobs/map/name-circles.ts";
import { milesBetween } from "#core/places/distance.ts";
import { knownNear } from "#core/places/gazetteer/near.server.ts";
import { onPicture, type PicturePoint } from "#core/places/picture/albers-usa.ts";
import { clustersOf, type Group } from "#core/places/picture/clusters.ts";
import { type Frame, frameOf, isWithin } from "#core/places/picture/frames.ts";
import { labelsOf, markSize, nameSize } from "#core/places/picture/labels.ts";
import { usStates } from "#core/places/us-states.ts";

export type Spot = { jobs: number; lats: number[]; lons: number[]; states: string[]; countries: string[] };

export type MapPicture = {
  frame: Frame;
  /** Size of a screen pixel in units of the picture. */
  unit: number;
  circles: MapCircle[];
  center: MapCenter | null;
  /** What a phone has instead; the map of all states has none, because a tap there opens a state. */
  touch: TouchPicture | null;
  jobs: number;
  elsewhere: { abroad: number; islands: number; unplaced: number };
  /** A job in several states counts in each. */
  states: { code: string; jobs: number }[];
};

/** Every circle takes up 44 pixels, of which `radius` is drawn. */
export type TouchPicture = { unit: number; reach: number; circles: MapCircle[]; center: MapCenter | null };

export type MapCenter = PicturePoint & { label: MapCircle["label"] };

export type Around = { slug: string; name: string; at: PicturePoint; frame: Frame };

/** In CSS pixels, where there is room. */
const drawnWidth = 600;
const partWidth = 420;
/** In pixels at these widths. The centers of two circles are at least 14 pixels apart. */
const radii = { smallest: 7, growth: 40, largest: 22 };

/** A phone draws a part this many pixels wide. A finger needs circles of 44 pixels. */
const phoneWidth = 350;
const finger = 22;
const touchRadii = { smallest: 11, growth: 10, largest: 19 };

export function drawMap(all: Spot[], state: string | null, around: Around | null = null): MapPicture {
  const frame = around?.frame ?? frameOf(state);
  const spots = state ? all.filter(({ states }) => states.includes(state)) : all;
  const isPart = frame.width < frameOf(null).width;
  const unit = frame.width / (isPart ? partWidth : drawnWidth);
  const groups = spots.map((spot) => ({ jobs: spot.jobs, dots: dotsOf(spot, frame, state), spot }));
  const placed = groups.filter(({ dots }) => dots.length);
  const clusters = clustersOf(placed, {
    smallest: radii.smallest * unit,
    growth: radii.growth * unit,
    largest: radii.largest * unit,
  });
  const touch = isPart ? drawForTouch(placed, around, frame, state) : null;
  const rest = groups.filter(({ dots }) => !dots.length).map(({ spot }) => spot);
  const abroad = rest.filter(({ countries }) => countries.length && !countries.includes("US"));
  const islands = rest.filter(({ states }) => states.length && states.every(isIsland));
  const circles = nameCircles(clusters, state);
  const jobs = sum(spots);
  const elsewhere = { abroad: sum(abroad), islands: sum(islands) };
  return {
    frame,
    unit,
    ...(isPart ? withLabels(circles, around, frame, unit) : { circles, center: null }),
    touch,
    jobs,
    elsewhere: { ...elsewhere, unplaced: sum(rest) - elsewhere.abroad - elsewhere.islands },
    states: countStates(spots),
  };
}

function drawForTouch(
  groups: Group[],
  around: Around | null,
  frame: Frame,
  state: string | null,
): TouchPicture {
  const unit = frame.width / phoneWidth;
  const reach = Math.round(finger * unit);
  const total = sum(groups);
  const clusters = clustersOf(groups, { smallest: reach, growth: 0, largest: reach });
  // These circles are wide, so a large town at the edge is no name for one.
  const circles = nameCircles(clusters, state, 0.5).map((circle) => {
    const size = touchRadii.smallest + touchRadii.growth * Math.sqrt(circle.jobs / total);
    return { ...circle, radius: Math.round(Math.min(size, touchRadii.largest) * unit) };
  });
  return { unit: Math.round(unit * 10) / 10, reach, ...withLabels(circles, around, frame, unit) };
}

function withLabels(circles: MapCircle[], around: Around | null, frame: Frame, unit: number) {
  const isNamed = circles.some(({ near }) => near.slug === around?.slug);
  const center = around && !isNamed ? { ...around.at, radius: markSize * unit, name: around.name } : null;
  const named = circles.map((circle) => ({ ...circle, name: nameOf(circle) }));
  const marked = [...(center ? [center] : []), ...named];
  const labels = labelsOf(marked, frame, nameSize * unit).map((at, index) => {
    const text = marked[index]?.name ?? "";
    return at ? { ...at, text } : undefined;
  });
  const [ofCenter] = center ? labels.splice(0, 1) : [];
  return {
    center: center && { x: Math.round(center.x), y: Math.round(center.y), label: ofCenter },
    circles: circles.map((circle, index) => ({ ...circle, ...(labels[index] && { label: labels[index] }) })),
  };
}

function nameOf({ near }: MapCircle): string {
  return near.label.replace(/,.*/, "");
}

function isIsland(code: string): boolean {
  return !frameOf(code).isDrawn;
}

function dotsOf({ lats, lons, states, countries }: Spot, frame: Frame, state: string | null) {
  // The picture also shows parts of Canada and Mexico.
  if (countries.length && !countries.includes("US")) return [];
  const isCertain = countries.length < 2 && (state === null || states.length < 2);
  const dots = new Map<string, PicturePoint & { lat: number; lon: number }>();
  lats.forEach((lat, i) => {
    const lon = lons[i] ?? 0;
    const point = onPicture({ lat, lon });
    if (!point || !isWithin(point, frame) || !(isCertain || isIn({ lat, lon }, state))) return;
    const key = `${Math.round(point.x)} ${Math.round(point.y)}`;
    dots.set(key, { ...point, lat, lon: lon > 0 ? lon - 360 : lon });
  });
  return [...dots.values()];
}

/** A job in several places does not say which is in the state, so the nearest known place decides. */
function isIn(point: { lat: number; lon: number }, state: string | null): boolean {
  const near = knownNear(point, 12).map((known) => ({ known, miles: milesBetween(known, point) }));
  const nearest = near.toSorted((a, b) => a.miles - b.miles)[0]?.known;
  return nearest !== undefined && (state === null || nearest.state === state);
}

function countStates(spots: Spot[]) {
  const counts = new Map<string, number>();
  for (const { states, jobs } of spots)
    for (const code of states) counts.set(code, (counts.get(code) ?? 0) + jobs);
  return [...counts]
    .filter(([code]) => Object.hasOwn(usStates, code))
    .map(([code, jobs]) => ({ code, jobs }))
    .toSorted((a, b) => b.jobs - a.jobs || (a.code < b.code ? -1 : 1));
}

function sum(spots: { jobs: number }[]): number {
  return spots.reduce((all, { jobs }) => all + jobs, 0);
}
