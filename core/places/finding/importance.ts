import type { Known } from "#core/places/gazetteer/gazetteer.server.ts";
import { sortOf } from "./sort-of-place.ts";

/** People here look for work in the US first. */
const abroad: Record<string, number> = { US: 0, CA: 4, AU: 5, GB: 5, NZ: 5 };
const farAbroad = 10;

/** How likely a place is meant among others of its name, in the gazetteer's measure: twice the logarithm of a town's people. */
export function importance(known: Known): number {
  const weight = known.kind === "town" ? known.weight : sortOf(known).weight;
  return weight - awayBy(known.country);
}

function awayBy(country: string): number {
  return abroad[country] ?? farAbroad;
}
