import {
  anyCondition,
  type Condition,
  countryCondition,
  locationCondition,
  stateCondition,
} from "#core/jobs/query/conditions.ts";
import { type JobQuery, type NearPlace, usualRadius, type Within } from "#core/jobs/query/job-query.ts";
import { findPlace, type KnownPlace } from "#core/places/find-places.ts";
import { isLand } from "./known-place.ts";

export function nearCondition({ slug, isRead }: NearPlace, { within, location }: JobQuery): Condition | null {
  const place = findPlace(slug);
  if (!place) return null;
  const around = aroundCondition(place, within ?? usualRadius);
  return isRead && location !== undefined ? anyCondition([around, locationCondition(location)]) : around;
}

export function aroundCondition(place: KnownPlace, within: Within): Condition {
  if (within !== "state" && !isLand(place)) return circleCondition(place, within);
  const { country, state, name } = place;
  if (state === null) return countryCondition(country);
  return country === "US"
    ? stateCondition([state])
    : locationCondition(place.kind === "state" ? name : state);
}

function circleCondition({ slug, lat, lon }: KnownPlace, miles: number): Condition {
  return { key: `near:${slug}:${miles}`, is: { center: { lat, lon }, miles } };
}
