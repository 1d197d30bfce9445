import { usualRadius } from "#core/jobs/query/job-query.ts";
import { findPlace } from "#core/places/find-places.ts";

/**
 * What an address asks an alert for, as the form has it: the place in the field of the location, and the usual distance
 * without a value.
 */
export function askedAlert<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const { near, location, within } = fields;
  const place = typeof near === "string" && !location ? findPlace(near) : null;
  return {
    ...fields,
    ...(place && { location: place.label }),
    ...(within === String(usualRadius) && { within: "" }),
  };
}
