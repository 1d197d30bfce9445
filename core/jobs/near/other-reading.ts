import type { JobQuery } from "#core/jobs/query/job-query.ts";
import type { Offer } from "#core/jobs/query/parameters.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import type { Search } from "#core/search/search.ts";
import type { NearHint } from "./near-hint.ts";

type Placed = { search: Search; query: JobQuery; around: JobQuery | null };

export async function withOtherReading(
  hint: NearHint | null,
  { search, query, around }: Placed,
  offered: Offer,
  count: (query: JobQuery) => Promise<{ count: number }>,
): Promise<NearHint | null> {
  const { place, unread, text } = search;
  const words = place?.around ? place.words : unread?.words.join(" ");
  if (!words) return hint;
  const link = (asked: JobQuery) => queryAddress(asked, offered);
  if (place?.around) {
    const typed = [text, words].filter(Boolean).join(" ");
    const asWords = { ...query, titles: [[text, `"${words}"`].filter(Boolean).join(" ")] };
    const other = { text: `Search for the words “${typed}” instead`, search: link(asWords) };
    return {
      said: hint?.said ?? `“${words}” is read as ${place.said}.`,
      others: [...(hint?.others ?? []), other],
    };
  }
  const near = around?.near;
  if (!around || !near || hint || !(await count(around)).count) return hint;
  return {
    said: `“${words}” is read as a word.`,
    others: [{ text: `Search near ${near.label} instead`, search: link(around) }],
  };
}
