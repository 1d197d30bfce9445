import { alertTime } from "#core/alerts/rhythm.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { searchText } from "#core/jobs/query/parameters.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { listed, stateName, wordsOf } from "#core/jobs/query/query-words.ts";
import { usStateCode } from "#core/places/us-states.ts";

export const frequencies = ["daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  daily: `Daily (${alertTime})`,
  weekly: `Weekly (Mondays at ${alertTime})`,
};

/** The words of which a title needs one, in lower case. */
export function keywordsOf({ titles = [] }: JobQuery): string[] {
  return titles.map((title) => title.toLowerCase());
}

/** In a few words: "Title has 'ranger' · Moab, Utah · remote only". */
export function describeCriteria(query: JobQuery): string {
  const { titles: _, city, state, location, ...others } = query;
  const keywords = keywordsOf(query);
  const place = [city, state && stateName(state)].filter(Boolean).join(", ");
  const more = (Object.keys(others) as (keyof JobQuery)[]).flatMap((key) => wordsOf(query, key) ?? []);
  const parts = [
    keywords.length && `Title has ${inWords(keywords, "or")}`,
    place,
    location,
    ...more.map((words) => words.charAt(0).toLowerCase() + words.slice(1)),
  ];
  return parts.filter(Boolean).join(" · ") || "Every new job";
}

/**
 * The address of the list that comes nearest to what an alert finds. A list has one title filter and one for places: of
 * several keywords none is asked for, of places the city with its state.
 */
export function alertSearch(query: JobQuery): string {
  const [keyword, ...others] = keywordsOf(query);
  const titles = keyword && !others.length ? [keyword] : undefined;
  const location = placeSearch(query) ?? query.location;
  return `/jobs${queryAddress({ ...query, titles, location }, offers.list)}`;
}

/** Undefined where neither is asked for. A list knows the capital by its state. */
function placeSearch({ city, state }: JobQuery): string | undefined {
  if (!city || !state || usStateCode(state) === "DC") return (state && stateName(state)) || city;
  return searchText(`${city}, ${stateName(state)}`);
}

/** "'guide', 'ranger' or 'educator'". */
export function inWords(keywords: string[], conjunction: "and" | "or"): string {
  return listed(
    keywords.map((keyword) => `'${keyword}'`),
    conjunction,
  );
}
