import { plainWords } from "./plain-words.ts";
import { readAlone } from "./read-search.ts";
import type { Search } from "./search.ts";

export function describeSearch({ text, terms, place, work, without, part }: Search): string {
  const words = text || (terms.length ? "" : place || work ? "any job" : part);
  const kind = [work, words].filter(Boolean).join(" ");
  const asked = place ? `${kind} ${place.around ? "near" : "in"} ${place.said}` : kind;
  return without.length ? `${asked}, without ${without.join(" or ")}` : asked;
}

export function describeTypedSearch(typed: string): string {
  const search = readAlone(typed);
  return isRephrased(search, typed) ? describeSearch(search) : typed.toLowerCase();
}

export function isRephrased(search: Search, typed: string): boolean {
  return plainWords(describeSearch(search)).join(" ") !== plainWords(typed).join(" ");
}
