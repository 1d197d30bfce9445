import { readFacts } from "#core/jobs/facts/read-facts.ts";
import { cleanListing } from "#core/jobs/intake/clean-listing.ts";
import { newRow } from "#core/jobs/intake/listing-rows.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { placedAtPark } from "#core/places/meant/park-in-title.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace, statesOf } from "#core/places/places.ts";
import { statesNamedIn } from "#core/places/us-states.ts";

const source = "Featured";

/** The whole new row of a featured posting, and what it states. Throws where it cannot be shown. */
export function featuredRow(id: string, listing: IncomingListing, until: Date, now: Date) {
  const clean = cleanListing({ ...listing, places: atPark(listing) }, { source, isDemo: false }, now);
  if (typeof clean === "string") throw new Error(`The posting ${id} cannot be shown: ${clean}.`);
  const facts = readFacts(clean);
  const row = {
    ...newRow(id, clean, clean.places, { source, isDemo: false, now }, facts),
    // Whoever paid for it is not left out of lists.
    aside: null,
    // Its end is that of what was paid, which says nothing about the job: `valid_through` stays empty.
    expires_at: until,
    expired_at: null,
    featured_until: until,
    ...asWritten(clean.places),
  };
  return { row, facts, salary: clean.salary };
}

/** Its point is the park's that its title names; the words stay its employer's. */
function atPark({ title, places, workArrangement }: IncomingListing): Place[] {
  if (workArrangement === "remote") return places;
  return places.map((place) => {
    const bare = { ...place, text: factsText(place) };
    const [found = bare] = placedAtPark([bare], [title]);
    return found === bare ? place : { ...found, text: place.text };
  });
}

/** Readers see the place in its employer's words; searches find it by its facts, too. */
export function asWritten(places: Place[]) {
  const texts = places.flatMap((place) => [place.text, factsText(place)]);
  return {
    location: places[0]?.text ?? "Remote",
    places_text: [...new Set(texts)].join("\n").toLowerCase() || "remote",
    us_states: [...new Set(places.flatMap(statesOfPlace))].sort(),
  };
}

/** Where no state is given, those that its words name: its employer looks for it on their pages. */
function statesOfPlace(place: Place): string[] {
  return place.countryCode === "US" && !place.state ? statesNamedIn(place.text) : statesOf([place]);
}

function factsText({ text, city, state, countryCode }: Place): string {
  return makePlace({ city, state, country: countryCode })?.text ?? text;
}
