import { stemOf, tellingWords } from "#core/search/stems.ts";

/** A text for PostgreSQL's `to_tsquery`, or several of them. A weight names the parts of a job to look in; none means all of them. */
export type WordQuery = string | { any: readonly WordQuery[] } | { all: readonly WordQuery[] };

export function textOf(query: WordQuery): string {
  if (typeof query === "string") return query;
  const [parts, sign] = "any" in query ? [query.any, " | "] : [query.all, " & "];
  return `(${parts.map(textOf).join(sign)})`;
}

/** The words side by side, as they stand. */
export function inOrder(words: string, weight: string): string {
  return `'${words.replaceAll("'", "")}'${weight && `:${weight}`}`;
}

/** All of the words, wherever they are. */
export function together(words: string, weight: string): WordQuery {
  return allOf(wordsOf(words, weight));
}

function wordsOf(phrase: string, weight: string): string[] {
  const telling = tellingWords(phrase.split(" "));
  return (telling.length ? telling : [phrase]).map((words) => inOrder(words, weight));
}

/** Any of the phrases, with its words anywhere. */
export function anyTogether(phrases: readonly string[]): WordQuery {
  return anyOf(shared(phrases.map((phrase) => ({ words: wordsOf(phrase, ""), besides: [] }))));
}

/** A phrase has all of its words and what is asked besides. */
type Phrase = { words: readonly string[]; besides: readonly WordQuery[] };

/** A word of several phrases is asked for once, since an index compares each of its hits with the whole of what is asked. */
function shared(phrases: readonly Phrase[]): WordQuery[] {
  const isDivided = ({ words, besides }: Phrase) => words.length + besides.length > 1;
  const words = phrases.filter(isDivided).flatMap(({ words }) => words);
  const [most] = [...Map.groupBy(words, (word) => word).values()].sort((a, b) => b.length - a.length);
  const [word] = most ?? [];
  if (!word || most?.length === 1) return phrases.map(({ words, besides }) => allOf([...words, ...besides]));
  const { having = [], others = [] } = Object.groupBy(phrases, (phrase) =>
    isDivided(phrase) && phrase.words.includes(word) ? "having" : "others",
  );
  const rest = having.map(({ words, besides }) => ({
    words: words.filter((one) => one !== word),
    besides,
  }));
  return [allOf([word, anyOf(shared(rest))]), ...shared(others)];
}

/** The phrases without those that hold all words of another: who finds "guide" finds each "raft guide". */
export function widest(phrases: readonly string[]): string[] {
  return withoutHolding(phrases, (one, other) => one.stems.every((stem) => other.stems.includes(stem)));
}

/** The same for `near`, where the order counts: who finds "exchange visa" finds each "exchange visitor visa". */
export function widestInOrder(phrases: readonly string[]): string[] {
  return withoutHolding(phrases, ({ stems: [a, b, third] }, { all }) => {
    if (third) return false;
    return all.some((stem, at) => stem === a && (!b || all[at + 1] === b || all[at + 2] === b));
  });
}

type Stemmed = { phrase: string; all: string[]; stems: string[] };

function withoutHolding(
  phrases: readonly string[],
  holds: (shorter: Stemmed, longer: Stemmed) => boolean,
): string[] {
  const kept: Stemmed[] = [];
  const read = phrases.map((phrase): Stemmed => {
    const words = phrase.split(" ");
    return { phrase, all: words.map(stemOf), stems: tellingWords(words).map(stemOf) };
  });
  for (const each of read.sort((a, b) => a.stems.length - b.stems.length))
    if (!kept.some((shorter) => shorter.stems.length > 0 && holds(shorter, each))) kept.push(each);
  return kept.map(({ phrase }) => phrase);
}

/** Any of the phrases, whose two words have at most one between them, in either order. More words may be anywhere. */
export function close(phrases: readonly string[], weight: string): WordQuery {
  return anyOf(
    shared(
      phrases.map((phrase) =>
        withPair(wordsOf(phrase, weight), (a, b) => [...sideBySide(a, b), ...sideBySide(b, a)]),
      ),
    ),
  );
}

/**
 * Any of the phrases as they stand in a text; two words may have one between them. A single word may be anywhere, since the index knows
 * no parts of a job, and each text would be read for them.
 */
export function near(phrases: readonly string[]): WordQuery {
  return anyOf(
    shared(
      phrases.map((phrase) => {
        const words = wordsOf(phrase, "D");
        const asked = words.length === 2 ? words : [inOrder(phrase, words.length > 1 ? "D" : "")];
        return withPair(asked, sideBySide);
      }),
    ),
  );
}

function sideBySide(a: string, b: string): string[] {
  return [`${a} <-> ${b}`, `${a} <2> ${b}`];
}

/** Most texts lack one of two words, so asking for both first takes a third of the time. */
function withPair(words: readonly string[], ways: (a: string, b: string) => string[]): Phrase {
  const [a, b, third] = words;
  return { words, besides: a && b && !third ? [{ any: ways(a, b) }] : [] };
}

export function anyOf(queries: readonly WordQuery[]): WordQuery {
  const [only = "", ...others] = queries;
  return others.length ? { any: queries } : only;
}

export function allOf(queries: readonly WordQuery[]): WordQuery {
  const [only = "", ...others] = queries;
  return others.length ? { all: queries } : only;
}
