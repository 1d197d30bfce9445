import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { findPlace } from "#core/places/find-places.ts";

/** The query with its place as the gazetteer has it: a place that is unknown is not asked for, nor is a distance from nowhere. */
export function withKnownPlace(query: JobQuery): JobQuery {
  const { near, within, location, ...others } = query;
  const place = near && findPlace(near.slug);
  // A form without script sends the place that was there with whatever was typed over it.
  const isTypedOver = location !== undefined && location !== place?.label;
  if (place && !isTypedOver) {
    return { ...others, near: { slug: place.slug, label: place.label }, ...(within && { within }) };
  }
  return location === undefined ? others : { ...others, location };
}
