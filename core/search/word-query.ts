import {
  allOf,
  anyOf,
  inOrder,
  onePhrase,
  type Phrase,
  partsBeside,
  type WordQuery,
} from "./phrase-query.ts";
import type { Search, Term } from "./search.ts";
import { stemKey, tellingWords } from "./stems.ts";
import { tradeWord } from "./trade-words.ts";

/** Texts for PostgreSQL's `to_tsquery`; null if there is nothing to ask. */
export type WordQueries = {
  phrase: string | null;
  typed: string | null;
  title: TermQuery[];
  /** Each term or a synonym, in title, employer, places or job type. */
  head: TermQuery[];
  wider: TermQuery[];
  /** Like `head`, for the work alone; empty without conditions. */
  work: TermQuery[];
  beside: TermQuery[];
  /** Like `wider`, but the same words of a title may meet two terms; empty unless that finds more. */
  shared: TermQuery[];
  /** Any typed word in the title; ranks jobs that match by wider phrases. */
  some: string | null;
  /** The last word of each term says the most: "counselor" in "camp counselor". */
  last: string | null;
  /** The work in the title, as typed or in words that mean the same, where other terms stand beside it. */
  ownWork: string | null;
  /** Each of several words of the work, or what means the same. */
  each: string[];
  time: { asked: string; others: string } | null;
  anywhere: TermQuery[];
  employer: string | null;
  without: string | null;
};

/** `text` is null if descriptions cannot match the term. */
export type TermQuery = { term: Term | null; head: WordQuery; text: WordQuery | null };

const known = new WeakMap<Search, WordQueries>();

/** A list asks for them several times. */
export function wordQueries(search: Search): WordQueries {
  const queries = known.get(search) ?? readQueries(search);
  known.set(search, queries);
  return queries;
}

function readQueries(search: Search): WordQueries {
  const { employers, without } = search;
  const all = searchableTerms(search);
  const typed = all.map(({ words }) => words).join(" ");
  const phrase = all.length ? inOrder(typed, "A") : null;
  const terms = all.filter(({ words }, at) => all.findIndex((other) => other.words === words) === at);
  // An employer's full name must match, not just its words.
  const named = [asking(null, onePhrase([typed, ...employers].map((words) => standing(words, ""))))];
  const work = essentialTerms(terms);
  const beside = employers.length ? [] : conditionsBeside(terms, work);
  const inTitle = (words: string[]) => (words.length ? anyOf(words.map((word) => inOrder(word, "A"))) : null);
  return {
    phrase,
    typed: allOf(terms.map((term) => onePhrase(equals(term, "A").slice(0, 1)).whole)),
    title: employers.length ? [] : terms.map((term) => asking(term, onePhrase(equals(term, "A")))),
    head: employers.length ? named : terms.map((term) => asking(term, headTerm(term))),
    wider: employers.length ? named : widerOf(work),
    work: beside.length ? work.map((term) => asking(term, anywhereTerm(term))) : [],
    beside: beside.map((term) => asking(term, wideTerm(term))),
    shared: employers.length || beside.length || !sharesWords(work) ? [] : widerOf(work, () => []),
    some: inTitle(work.flatMap(({ words }) => words.split(" "))),
    last: inTitle(work.map(({ words }) => words.split(" ").at(-1) ?? words)),
    ownWork:
      work.length < terms.length ? allOf(work.map((term) => onePhrase(equals(term, "A")).whole)) : null,
    each: eachWord(work),
    time: timeOf(terms.filter(({ otherTimes }) => otherTimes.length > 0)),
    anywhere: terms.map((term) => asking(term, anywhereTerm(term), textTerm(term))),
    employer: employers.length ? anyOf(employers.map((name) => inOrder(name, "B"))) : null,
    without: without.length ? anyOf(without.map((words) => inOrder(words, ""))) : null,
  };
}

function eachWord(work: Term[]): string[] {
  const words = work.filter(({ isQuoted }) => !isQuoted).flatMap(({ words }) => words.split(" "));
  const all = [...new Set(tellingWords(words))];
  return all.length > 1 ? all.map(oneWord) : [];
}

function timeOf(terms: Term[]): WordQueries["time"] {
  const inTitle = (phrases: string[]) => anyOf(phrases.map((words) => inOrder(words, "A")));
  const asked = terms.flatMap(({ said }) => said);
  return asked.length
    ? { asked: inTitle(asked), others: inTitle(terms.flatMap(({ otherTimes }) => otherTimes)) }
    : null;
}

export function conditionQueries(terms: Term[]): { head: WordQuery; text: WordQuery | null }[] {
  const beside = conditionsBeside(terms, essentialTerms(terms));
  return beside.map((term) => ({ head: anywhereTerm(term), text: textTerm(term) }));
}

/** No job has so many at once, and each is asked for in all of its names. */
const mostNamed = 8;

/** The words of an employer's name have no synonyms, and those of a very long search are looked for as they are. */
export function searchableTerms({ terms, employers }: Pick<Search, "terms" | "employers">): Term[] {
  const isLong = terms.length > mostNamed;
  return employers.length || isLong ? terms.map((term) => ({ ...term, equals: [], wider: [] })) : terms;
}

