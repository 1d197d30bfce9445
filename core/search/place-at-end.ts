import { cellsOfArea } from "#core/places/area-boxes.ts";
import { statesOfArea } from "#core/places/areas.ts";
import type { KnownPlace } from "#core/places/find-places.ts";
import { usStates } from "#core/places/us-states.ts";
import { capitalized } from "#core/text/lines.ts";
import type { NamedPlace, Search, SearchContext } from "./search.ts";
import { isStopWord } from "./stems.ts";
import { expandName, findCondition, tradeWord } from "./trade-words.ts";

type Token = { words: string[]; raw: string };
type Read = { place: Search["place"]; rest: string[] };

const byName = new Map(Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code]));
const before = new Set(["in", "near", "around", "at", "from"]);
const longestName = 3;

export function placeAround(places: KnownPlace[], named: NamedPlace): NonNullable<Search["place"]> {
  const [around = null] = places;
  const words = named.words.join(" ");
  const said = around?.label ?? words;
  return { states: [], cells: [], said, around, places, isUnsure: !named.isBehind, words };
}

/** A comma would separate two searches of an alert. */
export function placeInWords({ said, around }: NonNullable<Search["place"]>): string {
  return around ? `near ${said.replaceAll(",", "")}` : said;
}

/**
 * Reads "ranger colorado", "biologist OR" and "Utah ski". Lowercase "in" and "me" are states only on their
 * own.
 */
export function stateOf(tokens: Token[], isAlone: boolean, known: SearchContext): Read {
  const words = tokens.flatMap(({ words }) => words);
  const raw = tokens.flatMap(({ words, raw }) => (words.length === 1 ? [raw] : words));
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    const end = words.slice(-length);
    const rest = words.slice(0, -length);
    const states = placeNamed(end) ?? codeOf(raw.slice(-length), rest.length === 0 && isAlone);
    if (states && !isPartOfPhrase(words, length)) {
      if (before.has(rest.at(-1) ?? "")) rest.pop();
      return { place: placeOf(states, end), rest };
    }
    const start = words.slice(0, length);
    const named = placeNamed(start);
    if (named && !known.isEmployer(words.slice(0, length + 1)) && !isWorkerPhrase(words.slice(0, length + 1)))
      return { place: placeOf(named, start), rest: words.slice(length) };
  }
  return { place: null, rest: words };
}

function placeNamed(words: string[]): readonly string[] | null {
  const code = byName.get(words.join(" "));
  if (code) return [code];
  const region = statesOfArea(words.join(" "));
  return region.length ? region : null;
}

function codeOf(raw: string[], isWhole: boolean): readonly string[] | null {
  const [text = ""] = raw;
  const code = text.replaceAll(".", "").toUpperCase();
  if (raw.length !== 1 || !usStates[code] || !/^[A-Za-z.]+$/.test(text)) return null;
  const word = code.toLowerCase();
  const means = tradeWord([word]) || findCondition([word]) || expandName([word]).length;
  if (isWhole) return means ? null : [code];
  if (text === code) return [code];
  return means || (isStopWord(word) && word !== "or") ? null : [code];
}

/** A phrase of the trade may end like a state's name. */
function isPartOfPhrase(words: string[], length: number): boolean {
  return words.length > length && isWorkerPhrase(words.slice(-length - 1));
}

function isWorkerPhrase(words: string[]): boolean {
  return tradeWord(words) !== null || expandName(words).length > 0;
}

function placeOf(states: readonly string[], words: string[]): Search["place"] {
  const [code = ""] = states;
  const cells = cellsOfArea(words.join(" "));
  const isState = states.length === 1 && !cells.length;
  const said = isState ? (usStates[code] ?? code) : words.map(capitalized).join(" ");
  return { states, cells, said, around: null, places: [], isUnsure: false, words: words.join(" ") };
}
