import { radii, type Within } from "#core/jobs/query/job-query.ts";
import { milesBetween } from "#core/places/distance.ts";
import { type KnownPlace, toKnownPlace } from "#core/places/finding/known-place.ts";
import type { Known } from "#core/places/gazetteer/gazetteer.server.ts";
import { knownNear } from "#core/places/gazetteer/near.server.ts";
import type { Cluster } from "#core/places/picture/clusters.ts";

export type MapCircle = {
  x: number;
  y: number;
  radius: number;
  jobs: number;
  /** `within` is "state" when no offered radius covers the circle. */
  near: { slug: string; label: string; within: Within };
  label?: { x: number; y: number; text: string };
};

/** Miles from a circle's center to look for its place. */
const reaches = [5, 15, 40, 100, 250];
const farthest = 200;

/** Prefers places of `state`, and those that no larger circle is named after; half the spread keeps names near. */
export function nameCircles(clusters: Cluster[], state: string | null = null, share = 1): MapCircle[] {
  const taken = new Set<string>();
  return clusters.flatMap((cluster) => {
    const { x, y, radius, jobs, dots } = cluster;
    const spread = milesToAll(cluster, dots) * share;
    const isHere = (known: Known) => known.country === "US" && known.state === state;
    const place =
      (state && findName(cluster, spread, taken, isHere)) || findName(cluster, spread, taken, () => true);
    // Every point of the US is within reach of a known place.
    if (!place) return [];
    taken.add(place.slug);
    const needed = milesToAll(place, dots);
    // Alaska is drawn at a third of its size, so that a circle there may be wider than any of a list.
    const widest = place.country === "US" && place.state === "AK" ? "state" : farthest;
    const within = radii.find((radius) => typeof radius === "number" && radius >= needed) ?? widest;
    const near = { slug: place.slug, label: place.label, within };
    return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius), jobs, near };
  });
}

function findName(
  middle: Point,
  spread: number,
  taken: Set<string>,
  isHere: (known: Known) => boolean,
): KnownPlace | null {
  for (const reach of reaches.filter((reach) => reach >= Math.min(spread, farthest))) {
    const found = knownNear(middle, Math.max(reach, spread)).filter(isHere);
    const free = firstPlace(found, (slug) => !taken.has(slug));
    if (free) return free;
    // A nearby name that a larger circle has is better than a distant one.
    const used = reach < 40 ? null : firstPlace(found, () => true);
    if (used) return used;
  }
  return null;
}

function firstPlace(found: Known[], isWanted: (slug: string) => boolean): KnownPlace | null {
  for (const known of found) {
    const place = toKnownPlace(known);
    if (place && isWanted(place.slug)) return place;
  }
  return null;
}

type Point = { lat: number; lon: number };

function milesToAll(from: Point, points: Point[]): number {
  return Math.max(...points.map((point) => milesBetween(from, point)));
}
