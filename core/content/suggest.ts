import { suggestSearches } from "#core/jobs/search/suggestions.ts";
import { memoize } from "#core/platform/memoize.ts";
import type { Suggestion } from "#core/search/suggestions.ts";
import { kindName, listSearches } from "./content.ts";

const kindsOfPages = memoize(() =>
  listSearches()
    .filter(({ query }) => query.titleWords?.length)
    .map((page) => kindName(page).toLowerCase()),
);

export function suggestFor(typed: string): Promise<Suggestion[]> {
  return suggestSearches(typed, kindsOfPages());
}
