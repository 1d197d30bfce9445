import { distance } from "fastest-levenshtein";
import { statesOfArea } from "#core/places/areas.ts";
import { milesBetween } from "#core/places/distance.ts";
import { readCountry } from "#core/places/places.ts";
import { provinceCode } from "#core/places/provinces.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { decode, type Entry, zipsOf } from "./codec.ts";
import gazetteer from "./gazetteer.json" with { type: "json" };
import { longKey, nameKey } from "./name-key.ts";
import { parkKeys } from "./park-keys.ts";

export type KnownKind = "town" | "park" | "county" | "region";

export type Known = Entry & {
  kind: KnownKind;
  /** ISO 3166-1 alpha-2; empty for a place that spans countries or states. */
  country: string;
  state: string | null;
  isSkiArea?: boolean;
  isRiver?: boolean;
};

type Index = {
  byKey: Map<string, Known[]>;
  byShort: Map<string, Known[]>;
  /** The towns of universities, which nobody is offered under that name. */
  byUniversity: Map<string, Known[]>;
  byState: Map<string, Known[]>;
};

type Zips = { towns: Map<string, Known>; byStart: Map<string, string[]> };

let index: Index | undefined;
let byZip: Zips | undefined;

export function named(text: string): Known[] {
  const { byKey, byUniversity } = loaded();
  const key = nameKey(text);
  const known = byKey.get(key) ?? byUniversity.get(key);
  if (known) return known;
  const long = longKey(key);
  const same = long === key ? undefined : (byKey.get(long) ?? byKey.get(long.replace(/^point /, "port ")));
  return same ?? areaNamed(text, long);
}

const sideOfLand =
  /^(?:(?:mid|north|south|east|west|central|upper|lower|coastal|interior|rural)(?:ern)? ?)+(?:half of (?:the )?)?(?<= )(.+)$/;

/** "Western US", "Eastern Canada" and "Upper Midwest" are regions without a point. */
function areaNamed(text: string, key: string): Known[] {
  const name = key
    .replace(/^the /, "")
    .replace(/^(us|usa|canada) (\S+)$/, "$2 $1")
    .replace(/ (?:usa|united states(?: of america)?)$/, " us");
  const names = new Set([name, name.replace(/ states$/, ""), name.replace(/ states$/, " us")]);
  const states = [...names].map(statesOfArea).find(({ length }) => length);
  const [, land = ""] = sideOfLand.exec([...names].at(-1) ?? "") ?? [];
  const province = provinceCode(land);
  const isLand = land !== "" && !usStateCode(land) && !readCountry(name);
  const country = states ? "US" : province ? "CA" : isLand ? readCountry(land) : null;
  // "Yellowstone area" is a town or a park with what is around it.
  if (!country || loaded().byKey.has(name) || / (?:area|region)$/.test(name)) return none;
  const [state = province, another] = states ?? [];
  const of = { country, state: another ? null : state, lat: -90, lon: -180, weight: 0, zips: "" };
  return [{ name: text.replace(/^the /i, ""), kind: "region", ...of }];
}

/** These names count only where the state is known: "Glacier", "Vail". */
export function parksInShort(text: string): Known[] {
  return loaded().byShort.get(nameKey(text)) ?? none;
}

export function eachName(take: (key: string, known: Known, isShort: boolean) => void) {
  const { byKey, byShort } = loaded();
  for (const [names, isShort] of [[byKey, false] as const, [byShort, true] as const])
    for (const [key, all] of names) for (const known of all) take(key, known, isShort);
}

/** Three digits at least, or nothing is found. */
export function zipsFrom(digits: string): [zip: string, town: Known][] {
  const all = zips();
  const alike = all.byStart.get(digits.slice(0, 3)) ?? [];
  return alike.flatMap((zip): [string, Known][] => {
    const town = zip.startsWith(digits) && all.towns.get(zip);
    return town ? [[zip, town]] : [];
  });
}

export function everyKnown(): Known[] {
  return [...new Set([...loaded().byKey.values()].flat())];
}

export function townOfZip(zip: string): Known | null {
  return zips().towns.get(zip) ?? null;
}

