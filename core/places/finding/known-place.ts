import { milesBetween } from "#core/places/distance.ts";
import { zipsOf } from "#core/places/gazetteer/codec.ts";
import { type Known, named, slugOf } from "#core/places/gazetteer/gazetteer.server.ts";
import { countryName } from "#core/places/places.ts";
import { importance } from "./importance.ts";
import { countyName, type FoundKind, sortOf } from "./sort-of-place.ts";

export type KnownPlace = {
  slug: string;
  name: string;
  label: string;
  kind: FoundKind;
  kindText: string;
  state: string | null;
  country: string;
  lat: number;
  lon: number;
  weight: number;
};

/** Two records of one name within this many miles are one place. */
const oneplace = 25;

/** Null without a point, and for a record whose slug belongs to a likelier place. */
export function toKnownPlace(known: Known): KnownPlace | null {
  if (!hasPoint(known)) return null;
  const main = bearerOf(slugOf(known));
  if (!main) return null;
  if (main === known) return placeOf(known);
  // The zip code tells a second town of that name in the state from the first.
  const [zip] = known.kind === "town" ? zipsOf(known.zips) : [];
  if (!zip || milesBetween(main, known) < oneplace) return null;
  const place = placeOf(known);
  return { ...place, slug: `${place.slug}-${zip}`, label: `${place.label} ${zip}` };
}

export function bearerOf(slug: string): Known | null {
  const words = slug.replace(/-[a-z]{2}$/, "").replaceAll("-", " ");
  const bearers = named(words).filter((each) => hasPoint(each) && slugOf(each) === slug);
  return bearers.reduce<Known | null>(
    (best, each) => (best && rightOf(best) >= rightOf(each) ? best : each),
    null,
  );
}

export function hasPoint({ lat, country }: Known): boolean {
  return lat !== -90 && country !== "";
}

export function withoutArea(name: string): string {
  return name.replace(/ D\.C\.$/, "");
}

function rightOf(known: Known): number {
  return importance(known) + (known.zips ? 0.5 : 0);
}

function placeOf(known: Known): KnownPlace {
  const { state, country, lat, lon } = known;
  const name = withoutArea(known.name);
  const { kind, text, isUnique } = sortOf(known);
  const shown = kind === "county" ? countyName(name, state) : name;
  const area = state ? (country === "US" ? state : `${state}, ${countryName(country) ?? country}`) : null;
  const around = area ?? countryName(country) ?? country;
  const twins = isUnique ? named(name).filter((other) => slugOf(other) !== slugOf(known)) : [];
  const label = isUnique && twins.every(({ kind }) => kind === "town") ? shown : `${shown}, ${around}`;
  const weight = importance(known);
  return { slug: slugOf(known), name: shown, label, kind, kindText: text, state, country, lat, lon, weight };
}
