import type { Place } from "#core/places/place.ts";
import { makePlace, type PlaceFacts } from "#core/places/places.ts";
import { singleSpaced } from "#core/text/lines.ts";
import { kindOf, toPlace } from "./located.ts";
import { withoutNotations } from "./notations/notations.ts";
import { partsOf } from "./parts.ts";
import { noHint, readPart } from "./read-part.ts";
import { apart } from "./said-around.ts";
import { saysNothing } from "./words.ts";

type Position = { lat?: number | null; lon?: number | null };

/** The source's city field may hold a full address. */
export function locate(facts: PlaceFacts): Place | null {
  const city = saysNothing(facts.city ?? "") ? null : singleSpaced(facts.city ?? "").slice(0, 200);
  const made = makePlace({ ...facts, city });
  if (!made) return null;
  const [state = "", country = ""] = [facts.state ?? "", facts.country ?? ""].map((field) =>
    saysNothing(field) ? "" : field.trim(),
  );
  const text = apart(withoutNotations([city, state].filter(Boolean).join(", "))).place;
  const parts = [...partsOf(text), country].filter(Boolean);
  const read = readPart(parts, noHint, made.countryCode);
  // A name without a record is taken as given, unless it is an address.
  const place = read && (read.known || (city?.includes(",") && read.country)) ? toPlace(read) : null;
  const isSame = place && (!made.countryCode || place.countryCode === made.countryCode);
  const kind = kindOf(made.city, null, made.state);
  return at(isSame ? place : { ...made, kind }, facts);
}

export function at(place: Place, { lat, lon }: Position): Place {
  const { lat: north, lon: east } = makePlace({ country: "US", lat, lon }) ?? { lat: null, lon: null };
  return north === null ? place : { ...place, lat: north, lon: east };
}
