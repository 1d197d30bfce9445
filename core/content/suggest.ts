import { suggestSearches } from "#core/jobs/search/suggestions.ts";
import { memoize } from "#core/platform/memoize.ts";
import type { Suggestion } from "#core/search/suggestions.ts";
import { listSearches } from "./content.ts";

const kindsOfPages = memoize(() =>
  listSearches()
    .filter(({ query }) => query.titleWords?.length)
    .map(({ label }) => label.replace(/ Jobs$/, "").toLowerCase()),
);

export function suggestFor(typed: string): Promise<Suggestion[]> {
  return suggestSearches(typed, kindsOfPages());
}
