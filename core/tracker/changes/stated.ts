import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import type { Place } from "#core/places/place.ts";
import type { Salary } from "#core/text/money.ts";

export const comparedFacts = ["season_start", "season_end", "pay"] as const;

/** What a job's fields stated when it was saved. Facts of its text are read from the kept text. */
export type Stated = {
  applyBy: string | null;
  salary: Salary | null;
  places: StatedPlace[];
  placesVersion: number;
  facts: StatedFact[];
};

export type StatedPlace = Pick<Place, "city" | "state" | "countryCode">;

export function statedPlaces(places: Place[]): StatedPlace[] {
  return places.map(({ city, state, countryCode }) => ({ city, state, countryCode }));
}
