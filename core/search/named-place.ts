import { statesOfArea } from "#core/places/areas.ts";
import { findPlace, type KnownPlace, placesNamed } from "#core/places/find-places.ts";
import { usStates } from "#core/places/us-states.ts";
import { namesWorker } from "./names-worker.ts";
import type { NamedPlace, SearchContext } from "./search.ts";
import { isStopWord } from "./stems.ts";
import { expandName, findCondition, isNoisePhrase, isTradeWord, tradeWord } from "./trade-words.ts";

/** "from" is missing because it says where somebody comes from. */
const before = new Set(["in", "near", "around", "at", "by"]);
/** Nobody works "in" an employer. */
const beforePlaces = new Set(["in", "near", "around"]);
const mostWords = 5;
/** Smaller places share their names with too many other things. */
const leastWeight = 10;
/** A name without a preposition must be this well known. */
const wellKnown = 14;
const lands = new Map([
  ["britain", "united-kingdom"],
  ["england", "united-kingdom"],
  ["nz", "new-zealand"],
  ["scotland", "united-kingdom"],
  ["uk", "united-kingdom"],
  ["wales", "united-kingdom"],
]);
const stateNames = new Set(Object.values(usStates).map((name) => name.toLowerCase()));

export function namedPlace(words: readonly string[], known: SearchContext): NamedPlace | null {
  const end = endOf(words);
  const starts = [...words.keys()].filter((at) => at > 0 && before.has(words[at - 1] ?? ""));
  for (const from of starts.toReversed())
    for (let to = Math.min(words.length, from + mostWords); to > from; to--) {
      const found = read(words, from, to, known);
      if (found) return found;
    }
  for (const to of new Set([words.length, end]))
    for (let from = Math.max(0, to - mostWords); from < to; from++) {
      const found = read(words, from, to, known);
      if (found) return found;
    }
  for (let to = Math.min(words.length - 1, mostWords); to > 0; to--) {
    const found = known.isEmployer(words.slice(0, to + 1)) ? null : read(words, 0, to, known);
    if (found) return found;
  }
  return null;
}

/** Skips trailing words that do not belong to a place: "moab jobs", "vail with housing". */
function endOf(words: readonly string[]): number {
  let to = words.length;
  for (;;) {
    const length = [3, 2, 1].find((length) => length < to && isBeside(words.slice(to - length, to)));
    if (!length) return to;
    to -= length;
  }
}

function isBeside(words: readonly string[]): boolean {
  return findCondition(words) !== null || isNoisePhrase(words) || words.join(" ") === "with";
}

function read(words: readonly string[], from: number, to: number, known: SearchContext): NamedPlace | null {
  const name = words.slice(from, to);
  const preposition = before.has(words[from - 1] ?? "") ? words[from - 1] : null;
  if (isOther(name, words.slice(0, from), words[to])) return null;
  const land = findPlace(lands.get(name.join(" ")) ?? "");
  const places = land ? [land] : placesNamed(name.join(" "));
  const [first] = places;
  if (!first || (first.kind === "state" && first.country === "US")) return null;
  const hasArea = saysArea(name, first);
  // "Cook MN" is a cook in Minnesota, although a town named Cook exists.
  if (hasArea && isTradeWord(name[0] ?? "") && namesWorker(name.slice(0, 1))) return null;
  const isTrade = !hasArea && name.length === 1 && isTradeWord(name[0] ?? "");
  const isKnown = first.weight >= (preposition ? leastWeight : wellKnown);
  if (!hasArea && (!isKnown || (isTrade && !preposition))) return null;
  const isEmployer =
    !beforePlaces.has(preposition ?? "") && (known.isEmployer(name) || expandName(name).length > 0);
  const isBehind = hasArea || (preposition !== null && !isTrade && !isEmployer);
  const rest = [...words.slice(0, preposition ? from - 1 : from), ...words.slice(to)];
  return {
    places,
    words: name,
    isBehind,
    isSure: isBehind && places.length === 1,
    rest,
  };
}

function isOther(name: readonly string[], ahead: readonly string[], next: string | undefined): boolean {
  const text = name.join(" ");
  const last = ahead.at(-1);
  const isPart =
    (last !== undefined && !before.has(last) && tradeWord([last, ...name]) !== null) ||
    (next !== undefined && tradeWord([...name, next]) !== null);
  // "Mexico" in "New Mexico" and "England" in "New England" are not countries.
  const longer = [1, 2].map((more) => [...ahead.slice(-more), ...name]);
  return (
    isPart ||
    [name, ...longer, [...name, next ?? ""]].some(isStateOrRegion) ||
    name.some((word) => !/^[a-z0-9]+$/.test(word)) ||
    tradeWord(name) !== null ||
    findCondition(name) !== null ||
    // A state's code may be a stop word: "bend or".
    name.slice(0, next === undefined && name.length > 1 ? -1 : name.length).some(isStopWord) ||
    isNoisePhrase(name) ||
    (text.length < 3 && !lands.has(text))
  );
}

function isStateOrRegion(words: readonly string[]): boolean {
  return stateNames.has(words.join(" ")) || statesOfArea(words.join(" ")).length > 0;
}

function saysArea(name: readonly string[], { state, kind }: KnownPlace): boolean {
  if (name.length < 2 || state === null || kind === "state") return false;
  const full = (usStates[state] ?? "").toLowerCase();
  return name.at(-1) === state.toLowerCase() || ` ${name.join(" ")}`.endsWith(` ${full || "?"}`);
}
