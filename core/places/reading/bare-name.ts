import { milesBetween } from "#core/places/distance.ts";
import { type Known, named, parksInShort } from "#core/places/gazetteer/gazetteer.server.ts";
import { nameKey } from "#core/places/gazetteer/name-key.ts";
import {
  fifteenfold,
  ofCity,
  ofFiveThousand,
  ofHamlet,
  ofThousand,
  threefold,
} from "#core/places/gazetteer/weights.ts";
import { countyOf } from "./find-known.ts";
import { isProvinceAbroad } from "./provinces-abroad.ts";
import { withoutBuilding, withoutDirection, withoutSurroundings } from "./words.ts";

/** Lands whose villages count by their name alone. */
export const close = /^(?:US|CA|NZ|AU|IE|IS|CR|BZ|FJ|GL)$/;

export function meantBy(text: string): Known | null {
  const whole = meant(text);
  if (whole) return whole;
  const bare = withoutSurroundings(text);
  for (const part of new Set([withoutDirection(text), bare])) {
    const known = part === text ? null : meant(part);
    if (known) return known;
  }
  // "The Florida Keys" is a region, but "the big river" is no town.
  const land = /^the /i.test(text) ? meant(text.slice(4)) : null;
  if (land?.kind === "region") return land;
  // "South Puget Sound".
  const [, wide = ""] = /^(?:north|south|east|west|central|upper|lower)(?:ern)? (.+)$/i.exec(bare) ?? [];
  const region = wide ? meant(wide) : null;
  if (region?.kind === "region") return region;
  if (bare !== text) return null;
  const house = withoutBuilding(text);
  const around = house === text ? null : meant(house);
  // "Lake Louise Inn" is in Lake Louise, but "Aspen Lodge" may be anywhere.
  return around?.kind === "park" || (around?.kind === "town" && house.includes(" ")) ? around : null;
}

function meant(text: string): Known | null {
  const known = [...named(text), ...countyOf(text)];
  const towns = known.filter(mayBeMeant).toSorted((a, b) => b.weight - a.weight);
  const [town] = towns;
  const isSized = town !== undefined && isOfSomeSize(town);
  const parks = known.filter((each) => each.kind !== "town" && !(isSized && isProvinceAbroad(each)));
  const park = parks[0];
  // A park or resort comes before other places of its name, unless a town has grown around it.
  if (park && areOne(parks) && (!isSized || milesBetween(park, town) < 40 || town.weight < 20))
    return isSized && milesBetween(park, town) < 40 ? town : park;
  const national = town ? nationalPark(text, town) : null;
  if (national) return national;
  if (isSized && rivals(town, towns).every((rival) => areOne([town, rival]))) return town;
  if (
    towns.length === 1 &&
    town &&
    (close.test(town.country) || isSized) &&
    nameKey(text).includes(" ") &&
    !/\b(?:field|office|home|center|park|hall|camp)\b/i.test(text)
  )
    return town;
  // "Vail Mountain" says what is meant; "Vail" does not.
  const isMountain = / mountain$/i.test(text);
  // "Hanford Reach" means the monument where no place has the name.
  const isFree = known.length === 0 && text.includes(" ");
  const short = parksInShort(text).filter(
    (each) =>
      isNationalPark(each) ||
      (each.isSkiArea && (isMountain || isFree)) ||
      (isFree && isUnit.test(each.name)),
  );
  return !isSized && areOne(short) ? (short[0] ?? null) : null;
}

/** "Mesa Verde" means the park in Colorado, not the village in California. */
function nationalPark(text: string, { lat, lon, weight }: Known): Known | null {
  const [park, another] = weight < ofFiveThousand ? parksInShort(text).filter(isNationalPark) : [];
  return park && !another && milesBetween(park, { lat, lon }) > 40 ? park : null;
}

/** A village abroad counts only with its country. */
function mayBeMeant({ kind, country, weight }: Known): boolean {
  return kind === "town" && (weight > ofHamlet || close.test(country));
}