function zips(): Zips {
  if (byZip) return byZip;
  const towns = new Map<string, Known>();
  for (const all of loaded().byState.values())
    for (const town of all) for (const zip of zipsOf(town.zips)) towns.set(zip, town);
  const byStart = new Map<string, string[]>();
  for (const zip of [...towns.keys()].sort()) {
    const alike = byStart.get(zip.slice(0, 3));
    if (alike) alike.push(zip);
    else byStart.set(zip.slice(0, 3), [zip]);
  }
  byZip = { towns, byStart };
  return byZip;
}

/** The state of the zip codes with the same three digits; a code that no town has says no more. */
export function stateOfZip(zip: string): string | null {
  const states = new Set(zipsFrom(zip.slice(0, 3)).map(([, { state }]) => state));
  const [state = null] = states;
  return states.size === 1 ? state : null;
}

/** For example, "moab-ut", "glacier-national-park-mt" or "chamonix-fr". */
export function slugOf({ name, kind, state, country }: Known): string {
  const words = [nameKey(name), kind === "county" ? "county" : "", state ?? country];
  return words.join(" ").trim().replace(/ +/g, "-").toLowerCase();
}

/** A park recorded in one state may reach another; a town of that state nearby shows it. */
export function reaches({ lat, lon }: Known, state: string): boolean {
  const towns = loaded().byState.get(state) ?? none;
  return towns.some((town) => Math.abs(town.lat - lat) < 1 && Math.abs(town.lon - lon) < 1.4);
}

export function largestTown(state: string): Known | null {
  const [first = null, ...others] = loaded().byState.get(state) ?? none;
  return others.reduce((largest, town) => (largest && largest.weight >= town.weight ? largest : town), first);
}

export function misspelt(text: string, state: string): Known | null {
  const key = nameKey(text);
  const close = (loaded().byState.get(state) ?? none).filter(
    ({ name, weight }) =>
      weight > 0 &&
      name[0] === text[0] &&
      Math.abs(name.length - text.length) < 3 &&
      distance(nameKey(name), key) === 1,
  );
  return close.length === 1 ? (close[0] ?? null) : null;
}

/** Only towns with people count; the search looks at each of them, which takes some milliseconds. */
export function nearestTown(point: { lat: number; lon: number }, miles: number): Known | null {
  let nearest: Known | null = null;
  let least = miles;
  const north = miles / 69;
  for (const all of loaded().byKey.values())
    for (const known of all) {
      if (known.kind !== "town" || !known.weight || Math.abs(known.lat - point.lat) > north) continue;
      const far = milesBetween(known, point);
      if (far < least) [nearest, least] = [known, far];
    }
  return nearest;
}

const none: Known[] = [];

/** The file is read on first use, so a process that never asks keeps nothing in memory. */
function loaded(): Index {
  if (index) return index;
  index = { byKey: new Map(), byShort: new Map(), byUniversity: new Map(), byState: new Map() };
  const { byKey, byShort, byState } = index;
  const kinds = [
    ["town", gazetteer.towns],
    ["park", gazetteer.parks],
    ["park", gazetteer.skiAreas, { isSkiArea: true }],
    ["park", gazetteer.rivers, { isRiver: true }],
    ["county", gazetteer.counties],
    ["region", gazetteer.regions],
  ] as const;
  for (const [kind, areas, is] of kinds)
    for (const [area, text] of Object.entries(areas)) {
      const [country = "", state = null] = area.split("-");
      decode(text, (entry) => {
        const known: Known = Object.assign(entry, { kind, country, state }, is);
        if (kind === "town" && state) put(byState, state, known);
        const key = nameKey(entry.name);
        put(byKey, kind === "county" ? `${key} county` : key, known);
        if (kind !== "park") return;
        for (const other of parkKeys(key)) put(other.isShort ? byShort : byKey, other.key, known);
      });
    }
  for (const [names, keys] of [
    [gazetteer.universities, index.byUniversity],
    [gazetteer.otherNames, byKey],
  ] as const)
    for (const [area, rows] of Object.entries(names))
      for (const row of rows.split(",")) {
        const [name = "", town = ""] = row.split("=");
        const known = byKey
          .get(nameKey(town))
          ?.filter((each) => areaOf(each) === area)
          .toSorted((a, b) => b.weight - a.weight)[0];
        if (known) put(keys, nameKey(name), known);
      }
  return index;
}

function areaOf({ country, state }: Known): string {
  return state ? `${country}-${state}` : country;
}

function put(map: Map<string, Known[]>, key: string, known: Known) {
  const others = map.get(key);
  if (others) others.push(known);
  else map.set(key, [known]);
}
