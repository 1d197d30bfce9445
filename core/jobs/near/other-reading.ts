import type { JobQuery } from "#core/jobs/query/job-query.ts";
import type { Offer } from "#core/jobs/query/parameters.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import type { Search } from "#core/search/search.ts";
import type { NearHint } from "./near-hint.ts";

/** Words of a search that were read as a place may be meant as words. */
export function otherReading(
  hint: NearHint | null,
  search: Search | null,
  query: JobQuery,
  offered: Offer,
): NearHint | null {
  const { place, text } = search ?? {};
  if (!place?.around) return hint;
  const { words, said, isUnsure } = place;
  const typed = [text, words].filter(Boolean).join(" ");
  const asWords = { ...query, titles: [[text, `"${words}"`].filter(Boolean).join(" ")] };
  const other = { text: `Search for the words “${typed}” instead`, search: queryAddress(asWords, offered) };
  return {
    said: hint?.said ?? `“${words}” is read as ${said}${isUnsure ? " or as a name" : ""}.`,
    others: [...(hint?.others ?? []), other],
  };
}
