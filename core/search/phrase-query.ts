import { stemOf, tellingWords } from "./stems.ts";

/** How the words of a phrase may stand: as they are, with one other between them, so or turned round, or anywhere. */
type Stand = "in order" | "near" | "close" | "anywhere";

/** A phrase that is looked for, in the parts of a listing that the letters of `weight` name; in any where there is none. */
export type Phrase = { words: string; stand: Stand; weight: string };

/** A question to PostgreSQL's text search, as texts for `to_tsquery`. */
export type WordQuery = {
  whole: string;
  /**
   * Whatever meets the whole meets one of these. An index answers them one by one in a tenth of the time: of a question with
   * many words it looks at every job that has any.
   */
  parts: readonly string[];
};

/** Any of the phrases, and none of them twice. */
export function onePhrase(phrases: readonly Phrase[], ...others: string[]): WordQuery {
  const asked = withoutMet(phrases);
  const whole = anyOf([...asked.map(({ words, stand, weight }) => ways[stand](words, weight)), ...others]);
  return { whole, parts: [...partsOf(asked), ...others] };
}

/** The parts by which an index finds the phrases that others do not find already. */
export function partsBeside(known: readonly Phrase[], phrases: readonly Phrase[]): string[] {
  return partsOf([...known, ...phrases], known.length);
}

function partsOf(phrases: readonly Phrase[], from = 0): string[] {
  const loose = phrases.map(({ words }): Phrase => ({ words, stand: "anywhere", weight: "" }));
  const asked = new Set(loose.slice(from));
  const queries = withoutMet(loose)
    .filter((phrase) => asked.has(phrase))
    .map(({ words }) => together(words, ""));
  const single = queries.filter((query) => !query.includes(" "));
  const several = queries.filter((query) => query.includes(" "));
  return [...(single.length ? [anyOf(single)] : []), ...several];
}

/** Whoever finds "ranger" finds "park ranger": to ask for it, too, would be to look at every match once more. */
function withoutMet(phrases: readonly Phrase[]): Phrase[] {
  const all = phrases.map((phrase) => {
    const stems = [...new Set(tellingWords(phrase.words.split(" ")).map(stemOf))];
    return { phrase, stems, isLoose: stems.length === 1 || standOf(phrase, stems) === "anywhere" };
  });
  const covers = (wide: string, narrow: string) =>
    !wide || (narrow !== "" && [...narrow].every((letter) => wide.includes(letter)));
  const kept = all.filter(({ phrase, stems }, at) => {
    const isMetBy = (other: (typeof all)[number], place: number) =>
      place !== at &&
      other.isLoose &&
      other.stems.length > 0 &&
      covers(other.phrase.weight, phrase.weight) &&
      other.stems.every((stem) => stems.includes(stem)) &&
      (other.stems.length < stems.length || other.phrase.weight !== phrase.weight || place < at);
    return !all.some(isMetBy);
  });
  return kept.map(({ phrase }) => phrase);
}

/** More than two words that are close are looked for anywhere. */
function standOf({ stand }: Phrase, stems: readonly string[]): Stand {
  return (stand === "close" || stand === "near") && stems.length > 2 ? "anywhere" : stand;
}

const ways = { "in order": inOrder, near, close, anywhere: together };

/** The words in order or turned round, with one other between them: "Manager, Assistant", "Assistant Store Manager". */
function close(words: string, weight: string): string {
  const [a, b] = pairOf(words, weight);
  if (!a || !b) return together(words, weight);
  return standing(a, b, [`${a} <-> ${b}`, `${a} <2> ${b}`, `${b} <-> ${a}`, `${b} <2> ${a}`]);
}

/** The words in order, with one other between them: "meals provided", "meals are provided". */
function near(words: string, weight: string): string {
  const [a, b] = pairOf(words, weight);
  return a && b ? standing(a, b, [`${a} <-> ${b}`, `${a} <2> ${b}`]) : together(words, weight);
}

/** Most texts have not both words: to ask for these first takes a third of the time. */
function standing(a: string, b: string, ways: string[]): string {
  return `(${a} & ${b} & (${ways.join(" | ")}))`;
}

function pairOf(words: string, weight: string): string[] {
  const all = tellingWords(words.split(" "));
  return all.length === 2 ? all.map((word) => inOrder(word, weight)) : [];
}

/** All of the words, in any order. */
function together(words: string, weight: string): string {
  const all = tellingWords(words.split(" ")).map((word) => inOrder(word, weight));
  return allOf(all) ?? inOrder(words, weight);
}

export function inOrder(words: string, weight: string): string {
  return `'${words.replaceAll("'", "")}'${weight && `:${weight}`}`;
}

export function anyOf(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? "") : `(${queries.join(" | ")})`;
}

export function allOf(queries: readonly string[]): string | null {
  if (!queries.length) return null;
  return queries.length === 1 ? (queries[0] ?? null) : `(${queries.join(" & ")})`;
}
