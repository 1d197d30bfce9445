import { plainWords } from "./plain-words.ts";

export type SuggestionKind = "work" | "employer" | "place";

export type Suggestion = {
  text: string;
  kind: SuggestionKind;
  /** Example: "Vail Resorts · employer, 12 jobs". */
  label: string;
};

export type Suggestible = Suggestion & {
  /** The text and its alternatives, as plain words with single spaces. */
  names: readonly string[];
  /** Only one suggestion of a group is shown at a time; null means no group. */
  group: string | null;
  jobs: number;
  ownJobs: number;
};

/** `keys` are sorted and hold each name from each of its words on. */
export type SuggestionIndex = {
  all: readonly Suggestible[];
  keys: readonly string[];
  /** Positions in `all`. A key that begins with a later word has `all.length` added. */
  leads: Int32Array;
};

const mostSuggestions = 8;
const shortest = 2;
/** Texts of this length may have one wrong letter. */
const long = 5;
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

function compare(a: Suggestible, b: Suggestible): number {
  const inAlphabet = a.text < b.text ? -1 : Number(a.text > b.text);
  return b.jobs - a.jobs || b.ownJobs - a.ownJobs || a.text.length - b.text.length || inAlphabet;
}

/** Prefers matches at the first word. If nothing matches, one letter may be wrong. */
export function suggest(typed: string, index: SuggestionIndex, most = mostSuggestions): Suggestion[] {
  const start = plainWords(typed).join(" ");
  if (start.length < shortest) return [];
  const found = bestOf(start, (key) => key.startsWith(start), index);
  // People rarely mistype the first letter.
  const near = () => bestOf(start.charAt(0), (key) => isFuzzyPrefix(key, start), index);
  return distinct(found.length || start.length < long ? found : near(), most);
}

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

export function isFuzzyPrefix(text: string, start: string): boolean {
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

function firstFrom(start: string, keys: readonly string[]): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
