import { closingDate } from "#core/jobs/days/closing.ts";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import type { Place } from "#core/places/place.ts";
import { plainWords } from "#core/search/plain-words.ts";
import { plainText } from "#core/text/description.ts";
import { type Salary, salaryText } from "#core/text/money.ts";
import { compareDates, comparePayFacts } from "./compare-facts.ts";
import { comparePay, comparePayTexts } from "./compare-pay.ts";
import { arePlacesOther } from "./compare-places.ts";
import { type Stated, statedPlaces } from "./stated.ts";

export type Comparison = { kept: Kept; current: Current };

type Kept = {
  jobTitle: string;
  location: string;
  salary: string | null;
  /** Null in copies that were made before fields were kept. */
  stated: Stated | null;
  facts: StatedFact[];
  /** Null when the text is the same. */
  text: string | null;
};

type Current = {
  title: string;
  location: string;
  places: Place[];
  placesVersion: number;
  salary: Salary | null;
  validThrough: Date | null;
  closingZone: string | null;
  facts: StatedFact[];
  text: string | null;
};

/** Says what changed, a sentence a change. What was unknown when the copy was made is no change. */
export function describeChanges({ kept, current }: Comparison): string[] {
  return [
    compareTitle(kept.jobTitle, current.title),
    payChange(kept, current),
    placeChange(kept, current),
    ...compareDates(kept.facts, current.facts),
    applyByChange(kept, current),
    compareTexts(kept.text, current.text) ? "The description changed." : null,
  ].flatMap((change) => change ?? []);
}

function compareTitle(was: string, is: string): string | null {
  return normalized(was) === normalized(is) ? null : `Title changed from “${was}” to “${is}”.`;
}

function payChange(kept: Kept, current: Current): string | null {
  if (!kept.stated) return comparePayTexts(kept.salary, current.salary && salaryText(current.salary));
  const { salary } = kept.stated;
  if (salary || current.salary) return comparePay(salary, current.salary);
  return comparePayFacts(kept.facts, current.facts);
}

/** Places that a later version of our reader read may differ although the posting doesn't. */
function placeChange({ stated, location }: Kept, current: Current): string | null {
  if (!stated || stated.placesVersion !== current.placesVersion) return null;
  if (!arePlacesOther(stated.places, statedPlaces(current.places))) return null;
  if (location === current.location) return "Some of its places changed.";
  return `Place changed from ${location} to ${current.location}.`;
}

function applyByChange({ stated }: Kept, { validThrough, closingZone }: Current): string | null {
  if (!stated?.applyBy) return null;
  const was = closingDate(new Date(stated.applyBy), closingZone);
  if (!validThrough) return `The apply-by date is no longer stated. It was ${was}.`;
  const is = closingDate(validThrough, closingZone);
  return was === is ? null : `Apply-by date moved from ${was} to ${is}.`;
}

function compareTexts(was: string | null, is: string | null): boolean {
  return was !== null && is !== null && normalized(plainText(was)) !== normalized(plainText(is));
}

function normalized(text: string): string {
  return plainWords(text).join(" ");
}
