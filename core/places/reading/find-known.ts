import { milesBetween } from "#core/places/distance.ts";
import {
  type Known,
  misspelt,
  named,
  parksInShort,
  townOfZip,
} from "#core/places/gazetteer/gazetteer.server.ts";
import { ofThousand } from "#core/places/gazetteer/weights.ts";
import { readCountry } from "#core/places/places.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { stateMeant } from "./states-said.ts";
import { isBuilding, isNatural, isStreet, withoutBuilding, withoutSurroundings } from "./words.ts";

export type Within = { country: string; state: string | null; zip: string | null };

/** The last town counts first, then a park, then a county. */
export type Found = { known: Known | null; name: string | null; isBorrowed: boolean };

const nobody: Found = { known: null, name: null, isBorrowed: false };

export function findKnown(parts: string[], within: Within): Found {
  const zipTown = within.zip ? zipIn(within.zip, within) : null;
  const found = parts.toReversed().flatMap((part) => knownIn(part, within, zipTown) ?? []);
  const towns = found.filter(({ known }) => known?.kind === "town");
  const best =
    // In "Saint-Donat, Laurentides, QC", the region with a town's name comes last.
    towns.find(({ name }) => !named(name ?? "").some(({ kind }) => kind === "region")) ??
    towns[0] ??
    found.find(({ known }) => known?.kind === "park") ??
    found.find(({ known }) => known?.kind === "county") ??
    found[0];
  // A park is wide; people go to its post office.
  if (best?.known?.kind === "park" && zipTown)
    return { ...best, known: { ...best.known, lat: zipTown.lat, lon: zipTown.lon } };
  if (best) return best;
  const [only = ""] = parts.length === 1 ? parts : [];
  const name = parts.findLast(isName) ?? (isNaturalName(only) ? only : null);
  if (zipTown) return { known: zipTown, name, isBorrowed: name !== null };
  const near = name ? nearName(name, within, zipTown) : null;
  return near ? { known: near, name, isBorrowed: true } : { ...nobody, name };
}

/** "West Layton" and "Brookeville" keep their names and take the points of Layton and Brookville. */
function nearName(name: string, within: Within, zipTown: Known | null): Known | null {
  const [, base = ""] = /^(?:north|south|east|west|old|upper|lower) (.+)$/i.exec(name) ?? [];
  const town = base ? pick(base, within, zipTown) : null;
  if (town?.kind === "town" && town.weight > 0) return town;
  return within.state && name.length >= 7 ? misspelt(name, within.state) : null;
}

function zipIn(zip: string, { country, state }: Within): Known | null {
  const town = townOfZip(zip);
  return town && country === "US" && (!state || town.state === state) ? town : null;
}

function knownIn(part: string, within: Within, zipTown: Known | null): Found | null {
  const known = pick(part, within, zipTown);
  if (known) return { known, name: part, isBorrowed: false };
  const bare = withoutSurroundings(withoutLand(withoutPostcode(part, within), within));
  const inner = bare !== part ? pick(bare, within, zipTown) : null;
  if (inner) return { known: inner, name: bare, isBorrowed: false };
  const house = withoutBuilding(part);
  const around = house === part ? null : pick(house, within, zipTown);
  if (around?.kind === "park") return { known: around, name: around.name, isBorrowed: false };
  const [twin = "", second] = bare.split(/(?<=\p{L})[-–/](?=\p{Lu})/u);
  const isTwin = second && (within.country !== "US" || pick(second, within, zipTown));
  const first = isTwin ? pick(twin, within, zipTown) : null;
  if (first) return { known: first, name: twin, isBorrowed: false };
  const other = second && isTwin && bare.includes("/") ? pick(second, within, zipTown) : null;
  if (other && second) return { known: other, name: second, isBorrowed: false };
  const beside = besides(part, within, zipTown);
  if (beside) return beside;
  const words = part.split(" ").filter((word) => /[\p{L}\d]/u.test(word));
  if (words.length < 2 || words.length > 14 || !(isStreet(part) || /\d/.test(part))) return null;
  for (const count of [4, 3, 2, 1]) {
    const tail = words.slice(-count).join(" ");
    const town = words.length > count && !/\d/.test(tail) ? pick(tail, within, zipTown) : null;
    if (town?.kind === "town" && !isOfStreet(tail)) return { known: town, name: tail, isBorrowed: false };
  }
  return null;
}

