import { tellingWords } from "#core/search/stems.ts";

// Texts for PostgreSQL's `to_tsquery`. A weight names the parts of a job to look in, and none means all of them.

/** The words side by side, as they stand. */
export function inOrder(words: string, weight: string): string {
  return `'${words.replaceAll("'", "")}'${weight && `:${weight}`}`;
}

/** All of the words, wherever they are. */
export function together(words: string, weight: string): string {
  const all = tellingWords(words.split(" ")).map((word) => inOrder(word, weight));
  return all.length ? allOf(all) : inOrder(words, weight);
}

/** Any of the phrases, whose two words have at most one between them, in either order. More words may be anywhere. */
export function close(phrases: readonly string[], weight: string): string {
  return anyOf(
    phrases.map((words) =>
      pairedBy(words, weight, (a, b) => [`${a} <-> ${b}`, `${a} <2> ${b}`, `${b} <-> ${a}`, `${b} <2> ${a}`]),
    ),
  );
}

/** Any of the phrases as they stand; two words may have one between them. */
export function near(phrases: readonly string[], weight: string): string {
  return anyOf(
    phrases.map((words) =>
      tellingWords(words.split(" ")).length > 2
        ? inOrder(words, weight)
        : pairedBy(words, weight, (a, b) => [`${a} <-> ${b}`, `${a} <2> ${b}`]),
    ),
  );
}

function pairedBy(words: string, weight: string, ways: (a: string, b: string) => string[]): string {
  const [a, b, third] = tellingWords(words.split(" ")).map((word) => inOrder(word, weight));
  // Most texts lack one of the words, so asking for both first takes a third of the time.
  return a && b && !third ? `(${a} & ${b} & (${ways(a, b).join(" | ")}))` : together(words, weight);
}

export function anyOf(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? "") : `(${queries.join(" | ")})`;
}

export function allOf(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? "") : `(${queries.join(" & ")})`;
}
