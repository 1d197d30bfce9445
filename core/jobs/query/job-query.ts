import type { JobType, WorkArrangement } from "#core/jobs/listing.ts";

/** Which jobs are asked for; a job must meet all of it, and what is absent is not asked for. Pure. */
export type JobQuery = {
  /** Searches as they were typed; a job meets one of them. */
  titles?: string[];
  /** The title has one of these, or what means the same. */
  titleWords?: string[];
  /** The title has the one, or a place is in the other (a US state's two-letter code). */
  titleOrState?: { title: string; state: string };
  /** A country, a state or any words of a place. */
  location?: string;
  /** A place of the gazetteer. */
  near?: NearPlace;
  /** How far around `near`, or around the place that `location` names. */
  within?: Within;
  /** The name or code of a state; beside a city, both are those of one place. */
  state?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** An employer: its name, the beginning of that, or its slug. */
  company?: string;
  jobType?: JobType;
  work?: WorkArrangement;
  /** A year's pay. */
  minSalary?: MinSalary;
  /** What a job states, or does not: ids of the table of choices. */
  facts?: string[];
  /** Days until the end date that it states. */
  closesWithin?: number;
  /** Days since it was posted. */
  maxAge?: number;
};

export type NearPlace = {
  /** "moab-ut". */
  slug: string;
  /** "Moab, UT". */
  label: string;
  /** It is what the text of `location` was read as, whose words count, too. */
  isRead?: true;
};

/** Miles, or the whole state of the place. */
export const radii = [10, 25, 50, 100, 200, "state"] as const;
export type Within = (typeof radii)[number];
export const usualRadius = 50;

/** What a form offers; the usual distance need not be said. */
export function radiusChoices(): [value: string, text: string][] {
  return radii.map((radius) => [
    radius === usualRadius ? "" : String(radius),
    radius === "state" ? "The state" : `${radius} miles`,
  ]);
}

export const minSalaries = [30_000, 50_000, 75_000, 100_000] as const;
export type MinSalary = (typeof minSalaries)[number];

/** What 'Posted within' offers, in days. */
export const maxAges = [1, 3, 7, 14, 30] as const;

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** What can be asked for where, by the names in the table of parameters, in the order of an address. */
export const offers = {
  list: [
    "any_title",
    "title",
    "location",
    "near",
    "within",
    "company",
    "min_salary",
    "job_type",
    "work",
    "facts",
    "closes_within",
    "max_age",
  ],
  search: ["title_words", "title_or_state", "country_code", "has_remote", "facts"],
  state: ["title", "location", "near", "within", "country_code", "has_remote", "max_age"],
  alert: [
    "keywords",
    "location",
    "near",
    "within",
    "state",
    "city",
    "remote",
    "company",
    "job_type",
    "closes_within",
    "facts",
  ],
} as const;

/** By a day that a job states, the soonest first. */
export const dayOrders = ["closing", "starts"] as const;
export type DayOrder = (typeof dayOrders)[number];

/** In which order a list is asked for, by its address parameter. */
export type ListOrder = "best" | "newest" | "nearest" | DayOrder;

/** Every address parameter of an alert that is read, aliases last: a test knows what they must be. */
export const alertParameters = ["title", ...offers.alert.slice(1), "any_title", "work", "has_remote"];
