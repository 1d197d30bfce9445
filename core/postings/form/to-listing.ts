import type { IncomingListing, WorkArrangement } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { locate } from "#core/places/reading/locate.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { statedFacts } from "#core/postings/facts/stated-facts.ts";
import type { Posting } from "#core/postings/form/posting-form.ts";
import { mailAddress } from "#core/text/web-address.ts";

export function toListing(
  id: string,
  posting: Posting,
  datePosted: Date,
  positionsFilled = 0,
): IncomingListing {
  const applyUrl = posting.applyUrl ?? (posting.applyEmail && mailAddress(posting.applyEmail));
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
    hasRemote: workArrangementOf(posting) !== "onsite",
    workArrangement: workArrangementOf(posting),
    jobType: posting.jobType ?? (posting.facts.season ? "Seasonal" : null),
    datePosted,
    closesAt: null,
    salary: salaryOf(posting),
    descriptionMd: posting.descriptionMd,
    employerFacts: statedFacts(posting.facts, positionsFilled),
  };
}

function salaryOf({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: Posting) {
  if ((salaryMin === null && salaryMax === null) || !salaryCurrency || !salaryUnit) return null;
  return { min: salaryMin, max: salaryMax, currency: salaryCurrency, unit: salaryUnit };
}

/** A remote job with a place is sometimes done there. */
function workArrangementOf({ hasRemote, location }: Posting): WorkArrangement {
  if (!hasRemote) return isRemoteAlone(location) ? "remote" : "onsite";
  return saysRemote(location) ? "remote" : "hybrid";
}

/** Matches "Remote" and "Remote (US)", but not "Remote camp near Haines". */
function isRemoteAlone(location: string): boolean {
  return /^(fully |100% )?(remote|work from home|telecommute)( ?[(,;:–—-]|$)/i.test(location.trim());
}

function saysRemote(location: string): boolean {
  return (
    /\b(remote(ly)?|anywhere|worldwide|work from home|telecommute)\b/i.test(location) &&
    !/\bhybrid\b/i.test(location)
  );
}

function placeOf(posting: Posting): Place {
  const { location, countryCode, city, state } = posting;
  const facts = locate({ city, state, country: countryCode });
  if (!facts) throw new Error(`"${countryCode}" is no country.`);
  const named = city && state ? null : statedPlace(location, facts);
  const whole = named && city ? locate({ city, state: named.state, country: countryCode }) : named;
  return { ...(whole ?? facts), text: location };
}

function statedPlace(location: string, facts: Place): Place | null {
  const { state, countryCode } = facts;
  if (location.trim().length < 3) return null;
  const [named, another] = readPlaces([location], null, {
    country: countryCode,
    state: usStateCode(state ?? ""),
  }).places;
  const isSame = named && !another && named.countryCode === countryCode && (!state || named.state === state);
  return isSame && named.state !== null ? named : null;
}
