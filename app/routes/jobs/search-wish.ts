import type { AlertCriteria } from "#core/alerts/criteria.ts";
import type { SearchFilters } from "#core/jobs/query/search-filters.ts";
import { usStates } from "#core/places/us-states.ts";

/** What an alert asks for that is to find what a predefined search does. Alerts know no "or" of words and places: the place counts. */
export function wishOf({ title, title_or_state, has_remote }: SearchFilters): AlertCriteria {
  const keywords = [title ?? []].flat().join(", ");
  const state = usStates[title_or_state?.state ?? ""];
  return {
    ...(keywords && { title: keywords }),
    ...(state ? { state } : { location: "United States" }),
    ...(has_remote && { remote: true }),
  };
}
