import { milesBetween } from "#core/places/distance.ts";
import { slugOf, townOfZip, zipsFrom } from "#core/places/gazetteer/gazetteer.server.ts";
import { ofHamlet } from "#core/places/gazetteer/weights.ts";
import { presentSlug } from "./finding/former-slugs.ts";
import { bearerOf, type KnownPlace, toKnownPlace } from "./finding/known-place.ts";
import { type Named, nameIndex } from "./finding/name-index.ts";
import { type Hit, namesAlmost, namesBeginning, namesEqual, namesWithWords } from "./finding/search-names.ts";
import { plainTyped, type TypedPlace, typedPlaces, zipOf } from "./finding/typed-place.ts";
import { isWithin } from "./finding/within-area.ts";

export type { KnownPlace } from "./finding/known-place.ts";

const mostSuggestions = 8;
const shortest = 2;
/** Fewer results than this may mean a typing mistake, unless the best place is of `someSize`. */
const few = 3;
const someSize = 26;
const guess = 8;
/** Places that score this much less than the best are left out; it equals fifteen times the people. */
const clearly = 5.4;
/** Two records within this many miles are one place. */
const near = 25;

/** A former slug leads to its place; a place without a point is null, too. */
export function findPlace(given: string): KnownPlace | null {
  const slug = presentSlug(given);
  if (slug.length > 120 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return null;
  const land = nameIndex().lands.get(slug);
  if (land) return land;
  const [, base = "", zip] = /^(.+-[a-z]{2})(?:-(\d{5}))?$/.exec(slug) ?? [];
  const known = zip ? townOfZip(zip) : bearerOf(base);
  const place = known && toKnownPlace(known);
  return place?.slug === slug ? place : null;
}

export function suggestPlaces(typed: string, limit = mostSuggestions): KnownPlace[] {
  const text = plainTyped(typed);
  const digits = /^\d{3,5}\s*$/.test(text) ? text.trim() : zipOf(text);
  if (digits) return placesOfZip(digits, limit);
  const ways = typedPlaces(text).filter(({ key }) => key.length >= shortest);
  const found = ways.flatMap((way) =>
    hitsOf(namesBeginning, way, true).map(({ lead, score }) => ({
      lead,
      score: way.isGuess ? score - guess : score,
    })),
  );
  // Hamlets, and villages abroad, are no answer to a typing mistake.
  const sized = found.filter(({ lead }) => lead.weight > ofHamlet);
  if (sized.length < few && !found.some(({ score }) => score >= someSize))
    for (const way of ways) {
      if (!way.isGuess) found.push(...hitsOf(namesWithWords, way, true));
      found.push(...hitsOf(namesAlmost, way, true));
    }
  return distinct(found, limit).map(({ place }) => place);
}

export function placesNamed(text: string): KnownPlace[] {
  const plain = plainTyped(text).trim();
  const zip = zipOf(plain);
  if (zip) return placesOfZip(zip, 1);
  for (const way of typedPlaces(plain)) {
    const found = distinct(hitsOf(namesEqual, way, false), Number.POSITIVE_INFINITY);
    const offered = found.filter(({ place }) => way.area.length && place.label === plain);
    if (found.length) return meantOf(offered.length ? offered : found);
  }
  return [];
}

function hitsOf(
  find: (key: string, fits: (lead: Named) => boolean) => Hit[],
  { key, area }: TypedPlace,
  isBegun: boolean,
): Hit[] {
  const isOffered = (lead: Named) =>
    !isBegun || !isOffice(lead.name) || /\b(?:ranger|district|office)/.test(key);
  return find(key, (lead) => isOffered(lead) && (!area.length || isWithin(lead, area, isBegun)));
}

/** "Moab" means the town, not the ranger district of that name. */
function isOffice(name: string): boolean {
  return name.endsWith(" Ranger District") || name.endsWith(" Field Office");
}

function placesOfZip(digits: string, limit: number): KnownPlace[] {
  const found = new Map<string, KnownPlace>();
  for (const [zip, town] of zipsFrom(digits)) {
    const place = toKnownPlace(town);
    if (!place || found.has(place.slug)) continue;
    const label = place.label.endsWith(zip) ? place.label : `${place.label} ${zip}`;
    found.set(place.slug, { ...place, label, kindText: "ZIP code" });
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight).slice(0, limit);
}

type Ranked = { place: KnownPlace; score: number };

function distinct(hits: Hit[], limit: number): Ranked[] {
  const places = new Map<string, Ranked>();
  const labels = new Set<string>();
  for (const { lead, score } of hits.toSorted((a, b) => b.score - a.score)) {
    if (places.size >= limit) break;
    const place = "slug" in lead ? lead : toKnownPlace(lead);
    const offered = `${place?.label} · ${place?.kindText}`;
    // Only its zip code finds a hamlet that shares its name with a larger place.
    const isMinor = place && "zips" in lead && !lead.weight && place.slug !== slugOf(lead);
    if (!place || isMinor || places.has(place.slug) || labels.has(offered)) continue;
    labels.add(offered);
    places.set(place.slug, { place, score });
  }
  return [...places.values()];
}

function meantOf(ranked: Ranked[]): KnownPlace[] {
  const most = ranked[0]?.score ?? 0;
  const apart: KnownPlace[] = [];
  for (const { place, score } of ranked) {
    const isLand = place.kind === "state" || place.kind === "country";
    const isSame = !isLand && apart.some((other) => milesBetween(place, other) < near);
    if (!isSame && (isLand || most - score < clearly)) apart.push(place);
  }
  return apart;
}
