import { plainWords } from "./plain-words.ts";
import { nothingKnown, readSearch } from "./read-search.ts";
import type { Search } from "./search.ts";

export function said({ text, terms, place, work, without, part }: Search): string {
  const words = text || (terms.length ? "" : place || work ? "any job" : part);
  const kind = [work, words].filter(Boolean).join(" ");
  const asked = place ? `${kind} ${place.around ? "near" : "in"} ${place.said}` : kind;
  return without.length ? `${asked}, without ${without.join(" or ")}` : asked;
}

export function saidText(typed: string): string {
  const search = readSearch(typed, nothingKnown);
  return isReadOtherwise(search, typed) ? said(search) : typed.toLowerCase();
}

export function isReadOtherwise(search: Search, typed: string): boolean {
  return plainWords(said(search)).join(" ") !== plainWords(typed).join(" ");
}
