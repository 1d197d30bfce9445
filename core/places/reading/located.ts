import { type Known, slugOf } from "#core/places/gazetteer/gazetteer.server.ts";
import { nameKey } from "#core/places/gazetteer/name-key.ts";
import type { Place, PlaceKind } from "#core/places/place.ts";
import { countryName, makePlace } from "#core/places/places.ts";
import { provinceOf } from "#core/places/provinces.ts";
import { usStates } from "#core/places/us-states.ts";
import { cutAtWord } from "#core/text/lines.ts";
import { isNatural } from "./words.ts";

export type Read = {
  /** As written, unless the gazetteer has another name for it. */
  name: string | null;
  known: Known | null;
  state: string | null;
  country: string | null;
  isBorrowed?: boolean;
  isStated?: boolean;
  written?: string;
  /** True where nothing was left unread: a record, or only a state or country. */
  isSure: boolean;
};

export function toPlace(read: Read): Place | null {
  const { name, known, country } = read;
  const ofState = { CA: provinceOf(read.state ?? ""), US: usStates[read.state ?? ""] };
  const region = (country === "CA" || country === "US" ? ofState[country] : null) ?? read.state;
  const isArea = known?.kind === "county" || known?.kind === "region";
  const place = makePlace({
    city: isArea ? null : name,
    state: region,
    country,
    // A region over many states has no point; its latitude is -90.
    lat: known?.lat === -90 ? null : known?.lat,
    lon: known?.lon,
  });
  const kind = kindOf(name, known, region);
  if (!isArea && !place) return textAlone(read.written);
  // "Washington" is in the United States, whether state or capital.
  if (!isArea)
    return {
      ...(place ?? noPlace),
      text: (!name && read.written) || (place?.text ?? ""),
      kind,
      ...slug(read),
    };
  // Counties and regions are no towns, so only the text has their name.
  const area = areaName(known);
  const [state, land] = [region, country && countryName(country)].map((each) =>
    each && ` ${nameKey(area)}`.includes(` ${nameKey(each)}`) ? null : each,
  );
  const text = makePlace({ city: area, state, country: land })?.text ?? area;
  return { ...(place ?? noPlace), text, kind, slug: slugOf(known) };
}

const noPlace = { city: null, state: null, countryCode: null, lat: null, lon: null };

/** "Georgia through New York" is shown, but no filter finds it. */
function textAlone(written = ""): Place | null {
  const text = cutAtWord(written, 100);
  return text ? { text, ...noPlace } : null;
}

function areaName(known: Known): string {
  if (known.kind === "region") return known.name;
  const ending = known.state === "LA" ? "Parish" : known.state === "AK" ? "Borough" : "County";
  return / (city|municipality|census area)$/i.test(known.name) ? known.name : `${known.name} ${ending}`;
}

export function kindOf(name: string | null, known: Known | null, state: string | null): PlaceKind {
  if (known) return known.kind;
  return name ? (isNatural(name) ? "park" : "town") : state ? "state" : "country";
}

/** A name that borrows a neighbor's point does not take its slug. */
function slug({ known, name, isBorrowed }: Read) {
  return known && name && Number.isFinite(known.lat) && !isBorrowed ? { slug: slugOf(known) } : {};
}