/** "Tumalo State Park near Bend", "Powdermill Reserve in Rector", "Mission Ridge Ski Resort Wenatchee". */
function besides(part: string, within: Within, zipTown: Known | null): Found | null {
  const [, head = "", tail = ""] =
    /^(.+?),? (?:[Nn]ear|in|at|outside(?: of)?|close to|north of|south of|east of|west of) (?:the )?(\p{Lu}.*)$/u.exec(
      part,
    ) ??
    /^(\S+ .*\b(?:Resort|Area|Park|Refuge|Center|Station|Office|Lodge|Hatchery|Ranch|Camp|Co-op|Inn|Hotel|School|Institute|Store|Farm|Academy|Museum|Club|Campus|University|College|Preserve|Reserve|Sanctuary|Campground|Marina|Outfitters|Outdoors|YMCA|Arboretum|Conservancy|Trust|LLC|Inc\.?)) (\p{Lu}[^,]*)$/u.exec(
      part,
    ) ??
    [];
  const park = head ? pick(head, within, zipTown) : null;
  if (park?.kind === "park") return { known: park, name: head, isBorrowed: false };
  const town = tail ? pick(tail, within, zipTown) : null;
  return town?.kind === "town" || town?.kind === "park"
    ? { known: town, name: tail, isBorrowed: false }
    : null;
}

function withoutPostcode(part: string, { country }: Within): string {
  return country === "US" ? part : part.replace(/^(?:[A-Z]{1,2}-)?\d{4,5} (?=\p{L})/u, "");
}

function withoutLand(part: string, { country, state }: Within): string {
  const [, head = "", tail = ""] = /^(.+) (\p{L}+)$/u.exec(part) ?? [];
  const isLand = tail.length > 3 && (state ? usStateCode(tail) === state : readCountry(tail) === country);
  return isLand ? head : part;
}

function isOfStreet(tail: string): boolean {
  return isStreet(tail);
}

/** Twelve times the people. */
const muchLarger = 5;
/** Four and a half times the people, which is enough abroad: "San José, Costa Rica" is the capital. */
const clearlyLarger = 3;

function pick(part: string, { country, state }: Within, zipTown: Known | null): Known | null {
  const fits = (known: Known) => known.country === country && (!state || known.state === state);
  const all = [...named(part), ...countyOf(part)].filter(fits);
  const towns = all.filter(({ kind }) => kind === "town").toSorted((a, b) => b.weight - a.weight);
  const [town, other] = towns;
  const park = all.find(({ kind }) => kind === "park");
  const area = country === "US" && !state && all.find(({ kind }) => kind === "region");
  // "Midwest, USA" is no village.
  if (area && (!town || town.weight < ofThousand)) return area;
  // A post office within a park means the park.
  if (park && (!town || town.weight === 0 || / (national|state) (park|monument|forest)\b/i.test(part)))
    return park;
  if (town) {
    const byZip = zipTown && towns.find((each) => milesBetween(each, zipTown) < 25);
    if (byZip) return byZip;
    // Of two records, one may be a place that gets no mail.
    const [mailed, second] = towns.filter(({ zips }) => zips.length);
    if (mailed && !second && state) return mailed;
    const enough = state || country === "US" ? muchLarger : clearlyLarger;
    const isTwice = other && milesBetween(town, other) > 25 && town.weight - other.weight < enough;
    if (!isTwice) return town;
    return state ? { ...town, lat: Number.NaN, lon: Number.NaN } : null;
  }
  const place = park ?? all.find(({ kind }) => kind === "county") ?? all[0];
  if (place) return place;
  const short = parksInShort(part).filter(fits);
  return short.length === 1 || (short[0] && short.every((each) => milesBetween(each, short[0] as Known) < 25))
    ? (short[0] ?? null)
    : null;
}

export function countyOf(part: string): Known[] {
  const [, name = ""] =
    /^(.+?),? (?:county|co\.|parish|borough|census area)$/i.exec(part) ??
    /^(.+?) (?:Co|Cn?ty\.?|Par\.|Boro?\.)$/.exec(part) ??
    /^(?:county|cn?ty\.?) of (.+)$/i.exec(part) ??
    [];
  const only = /par(?:ish|\.)$/i.test(part) ? "LA" : null;
  return named(`${name} county`).filter(({ kind, state }) => kind === "county" && (!only || state === only));
}

/** "Moffett Field, CA" is a place; "near the Green River, UT" names only the state. */
function isNaturalName(part: string): boolean {
  return isNatural(part) && /^(\p{Lu}[\p{L}.'’-]*( |$)){2,5}$/u.test(part);
}

export function isName(part: string): boolean {
  return (
    part.length <= 40 &&
    /^\p{L}[\p{L}\p{M}.'’ʻ -]*$/u.test(part) &&
    part.split(" ").length <= 4 &&
    !/^(?:greater|(?:(?:north|south)?(?:east|west)|north|south)ern)$/i.test(part) &&
    !isStreet(part) &&
    !isBuilding(part) &&
    !stateMeant(part)
  );
}
