import { plainWords } from "./plain-words.ts";

export type SuggestionKind = "work" | "employer" | "place";

/** What the field of a search offers while somebody types. */
export type Suggestion = {
  /** What is searched for when it is chosen. */
  text: string;
  kind: SuggestionKind;
  /** "Vail Resorts · employer, 12 jobs". */
  label: string;
};

export type Suggestible = Suggestion & {
  /** Its text, and others that it is found by, as plain words with single blanks. */
  names: readonly string[];
  /** Of those with the same one is suggested at a time; null for what is like no other. */
  group: string | null;
  jobs: number;
  /** Of them those that have the text itself. */
  ownJobs: number;
};

/** Sorted by `keys`: each name from each of its words on, and which suggestion it leads to. */
export type SuggestionIndex = {
  /** The best first. */
  all: readonly Suggestible[];
  keys: readonly string[];
  /** The place in `all`; as far behind its end where the key begins with a later word. */
  leads: Int32Array;
};

const mostSuggestions = 8;
const shortest = 2;
/** From so many letters on, one may be wrong. */
const long = 5;
/** So many of the best are looked through for those that differ. */
const candidates = 64;

export function indexSuggestions(given: readonly Suggestible[]): SuggestionIndex {
  const all = given.toSorted(compare);
  const entries: { key: string; lead: number }[] = [];
  for (const [at, { names }] of all.entries())
    for (const name of names)
      for (let from = 0; from >= 0; from = name.indexOf(" ", from) + 1 || -1)
        entries.push({ key: name.slice(from), lead: from ? all.length + at : at });
  entries.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return { all, keys: entries.map(({ key }) => key), leads: Int32Array.from(entries, ({ lead }) => lead) };
}

/** Most jobs first, then the shortest. */
function compare(a: Suggestible, b: Suggestible): number {
  const inAlphabet = a.text < b.text ? -1 : Number(a.text > b.text);
  return b.jobs - a.jobs || b.ownJobs - a.ownJobs || a.text.length - b.text.length || inAlphabet;
}

/** What begins with the typed words, then what has them at a later word; where nothing does, what has all but one letter of them. */
export function suggest(typed: string, index: SuggestionIndex, most = mostSuggestions): Suggestion[] {
  const start = plainWords(typed).join(" ");
  if (start.length < shortest) return [];
  const found = bestOf(start, (key) => key.startsWith(start), index);
  // The first letter is seldom wrong.
  const near = () => bestOf(start.charAt(0), (key) => beginsAlmost(key, start), index);
  return distinct(found.length || start.length < long ? found : near(), most);
}

/** Of the keys that begin with `start` and are meant those that lead to the best. */
function bestOf(
  start: string,
  isMeant: (key: string) => boolean,
  { all, keys, leads }: SuggestionIndex,
): Suggestible[] {
  const best: number[] = [];
  for (let at = firstFrom(start, keys); keys[at]?.startsWith(start); at++) {
    const lead = leads[at] ?? 0;
    if (best.length === candidates && lead >= (best.at(-1) ?? 0)) continue;
    if (!isMeant(keys[at] ?? "")) continue;
    const place = best.findIndex((other) => other >= lead);
    if (best[place] === lead) continue;
    best.splice(place < 0 ? best.length : place, 0, lead);
    best.length = Math.min(best.length, candidates);
  }
  return best.flatMap((lead) => all[lead % all.length] ?? []);
}

/** Whether a text begins with another but for one letter that is wrong, missing or too many, or two that are swapped. */
export function beginsAlmost(text: string, start: string): boolean {
  let at = 0;
  while (at < start.length && start[at] === text[at]) at++;
  if (at === start.length) return true;
  const after = start.slice(at + 1);
  const isSwapped = start[at] === text[at + 1] && start[at + 1] === text[at];
  return (
    text.startsWith(after, at + 1) ||
    text.startsWith(after, at) ||
    text.startsWith(start.slice(at), at + 1) ||
    (isSwapped && text.startsWith(start.slice(at + 2), at + 2))
  );
}

/** The place of the first key that is not before `start`. */
function firstFrom(start: string, keys: readonly string[]): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Without what says the same again. */
function distinct(ranked: readonly Suggestible[], most: number): Suggestion[] {
  const seen = new Set<string | null>();
  const chosen: Suggestion[] = [];
  for (const { text, kind, label, names, group } of ranked) {
    const [name = ""] = names;
    if (seen.has(name) || (group && seen.has(`${group}/`))) continue;
    seen.add(name).add(group && `${group}/`);
    chosen.push({ text, kind, label });
    if (chosen.length === most) break;
  }
  return chosen;
}
