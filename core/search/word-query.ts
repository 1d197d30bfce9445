import type { Search, Term } from "./search.ts";
import { tellingWords } from "./stems.ts";
import { tradeWord } from "./trade-words.ts";

/** Texts for PostgreSQL's `to_tsquery`; null where there is nothing to ask for. */
export type WordQueries = {
  /** All words as one phrase of the title. */
  phrase: string | null;
  /** Each word as it was typed, in the title. */
  typed: string | null;
  /** Each word of the title, or what means the same. */
  title: string | null;
  /** The same of title, employer, places and job type together. */
  head: string | null;
  /** Words that who typed these is also content with. */
  wider: string | null;
  /** Any of the words as it was typed, in the title: of jobs that have wider words, the better. */
  some: string | null;
  /** One for each term: in the title, employer, places or job type, or in the description. */
  anywhere: string[];
  /** The employer's name. */
  employer: string | null;
  /** What may not stand in title, employer or places. */
  without: string | null;
};

export function wordQueries(search: Search): WordQueries {
  const { employers, without } = search;
  const terms = askedTerms(search);
  const typed = terms.map(({ words }) => words).join(" ");
  const title = allOf(terms.map((term) => oneOf(equals(term), "A")));
  // Of an employer, the name is looked for and not its words.
  const named = anyOf([typed, ...employers].map((name) => inOrder(name, "")).concat(title ?? []));
  return {
    phrase: terms.length ? inOrder(typed, "A") : null,
    typed: allOf(terms.map((term) => oneOf(equals(term).slice(0, 1), "A"))),
    title,
    head: employers.length ? named : allOf(terms.map(headTerm)),
    wider: employers.length ? named : allOf(needed(terms).map(wideTerm)),
    some: terms.length
      ? anyOf(needed(terms).flatMap(({ words }) => words.split(" ").map((word) => inOrder(word, "A"))))
      : null,
    anywhere: terms.map((term) =>
      anyOf(
        [...equals(term), ...term.said.map((words) => ({ words }))]
          .map(({ words }) => inOrder(words, ""))
          .concat(namesOf(term)),
      ),
    ),
    employer: employers.length ? anyOf(employers.map((name) => inOrder(name, "B"))) : null,
    without: without.length ? anyOf(without.map((words) => inOrder(words, ""))) : null,
  };
}

/** What is looked for. Where an employer is named, what means the same as a word of its name does not matter. */
export function askedTerms({ terms, employers }: Pick<Search, "terms" | "employers">): Term[] {
  return employers.length ? terms.map((term) => ({ ...term, equals: [], wider: [] })) : terms;
}

/** All but the conditions, unless there is nothing else. */
export function needed(terms: Term[]): Term[] {
  const work = terms.filter(({ isCondition }) => !isCondition);
  return work.length ? work : terms;
}

/** How the words of a phrase may stand: as they are, close to each other, or anywhere. */
type Phrase = { words: string; stand: "in order" | "close" | "anywhere" };

/** What somebody typed may stand in any order; what we add must be the phrase that it is. */
function equals({ words, isQuoted, equals }: Term): Phrase[] {
  return [
    { words, stand: isQuoted ? "in order" : "anywhere" },
    ...equals.map((words): Phrase => ({ words, stand: "close" })),
  ];
}

function wideTerm(term: Term): string {
  const words = term.words.split(" ");
  const wordByWord = term.isQuoted || words.length < 2 ? [] : [allOf(words.map(oneWord)) ?? ""];
  const wider = term.wider.map((words) => close(words, "A"));
  return anyOf([headTerm(term), ...wordByWord, ...wider]);
}

function headTerm(term: Term): string {
  return anyOf([oneOf(equals(term), ""), ...namesOf(term)]);
}

function namesOf({ employers }: Term): string[] {
  return employers.map((name) => inOrder(name, "B"));
}

function oneWord(word: string): string {
  return oneOf(
    [word, ...(tradeWord([word])?.equals ?? [])].map((words): Phrase => ({ words, stand: "close" })),
    "",
  );
}

function oneOf(phrases: Phrase[], weight: string): string {
  return anyOf(phrases.map(({ words, stand }) => ways[stand](words, weight)));
}

const ways = { "in order": inOrder, close, anywhere: together };

/** The words in order or turned round, with one other between them: "Manager, Assistant", "Assistant Store Manager". */
function close(words: string, weight: string): string {
  const all = tellingWords(words.split(" "));
  const [first = words, second = ""] = all;
  if (all.length !== 2) return all.length > 2 ? together(words, weight) : inOrder(words, weight);
  const [a, b] = [inOrder(first, weight), inOrder(second, weight)];
  return `(${a} <-> ${b} | ${a} <2> ${b} | ${b} <-> ${a} | ${b} <2> ${a})`;
}

/** All of the words, in any order. */
function together(words: string, weight: string): string {
  const all = tellingWords(words.split(" ")).map((word) => inOrder(word, weight));
  return allOf(all) ?? inOrder(words, weight);
}

function inOrder(words: string, weight: string): string {
  return `'${words.replaceAll("'", "")}'${weight && `:${weight}`}`;
}

function anyOf(queries: string[]): string {
  return queries.length === 1 ? (queries[0] ?? "") : `(${queries.join(" | ")})`;
}

function allOf(queries: string[]): string | null {
  if (!queries.length) return null;
  return queries.length === 1 ? (queries[0] ?? null) : `(${queries.join(" & ")})`;
}
