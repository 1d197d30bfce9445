import { boardLexicon, readTypedSearch } from "#core/jobs/list/board.ts";
import type { Question } from "#core/jobs/list/find-jobs.ts";
import { askTerms, conditionOf } from "#core/jobs/list/question.ts";
import { rankBy } from "#core/jobs/list/ranking.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { hasOwnPlace, type JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import type { Search } from "#core/search/search.ts";
import { isReadWord } from "#core/search/trade-words.ts";

export type AskedList = Question & {
  /** Null unless there is exactly one search. */
  search: Search | null;
  /** The same, with the place that the search names as a place to be near. */
  around: JobQuery | null;
};

/** What a query asks of each job of a list. Only a single search is read against the board; the several searches of an alert are not. */
export async function ask(
  query: JobQuery,
  now: Date,
  { whole = [], showsNear = false }: { whole?: Condition[]; showsNear?: boolean } = {},
): Promise<AskedList> {
  const { titles = [], ...others } = query;
  const [typed, second] = titles;
  if (typed === undefined || second !== undefined)
    return {
      search: null,
      around: null,
      ranking: null,
      conditions: [...whole, ...queryConditions(query, now)],
    };
  const search = await readTypedSearch(typed, { readsPlaces: !hasOwnPlace(query) });
  const { counts, shareOf, total } = await boardLexicon();
  const asked = askTerms(search, now, (word) => counts.has(word) || isReadWord(word));
  const fixed = [...whole, ...queryConditions(others, now)];
  return {
    search,
    around: aroundPlace(search, others),
    ranking: rankBy(asked, showsNear ? fixed : null, shareOf, total),
    conditions: [...fixed, conditionOf(asked, search)],
  };
}

function aroundPlace({ place, text, work, without }: Search, others: JobQuery): JobQuery | null {
  if (!place?.around) return null;
  const { slug, label } = place.around;
  const words = [text, work, ...without.map((phrase) => `-"${phrase}"`)].filter(Boolean).join(" ");
  return { ...others, ...(words && { titles: [words] }), near: { slug, label } };
}
