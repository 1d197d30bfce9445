import { type Known, knownBySlug, slugOf } from "#core/places/gazetteer/gazetteer.server.ts";

/** A place that can be asked for by its slug. */
export type KnownPlace = {
  slug: string;
  name: string;
  /** "Moab, UT". */
  label: string;
  kind: Known["kind"];
  /** Two letters, of the US and Canada alone. */
  state: string | null;
  /** ISO 3166-1 alpha-2; empty for what reaches over countries. */
  country: string;
  lat: number;
  lon: number;
  weight: number;
};

/** The place of this slug; null where there is none. */
export function findPlace(slug: string): KnownPlace | null {
  const known = knownBySlug(slug);
  return known && toPlace(known);
}

function toPlace(known: Known): KnownPlace {
  const { name, kind, state, country, lat, lon, weight } = known;
  const label = kind === "park" ? name : [name, state ?? country].filter(Boolean).join(", ");
  return { slug: slugOf(known), name, label, kind, state, country, lat, lon, weight };
}
