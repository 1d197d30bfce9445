import { filterSearch, noFilters } from "#core/jobs/filters.ts";
import { usStateCode, usStates } from "#core/jobs/us-states.ts";

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
  daily: "Daily (8 AM Pacific)",
  weekly: "Weekly (Mondays at 8 AM Pacific)",
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
  const words = keywordsOf(title).map((word) => `'${word}'`);
  const place = [city, state && stateName(state)].filter(Boolean).join(", ");
  const parts = [words.length && `Title has ${inWords(words)}`, place, location, remote && "remote only"];
  return parts.filter(Boolean).join(" · ") || "Every new job";
}

/** The address of the list that comes nearest to what an alert finds: never narrower, as its filters are fewer. */
export function alertSearch({ title, location, state, city, remote }: AlertCriteria): string {
  const [keyword, ...others] = keywordsOf(title);
  return `/jobs${filterSearch({
    ...noFilters,
    title: (others.length ? null : keyword) ?? null,
    location: city ?? (state ? stateName(state) : location) ?? null,
    work: remote ? "remote" : null,
  })}`;
}

/** "UT" → "Utah"; as it was typed where it is none of the US. */
function stateName(text: string): string {
  return usStates[usStateCode(text) ?? ""] ?? text;
}

function inWords(words: string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
