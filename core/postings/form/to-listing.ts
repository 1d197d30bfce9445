import type { IncomingListing, WorkArrangement } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace } from "#core/places/places.ts";
import { usStateCode } from "#core/places/us-states.ts";
import type { Posting } from "#core/postings/form/posting-form.ts";

/** A posting as the listing that readers see. Pure. */
export function toListing(id: string, posting: Posting, datePosted: Date): IncomingListing {
  const applyUrl = posting.applyUrl ?? (posting.applyEmail && `mailto:${posting.applyEmail}`);
  return {
    sourceId: id,
    scope: null,
    title: posting.title,
    companyName: posting.companyName,
    companyLogoUrl: posting.companyLogoUrl,
    companyUrl: null,
    url: applyUrl,
    applyUrl,
    places: [placeOf(posting)],
    hasRemote: posting.hasRemote,
    workArrangement: workArrangementOf(posting),
    jobType: posting.jobType,
    datePosted,
    closesAt: null,
    salary: salaryOf(posting),
    descriptionMd: posting.descriptionMd,
  };
}

function salaryOf({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: Posting) {
  if ((salaryMin === null && salaryMax === null) || !salaryCurrency || !salaryUnit) return null;
  return { min: salaryMin, max: salaryMax, currency: salaryCurrency, unit: salaryUnit };
}

/** Work from afar with a place named is done there now and then. */
function workArrangementOf({ hasRemote, location }: Posting): WorkArrangement {
  if (!hasRemote) return "onsite";
  return saysRemote(location) ? "remote" : "hybrid";
}

function saysRemote(location: string): boolean {
  return (
    /\b(remote(ly)?|anywhere|worldwide|work from home|telecommute)\b/i.test(location) &&
    !/\bhybrid\b/i.test(location)
  );
}

/** Shown in the words that were typed; what state and city it is, they say where their fields do not. */
function placeOf(posting: Posting): Place {
  const { location, countryCode } = posting;
  const { city, state } = countryCode === "US" ? readUsPlace(posting) : posting;
  const facts = makePlace({ city, state, country: countryCode });
  if (!facts) throw new Error(`"${countryCode}" is no country.`);
  return { ...facts, text: location };
}

type CityAndState = Pick<Posting, "city" | "state">;

function readUsPlace({ city, state, location }: CityAndState & { location: string }): CityAndState {
  if (city && state) return { city, state };
  const written = cityAndState(location);
  const isOther = state && usStateCode(state) !== usStateCode(written?.state ?? "");
  if (!written || isOther) return { city, state };
  return { city: city ?? written.city, state: state ?? written.state };
}

/** "Moab, UT", "12 Main St, Moab, Utah 84532, USA", "Utah": read only where nothing else can be meant. */
function cityAndState(location: string): CityAndState | null {
  const parts = location
    .replace(/,\s*(usa?|u\.s\.a?\.?|united states( of america)?)$/i, "")
    .replace(/\s\d{5}(-\d{4})?$/, "")
    .split(",")
    .map((part) => part.trim());
  const state = parts.pop() ?? "";
  const city = parts.at(-1);
  const isNamed = city !== undefined || state.length > 2;
  if (!isNamed || !usStateCode(state) || (parts.length > 1 && parts.some(namesState))) return null;
  const isCity = city !== undefined && /^[\p{L}\p{M}.'’ -]+$/u.test(city) && !saysRemote(city);
  return { city: isCity ? city : null, state };
}

/** "Utah", "UT or Vail": one of several places. */
function namesState(part: string): boolean {
  return [part, ...(part.match(/\b[A-Z]{2}\b/g) ?? [])].some((name) => usStateCode(name));
}