/** Conditions and fillers count only if there is nothing else. */
export function essentialTerms(terms: Term[]): Term[] {
  const work = terms.filter(({ isCondition, isFiller }) => !isCondition && !isFiller);
  return work.length ? work : terms;
}

function conditionsBeside(terms: Term[], work: Term[]): Term[] {
  return terms.filter((term) => term.isCondition && !work.includes(term));
}

/** Typed words may be in any order; added synonyms must stay phrases. */
function equals({ words, isQuoted, equals }: Term, weight: string, added = weight): Phrase[] {
  return [
    { words, stand: isQuoted ? "in order" : "anywhere", weight },
    ...equals.map((words): Phrase => ({ words, stand: "close", weight: added })),
  ];
}

/** Each wider phrase of a term is asked for beside all other terms, so the query grows with their square. */
const mostWidened = 4;

/**
 * Only one term at a time may match by wider phrases, and of many terms none. Conditions are asked one by one because a fact
 * may answer each.
 */
function widerOf(terms: Term[], othersOf = (term: Term) => terms.filter((one) => one !== term)): TermQuery[] {
  const [first, ...others] = terms;
  if (!first || !others.length || terms.some(({ facts }) => facts))
    return terms.map((term) => asking(term, wideTerm(term, othersOf(term))));
  if (terms.length > mostWidened) return terms.map((term) => asking(term, anywhereTerm(term)));
  const heads = terms.map(anywhereTerm);
  const ways = terms.map((term, at) => {
    const apart = othersOf(term);
    const wide = wideTerm(term, apart);
    const beside = heads.filter((_, other) => other !== at);
    const together = beside.map(({ parts }) => anyOf(parts));
    const added = [...partsBeside(headPhrases(term), widerPhrases(term, apart)), ...wordByWord(term)];
    return {
      whole: allOf([wide.whole, ...beside.map(({ whole }) => whole)]) ?? "",
      parts: added.map((part) => allOf([`(${part})`, ...together]) ?? ""),
    };
  });
  // Jobs that match without wider phrases.
  const exact = allOf(heads.map(({ parts }) => anyOf(parts))) ?? "";
  return [
    asking(null, {
      whole: anyOf(ways.map(({ whole }) => whole)),
      parts: [exact, ...ways.flatMap(({ parts }) => parts)],
    }),
  ];
}

function wideTerm(term: Term, others: readonly Term[] = []): WordQuery {
  return onePhrase([...headPhrases(term), ...widerPhrases(term, others)], ...wordByWord(term));
}

function headPhrases(term: Term): Phrase[] {
  return [...equals(term, ""), ...namesOf(term)];
}

/** A phrase of another term is left out: it would meet both, and "fisheries crew leader" is no "youth corps crew leader". */
function widerPhrases({ wider }: Term, others: readonly Term[] = []): Phrase[] {
  const taken = new Set(others.flatMap(({ words, equals }) => [words, ...equals].map(keyOf)));
  return wider
    .filter((words) => !taken.has(keyOf(words)))
    .map((words) => ({ words, stand: "close", weight: "A" }));
}

function sharesWords(terms: Term[]): boolean {
  const apart = (term: Term) => terms.filter((other) => other !== term);
  return terms.some((term) => widerPhrases(term, apart(term)).length < term.wider.length);
}

function keyOf(phrase: string): string {
  return stemKey(phrase.split(" "));
}

function wordByWord({ words, isQuoted }: Term): string[] {
  const all = words.split(" ");
  return isQuoted || all.length < 2 ? [] : [allOf(all.map(oneWord)) ?? ""];
}

/** Synonyms and workers do not match employers' names: a "mason" is not a cook at Mason Bend. */
function headTerm(term: Term): WordQuery {
  if (!term.isWorker) return onePhrase([...equals(term, isTopic(term) ? "AB" : "", "AC"), ...namesOf(term)]);
  const inName = term.words.includes(" ") ? [standing(term.words, "B")] : [];
  return onePhrase([...equals(term, "AC"), ...inName, ...namesOf(term)]);
}

/** A word of the trade is rarely meant as a place: not every job in Salmon, Idaho, is about fish. */
function isTopic({ words, isCondition, isQuoted }: Term): boolean {
  return !isCondition && !isQuoted && !words.includes(" ") && tradeWord([words]) !== null;
}

function anywhereTerm(term: Term): WordQuery {
  return onePhrase(headPhrases(term));
}

function textTerm(term: Term): WordQuery | null {
  if (term.facts?.isRead) return null;
  const meant = term.isCondition ? term.equals : [term.words, ...term.equals];
  const texts = [
    ...meant.map((words) => standing(words, "")),
    ...term.said.map((words): Phrase => ({ words, stand: "near", weight: "" })),
  ];
  return texts.length ? onePhrase(texts) : null;
}

function asking(term: Term | null, head: WordQuery, text: WordQuery | null = null): TermQuery {
  return { term, head, text };
}

function namesOf({ employers }: Term): Phrase[] {
  return employers.map((name) => standing(name, "B"));
}

function standing(words: string, weight: string): Phrase {
  return { words, stand: "in order", weight };
}

function oneWord(word: string): string {
  const all = [word, ...(tradeWord([word])?.equals ?? [])];
  return onePhrase(all.map((words): Phrase => ({ words, stand: "close", weight: "" }))).whole;
}
