import { kindName, listSearches, type Search } from "#core/content/content.ts";
import { factChoices } from "#core/facts/choices.ts";
import { memoize } from "#core/platform/memoize.ts";
import { plainWords } from "#core/search/plain-words.ts";
import { essentialTerms, type Term } from "#core/search/search.ts";
import { stemKey } from "#core/search/stems.ts";
import { tradeWord } from "#core/search/trade-words.ts";

/** The searches about a kind of work, each with the phrases that mean it. */
const pagesOfWork = memoize(() =>
  listSearches()
    .filter(({ query }) => query.titleWords)
    .map((page) => {
      const phrases = [kindName(page), ...(page.query.titleWords ?? [])].map(plainWords);
      const equals = phrases.flatMap((words) => tradeWord(words)?.equals ?? []).map(plainWords);
      return { page, phrases: phrases.map(stemKey), equals: equals.map(stemKey) };
    }),
);

/** The closest meaning wins: the same work, then work that the words narrow, then work that they include. */
export function pageOfWork(terms: Term[]): Search | null {
  const work = workIn(terms);
  if (!work.length) return null;
  const keys = work.flatMap(({ words, equals }) =>
    [words, ...equals].map((each) => stemKey(plainWords(each))),
  );
  const [key = ""] = keys;
  const all = work.map(({ words }) => stemKey(plainWords(words))).join(" ");
  const pages = pagesOfWork();
  const found =
    pages.find(({ phrases }) => phrases.includes(all)) ??
    (work.length === 1
      ? pages.find(({ phrases, equals }) =>
          keys.some((each) => phrases.includes(each) || equals.includes(each)),
        )
      : undefined) ??
    longest(pages, all) ??
    (work.length === 1
      ? pages.find(({ phrases }) => phrases.some((phrase) => contains(phrase, key)))
      : undefined);
  return found?.page ?? null;
}

/** "Summer with housing" opens the page of one and narrows it by the other. */
export function pageOfConditions(terms: Term[], facts: string[]): Search | null {
  if (workIn(terms).length) return null;
  return (
    listSearches().find(({ query }) => query.facts?.every((id) => facts.includes(id)) && !query.titleWords) ??
    null
  );
}

export function choicesIn(terms: Term[]): string[] {
  const choices = factChoices(new Date()).filter(({ isObstacle }) => !isObstacle);
  return terms.flatMap(({ facts }) => {
    const [best] = facts?.says ?? [];
    const choice = choices.find(({ words }) => best !== undefined && words[0] === best);
    return choice ? [choice.id] : [];
  });
}

function workIn(terms: Term[]): Term[] {
  return essentialTerms(terms).filter(({ isCondition, isFiller }) => !isCondition && !isFiller);
}

function longest<Page extends { phrases: string[] }>(pages: Page[], key: string): Page | undefined {
  const inside = pages.flatMap((page) =>
    page.phrases
      .filter((phrase) => contains(key, phrase))
      .map((phrase) => ({ page, words: phrase.split(" ").length })),
  );
  return inside.toSorted((a, b) => b.words - a.words)[0]?.page;
}

function contains(key: string, part: string): boolean {
  const all = key.split(" ");
  return part.split(" ").every((word) => all.includes(word));
}
