import { readFacts } from "#core/jobs/facts/read-facts.ts";
import { cleanListing } from "#core/jobs/intake/clean-listing.ts";
import { newRow } from "#core/jobs/intake/listing-rows.ts";
import { paidRelevance } from "#core/jobs/kinds/judge-listing.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { placedAtPark } from "#core/places/meant/park-in-title.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace, statesOf } from "#core/places/places.ts";
import { statesNamedIn } from "#core/places/us-states.ts";

const source = "Featured";

export function featuredRow(id: string, listing: IncomingListing, until: Date, now: Date) {
  const clean = cleanListing(
    { ...listing, places: withParkPoint(listing), relevance: paidRelevance },
    { source, isDemo: false },
    now,
  );
  if (typeof clean === "string") throw new Error(`The posting ${id} cannot be shown: ${clean}.`);
  const facts = readFacts(clean);
  const row = {
    ...newRow(id, clean, clean.places, { source, isDemo: false, now }, facts),
    // Paid jobs are never left out of lists.
    aside: null,
    // The paid term says nothing about the job, so `valid_through` stays empty.
    expires_at: until,
    expired_at: null,
    end_reason: null,
    featured_until: until,
    ...writtenPlaces(clean.places),
  };
  return { row, facts, salary: clean.salary };
}

function withParkPoint({ title, places, workArrangement }: IncomingListing): Place[] {
  if (workArrangement === "remote") return places;
  return places.map((place) => {
    const bare = { ...place, text: factsText(place) };
    const [found = bare] = placedAtPark([bare], [title]);
    return found === bare ? place : { ...found, text: place.text };
  });
}

export function writtenPlaces(places: Place[]) {
  const texts = places.flatMap((place) => [place.text, factsText(place)]);
  return {
    location: places[0]?.text ?? "Remote",
    places_text: [...new Set(texts)].join("\n").toLowerCase() || "remote",
    us_states: [...new Set(places.flatMap(statesOfPlace))].sort(),
  };
}

function statesOfPlace(place: Place): string[] {
  return place.countryCode === "US" && !place.state ? statesNamedIn(place.text) : statesOf([place]);
}

function factsText({ text, city, state, countryCode }: Place): string {
  return makePlace({ city, state, country: countryCode })?.text ?? text;
}
