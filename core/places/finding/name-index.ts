import { eachName, type Known, named } from "#core/places/gazetteer/gazetteer.server.ts";
import { nameKey } from "#core/places/gazetteer/name-key.ts";
import { parkKeys } from "#core/places/gazetteer/park-keys.ts";
import { ofHamlet } from "#core/places/gazetteer/weights.ts";
import { importance } from "./importance.ts";
import { hasPoint, type KnownPlace, withoutArea } from "./known-place.ts";
import { landsOf } from "./lands.ts";
import { inOrder, type SortedNames, sortNames } from "./sorted-names.ts";

export type Named = Known | KnownPlace;

/** The arrays run in parallel. */
export type NameIndex = {
  keys: string[];
  leads: Named[];
  weights: Float32Array;
  /** Without villages abroad, which nobody means by a typing mistake. */
  sorted: SortedNames;
  /** The numbers of villages abroad, in alphabetical order. */
  villages: Int32Array;
  /**
   * A key is two letters that begin a word; a value is the name's number times `withinName` plus the word's place.
   */
  starts: Map<string, number[]>;
  lands: Map<string, KnownPlace>;
};

export const withinName = 128;

const short = 6;

/** These words are in too many names to begin a search with. */
const common =
  /^(?:air|and|area|base|county|force|forest|historic|historical|memorial|monument|national|of|parks?|preserve|recreation|refuge|resort|river|scenic|site|ski|state|the|wildlife)\b/;

const shortCountries: Record<string, string[]> = {
  US: ["us", "usa", "united states of america"],
  GB: ["uk", "great britain"],
};

let index: NameIndex | undefined;

export function nameIndex(): NameIndex {
  index ??= makeIndex();
  return index;
}

function makeIndex(): NameIndex {
  const keys: string[] = [];
  const leads: Named[] = [];
  const weights: number[] = [];
  const towns: Known[] = [];
  const villages: [key: string, known: Known][] = [];
  const add = (key: string, lead: Named, weight: number) => {
    keys.push(key.slice(0, withinName));
    leads.push(lead);
    weights.push(weight);
  };
  eachName((key, known, isShort) => {
    if (!hasPoint(known) || isPostOffice(key, known)) return;
    if (isVillageAbroad(known)) return void villages.push([key, known]);
    const weight = importance(known);
    add(key, known, isShort ? weight - short : weight);
    if (known.kind === "town") towns.push(known);
    if (isShort) return;
    const bare = withoutArea(known.name);
    if (bare !== known.name) add(nameKey(bare), known, weight);
    if (!known.name.includes("(")) return;
    // "Glacier National Park (Canada)" is also found without the parenthesis.
    const called = nameKey(known.name.replace(/ *\(.*\)/, ""));
    for (const other of [called, ...parkKeys(called).map(({ key }) => key)])
      add(other, known, weight - short);
  });
  const lands = landsOf(towns);
  for (const land of lands) {
    add(nameKey(land.name), land, land.weight);
    if (land.kind === "state" && land.state) add(land.state.toLowerCase(), land, land.weight);
    for (const other of (land.kind === "country" && shortCountries[land.country]) || [])
      add(other, land, land.weight);
  }
  const sorted = sortNames(keys);
  for (const [key, village] of villages) add(key, village, importance(village));
  return {
    keys,
    leads,
    weights: Float32Array.from(weights),
    sorted,
    villages: inOrder(keys, sorted.numbers.length),
    starts: startsOf(keys),
    lands: new Map(lands.map((land) => [land.slug, land])),
  };
}

function isVillageAbroad({ kind, country, weight }: Known): boolean {
  return kind === "town" && weight <= ofHamlet && country !== "US" && country !== "CA";
}

/** A post office with a park's name means the park. */
function isPostOffice(key: string, { kind, weight, name }: Known): boolean {
  return (
    kind === "town" &&
    !weight &&
    key.includes(" national ") &&
    named(name).some(({ kind }) => kind === "park")
  );
}

function startsOf(keys: string[]): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? "";
    for (let from = 0; from >= 0; from = key.indexOf(" ", from) + 1 || -1) {
      if (from && common.test(key.slice(from))) continue;
      const two = key.slice(from, from + 2);
      const others = starts.get(two);
      if (others) others.push(at * withinName + from);
      else starts.set(two, [at * withinName + from]);
    }
  }
  return starts;
}
