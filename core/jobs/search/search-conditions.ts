import { LRUCache } from "lru-cache";
import { allOf, anyOf, type Condition, titleCondition } from "#core/jobs/query/conditions.ts";
import { inTiers, isPartOfWords, searchFilters, searchTiers } from "#core/jobs/search/search-tiers.ts";
import { emptyContext, readSearch, readWords } from "#core/search/read-search.ts";
import type { Search } from "#core/search/search.ts";

/** Wider words include whatever better tiers have. */
const butDescriptions = ["whole", "wider", "part"] as const;

const remembered = new LRUCache<string, Condition>({ max: 2_000 });

export function anySearch(typed: string[]): Condition {
  return oneOf(typed.map(typedSearch));
}

const rememberedTyped = new LRUCache<string, Condition>({ max: 2_000 });

function typedSearch(text: string): Condition {
  const known = rememberedTyped.get(text);
  if (known) return known;
  const search = readSearch(text, emptyContext);
  const fixed = fixedSearch(text, search);
  const condition = findsAsTyped(text, search) ? fixed : anyOf([fixed, titleCondition(text)]);
  rememberedTyped.set(text, condition);
  return condition;
}

/** The last tier already has every title that contains the text, so the index is asked only once. */
function findsAsTyped(text: string, search: Search): boolean {
  return search.part === text && isPartOfWords(text);
}

export function anyFixedSearch(texts: string[]): Condition {
  return oneOf(texts.map((text) => fixedSearch(text)));
}

function fixedSearch(text: string, search?: Search): Condition {
  const known = remembered.get(text);
  if (known) return known;
  const condition = allOf(searchConditions(search ?? readSearch(text, emptyContext)));
  remembered.set(text, condition);
  return condition;
}

function oneOf(conditions: Condition[]): Condition {
  return conditions.length === 1 && conditions[0] ? conditions[0] : anyOf(conditions);
}

// A search asks which of all our pages hold its jobs, and their words stay the same.
const ofTitleWords = new LRUCache<string, Condition>({ max: 500 });

export function titleWordsCondition(words: string[]): Condition {
  const key = JSON.stringify(words);
  const known = ofTitleWords.get(key);
  if (known) return known;
  const met = oneOf(words.map((text) => inTiers(readWords(text), ["phrase", "title"])));
  ofTitleWords.set(key, met);
  return met;
}

/** No job meets a search for nothing. */
export function searchConditions(search: Search): Condition[] {
  const filters = searchFilters(search);
  const words = searchTiers(search).length || !filters.length ? [inTiers(search, butDescriptions)] : [];
  return [...words, ...filters];
}
