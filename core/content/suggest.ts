import { suggestSearches } from "#core/jobs/search/suggestions.ts";
import { once } from "#core/platform/once.ts";
import type { Suggestion } from "#core/search/suggestions.ts";
import { listSearches } from "./content.ts";

/** Kinds of work that have a page of their own: "Trail Crew Jobs" is about "trail crew". */
const kindsOfPages = once(() =>
  listSearches()
    .filter(({ query }) => query.titleWords?.length)
    .map(({ label }) => label.replace(/ Jobs$/, "").toLowerCase()),
);

/** What somebody who types this may be looking for; see `suggestSearches`. */
export function suggestFor(typed: string): Promise<Suggestion[]> {
  return suggestSearches(typed, kindsOfPages());
}
