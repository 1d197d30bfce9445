import { suggestSearches } from "#core/jobs/search/suggestions.ts";
import { once } from "#core/platform/once.ts";
import type { Suggestion } from "#core/search/suggestions.ts";
import { listSearches } from "./content.ts";

const kindsOfPages = once(() =>
  listSearches()
    .filter(({ query }) => query.titleWords?.length)
    .map(({ label }) => label.replace(/ Jobs$/, "").toLowerCase()),
);

export function suggestFor(typed: string): Promise<Suggestion[]> {
  return suggestSearches(typed, kindsOfPages());
}
