import { usualRadius } from "#core/jobs/query/job-query.ts";
import { findPlace } from "#core/places/find-places.ts";

/** The form's location field takes a place too, and the usual distance is its empty value. */
export function normalizeAlertFields<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const { near, location, within } = fields;
  const place = typeof near === "string" && !location ? findPlace(near) : null;
  return {
    ...fields,
    ...(place && { location: place.label }),
    ...(within === String(usualRadius) && { within: "" }),
  };
}
