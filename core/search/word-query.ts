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
import { tradeWord } from "./trade-words.ts";

/** Texts for PostgreSQL's `to_tsquery`; null where there is nothing to ask for. */
export type WordQueries = {
  /** All words as one phrase of the title. */
  phrase: string | null;
  /** Each word as it was typed, in the title. */
  typed: string | null;
  /** Each word of the title, or what means the same, one for each term. */
  title: Asked[];
  /** The same of title, employer, places and job type together, one for each term. */
  head: Asked[];
  /** The work alone, with words that who typed one of its own is also content with. */
  wider: Asked[];
  /** The work alone, in title, employer, places and job type, one for each term; none where nothing stands beside it. */
  work: Asked[];
  /** The conditions beside the work, one for each. */
  beside: Asked[];
  /** Any of the words as it was typed, in the title: of jobs that have wider words, the better. */
  some: string | null;
  /** The same of the last word of each term, which says what the others only narrow: "counselor" of "camp counselor". */
  last: string | null;
  /** The time of the year that was typed, in the title, and the others; null where none was. */
  time: { asked: string; others: string } | null;
  /** One for each term: in the title, employer, places or job type, or in the description. */
  anywhere: Asked[];
  /** The employer's name. */
  employer: string | null;
  /** What may not stand in title, employer or places. */
  without: string | null;
};

/** What is asked for a term: of title, employer, places and job type, and of the description where that can meet it. */
export type Asked = { term: Term | null; head: WordQuery; text: WordQuery | null };

export function wordQueries(search: Search): WordQueries {
  const { employers, without } = search;
  const all = askedTerms(search);
  const typed = all.map(({ words }) => words).join(" ");
  const phrase = all.length ? inOrder(typed, "A") : null;
  const terms = all.filter(({ words }, at) => all.findIndex((other) => other.words === words) === at);
  // Of an employer, the name is looked for and not its words.
  const named = [asking(null, onePhrase([typed, ...employers].map((words) => standing(words, ""))))];
  const work = needed(terms);
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
    some: inTitle(work.flatMap(({ words }) => words.split(" "))),
    last: inTitle(work.map(({ words }) => words.split(" ").at(-1) ?? words)),
    time: timeOf(terms.filter(({ otherTimes }) => otherTimes.length > 0)),
    anywhere: terms.map((term) => asking(term, anywhereTerm(term), textTerm(term))),
    employer: employers.length ? anyOf(employers.map((name) => inOrder(name, "B"))) : null,
    without: without.length ? anyOf(without.map((words) => inOrder(words, ""))) : null,
  };
}

function timeOf(terms: Term[]): WordQueries["time"] {
  const inTitle = (phrases: string[]) => anyOf(phrases.map((words) => inOrder(words, "A")));
  const asked = terms.flatMap(({ said }) => said);
  return asked.length
    ? { asked: inTitle(asked), others: inTitle(terms.flatMap(({ otherTimes }) => otherTimes)) }
    : null;
}

/** The conditions beside the work of a search, each with what says it. */
export function conditionQueries(terms: Term[]): { head: WordQuery; text: WordQuery | null }[] {
  const beside = conditionsBeside(terms, needed(terms));
  return beside.map((term) => ({ head: anywhereTerm(term), text: textTerm(term) }));
}

/** What is looked for. Where an employer is named, what means the same as a word of its name does not matter. */
export function askedTerms({ terms, employers }: Pick<Search, "terms" | "employers">): Term[] {
  return employers.length ? terms.map((term) => ({ ...term, equals: [], wider: [] })) : terms;
}

/** All but the conditions and what fills a search up, unless there is nothing else. */
export function needed(terms: Term[]): Term[] {
  const work = terms.filter(({ isCondition, isFiller }) => !isCondition && !isFiller);
  return work.length ? work : terms;
}

function conditionsBeside(terms: Term[], work: Term[]): Term[] {
  return terms.filter((term) => term.isCondition && !work.includes(term));
}

/** What somebody typed may stand in any order; what we add must be the phrase that it is. */
function equals({ words, isQuoted, equals }: Term, weight: string, added = weight): Phrase[] {
  return [
    { words, stand: isQuoted ? "in order" : "anywhere", weight },
    ...equals.map((words): Phrase => ({ words, stand: "close", weight: added })),
  ];
}

/** One of the terms is met by wider words, not all at once. Each of several conditions is asked for by itself: a fact may answer it. */
function widerOf(terms: Term[]): Asked[] {
  const [first, ...others] = terms;
  if (!first || !others.length || terms.some(({ facts }) => facts))
    return terms.map((term) => asking(term, wideTerm(term)));
  const heads = terms.map(anywhereTerm);
  const ways = terms.map((term, at) => {
    const wide = wideTerm(term);
    const beside = heads.filter((_, other) => other !== at);
    const together = beside.map(({ parts }) => anyOf(parts));
    const added = [...partsBeside(headPhrases(term), widerPhrases(term)), ...wordByWord(term)];
    return {
      whole: allOf([wide.whole, ...beside.map(({ whole }) => whole)]) ?? "",
      parts: added.map((part) => allOf([`(${part})`, ...together]) ?? ""),
    };
  });
  // None of them wider: what each of the ways has.
  const exact = allOf(heads.map(({ parts }) => anyOf(parts))) ?? "";
  return [
    asking(null, {
      whole: anyOf(ways.map(({ whole }) => whole)),
      parts: [exact, ...ways.flatMap(({ parts }) => parts)],
    }),
  ];
}

function wideTerm(term: Term): WordQuery {
  return onePhrase([...headPhrases(term), ...widerPhrases(term)], ...wordByWord(term));
}

function headPhrases(term: Term): Phrase[] {
  return [...equals(term, ""), ...namesOf(term)];
}

function widerPhrases({ wider }: Term): Phrase[] {
  return wider.map((words) => ({ words, stand: "close", weight: "A" }));
}

function wordByWord({ words, isQuoted }: Term): string[] {
  const all = words.split(" ");
  return isQuoted || all.length < 2 ? [] : [allOf(all.map(oneWord)) ?? ""];
}

/** That an employer is called by who does a work, or by a word that we add, says little of its jobs: "mason" and the cooks of Mason Bend. */
function headTerm(term: Term): WordQuery {
  if (!term.isWorker) return onePhrase([...equals(term, "", "AC"), ...namesOf(term)]);
  const inName = term.words.includes(" ") ? [standing(term.words, "B")] : [];
  return onePhrase([...equals(term, "AC"), ...inName, ...namesOf(term)]);
}

function anywhereTerm(term: Term): WordQuery {
  return onePhrase(headPhrases(term));
}

/** Of a condition, only what says it; null where nothing does. */
function textTerm(term: Term): WordQuery | null {
  if (term.facts?.isRead) return null;
  const meant = term.isCondition ? term.equals : [term.words, ...term.equals];
  const texts = [
    ...meant.map((words) => standing(words, "")),
    ...term.said.map((words): Phrase => ({ words, stand: "near", weight: "" })),
  ];
  return texts.length ? onePhrase(texts) : null;
}

function asking(term: Term | null, head: WordQuery, text: WordQuery | null = null): Asked {
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