function isNationalPark({ name }: Known): boolean {
  return / National Park/.test(name);
}

const isUnit = / National (?:Monument|Seashore|Lakeshore|Recreation Area|Preserve)(?: (?:and|&) Preserve)?$/i;

/** Abroad, villages share their names with many other things. */
function isOfSomeSize({ country, weight }: Known): boolean {
  return weight >= (close.test(country) ? ofThousand : ofFiveThousand);
}

/** A town in the US only has to be larger than one abroad; otherwise it must be clearly larger. */
function rivals(town: Known, others: Known[]): Known[] {
  return others.filter((other) => {
    const isAbroad = town.country === "US" && other.country !== "US";
    return other !== town && town.weight - other.weight < (isAbroad ? threefold : fifteenfold);
  });
}

export function citiesNamed(parts: string[]): Known[] | null {
  if (parts.length < 2 || parts.length > 12) return null;
  const cities = parts.map(meantBy);
  const areCities = cities.every((city) => city?.kind === "town" && city.weight >= ofCity);
  if (areCities) return cities.filter((city) => city !== null);
  if (parts.length < 3) return null;
  // "North Bay, Thunder Bay, Timmins" are far apart, but all of them are in Ontario.
  const ofStates = cities.map((city) => (city?.kind === "town" && city.state ? townsOf(parts, city) : null));
  return [townsBeside(parts), ...ofStates].find((towns) => towns && areApart(towns)) ?? null;
}

export function areApart(towns: Known[]): boolean {
  return towns.every((a, index) => towns.every((b, other) => other <= index || milesBetween(a, b) > 3));
}

/** "Vail", "Beaver Creek" and "Keystone" have namesakes, but only in Colorado are all of them near each other. */
export function townsBeside(parts: string[]): Known[] | null {
  const all = parts.map((part) =>
    [...named(part), ...parksInShort(part)].filter(
      ({ kind, lat }) => lat !== -90 && (kind === "town" || kind === "park"),
    ),
  );
  const [rarest = []] = all.toSorted((a, b) => a.length - b.length);
  if (parts.length < 2 || parts.length > 12 || rarest.length > 6) return null;
  const groups = rarest
    .map((middle) => {
      // Of a town and its ski area, the town.
      const far = (each: Known) => milesBetween(each, middle) + (each.kind === "park" ? 12 : 0);
      const near = all.flatMap((some) => some.toSorted((a, b) => far(a) - far(b))[0] ?? []);
      return { middle, near, miles: Math.max(...near.map((each) => milesBetween(each, middle))) };
    })
    .filter(
      ({ near, miles }) => near.length === parts.length && miles < ([0, 0, 40, 120][parts.length] ?? 300),
    )
    .toSorted((a, b) => a.miles - b.miles);
  const [group, ...others] = groups;
  const isClear = others.every(
    ({ middle, miles }) => !group || miles > 2 * group.miles || areOne([middle, group.middle]),
  );
  return group && isClear ? group.near : null;
}

/** "Bakersfield, Bishop, Placerville" are towns of one state; null where any of them is not. */
export function townsOf(
  parts: string[],
  { country, state }: Pick<Known, "country" | "state">,
): Known[] | null {
  const towns = parts.map((part) =>
    named(part)
      .filter((each) => each.kind === "town" && each.country === country && each.state === state)
      .toSorted((a, b) => b.weight - a.weight)
      .find(({ weight }) => weight > 0),
  );
  const known = towns.filter((town) => town !== undefined);
  return known.length === parts.length ? known : null;
}

function areOne(places: Known[]): boolean {
  const [first] = places;
  return (
    first !== undefined &&
    places.every((each) =>
      each.lat === -90 || first.lat === -90
        ? each.country === first.country && each.state === first.state
        : milesBetween(each, first) < 25,
    )
  );
}
