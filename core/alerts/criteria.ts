import { alertTime } from "#core/alerts/rhythm.ts";
import { filterSearch, noFilters, searchText } from "#core/jobs/query/filters.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";

/** What an alert asks for, by the specification's names of fields; a job must meet all of it. Pure. */
export type AlertCriteria = {
  /** Words of the title; several, separated by commas, of which one is enough. */
  title?: string;
  /** A country, a state or any words of a place. */
  location?: string;
  state?: string;
  city?: string;
  remote?: true;
};

export const frequencies = ["daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  daily: `Daily (${alertTime})`,
  weekly: `Weekly (Mondays at ${alertTime})`,
};

/** "Ranger, park guide" → both, in lower case. */
export function keywordsOf(title: string | undefined): string[] {
  const words = (title ?? "")
    .toLowerCase()
    .split(",")
    .map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}

/** In a few words: "Title has 'ranger' · Moab, Utah · remote only". */
export function describeCriteria({ title, location, state, city, remote }: AlertCriteria): string {
  const keywords = keywordsOf(title);
  const place = [city, state && stateName(state)].filter(Boolean).join(", ");
  const parts = [
    keywords.length && `Title has ${inWords(keywords, "or")}`,
    place,
    location,
    remote && "remote only",
  ];
  return parts.filter(Boolean).join(" · ") || "Every new job";
}

/**
 * The address of the list that comes nearest to what an alert finds. A list has one title filter and one for places: of
 * several keywords none is asked for, of places the city with its state.
 */
export function alertSearch({ title, location, state, city, remote }: AlertCriteria): string {
  const [keyword, ...others] = keywordsOf(title);
  return `/jobs${filterSearch({
    ...noFilters,
    title: (others.length ? null : keyword) ?? null,
    location: placeSearch(city, state) ?? location ?? null,
    work: remote ? "remote" : null,
  })}`;
}

/** Null where neither is asked for. A list knows the capital by its state. */
function placeSearch(city: string | undefined, state: string | undefined): string | null {
  if (!city || !state || usStateCode(state) === "DC") return (state && stateName(state)) || city || null;
  return searchText(`${city}, ${stateName(state)}`);
}

/** "UT" → "Utah"; as it was typed where it is none of the US. */
function stateName(text: string): string {
  return usStates[usStateCode(text) ?? ""] ?? text;
}

/** "'guide', 'ranger' or 'educator'". */
export function inWords(keywords: string[], conjunction: "and" | "or"): string {
  const words = keywords.map((keyword) => `'${keyword}'`);
  const last = words.pop() ?? "";
  return words.length ? `${words.join(", ")} ${conjunction} ${last}` : last;
}
