import { stemOf, tellingWords } from "./stems.ts";

/** "near" allows one word in between, "close" allows that in either order. */
type Stand = "in order" | "near" | "close" | "anywhere";

/** `weight` holds the letters of the parts to search; empty means all parts. */
export type Phrase = { words: string; stand: Stand; weight: string };

export type WordQuery = {
  whole: string;
  /**
   * Everything that matches the whole matches one of these. An index answers them one by one in a tenth of
   * the time.
   */
  parts: readonly string[];
};

export function onePhrase(phrases: readonly Phrase[], ...others: string[]): WordQuery {
  const asked = withoutMet(phrases);
  const whole = anyOf([...asked.map(({ words, stand, weight }) => ways[stand](words, weight)), ...others]);
  return { whole, parts: [...partsOf(asked), ...others] };
}

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

/** A search for "ranger" already finds "park ranger", so asking for both costs time. */
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

function standOf({ stand }: Phrase, stems: readonly string[]): Stand {
  return (stand === "close" || stand === "near") && stems.length > 2 ? "anywhere" : stand;
}

const ways = { "in order": inOrder, near, close, anywhere: together };

/** Matches "Manager, Assistant" and "Assistant Store Manager". */
function close(words: string, weight: string): string {
  const [a, b] = pairOf(words, weight);
  if (!a || !b) return together(words, weight);
  return standing(a, b, [`${a} <-> ${b}`, `${a} <2> ${b}`, `${b} <-> ${a}`, `${b} <2> ${a}`]);
}

function near(words: string, weight: string): string {
  const [a, b] = pairOf(words, weight);
  return a && b ? standing(a, b, [`${a} <-> ${b}`, `${a} <2> ${b}`]) : together(words, weight);
}

/** Most texts lack one of the words; asking for both first takes a third of the time. */
function standing(a: string, b: string, ways: string[]): string {
  return `(${a} & ${b} & (${ways.join(" | ")}))`;
}

function pairOf(words: string, weight: string): string[] {
  const all = tellingWords(words.split(" "));
  return all.length === 2 ? all.map((word) => inOrder(word, weight)) : [];
}

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
