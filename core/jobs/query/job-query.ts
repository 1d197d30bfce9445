import type { JobType, WorkArrangement } from "#core/jobs/listing.ts";

export type JobQuery = {
  titles?: string[];
  /** Only alerts ask so: near work is as good as that of the titles. */
  nearWork?: true;
  /** The title has any of these, or a synonym. */
  titleWords?: string[];
  titleOrState?: { title: string; state: string };
  location?: string;
  near?: NearPlace;
  within?: Within;
  state?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  company?: string;
  jobType?: JobType;
  work?: WorkArrangement;
  /** Yearly pay. */
  minSalary?: MinSalary;
  facts?: string[];
  /** Days like "2027-05-20". A stated month counts whole. */
  startsFrom?: string;
  startsUntil?: string;
  /** Days until the stated closing date. */
  closesWithin?: number;
  /** Days since it was posted. */
  maxAge?: number;
};

export type NearPlace = {
  slug: string;
  label: string;
  /** True when the place was read from `location`, whose words also count. */
  isRead?: true;
  /** A state or a country, which has no circle. */
  isLand?: true;
};

/** Miles, or all of the place's state. */
export const radii = [10, 25, 50, 100, 200, "state"] as const;
export type Within = (typeof radii)[number];
export const usualRadius = 50;

export function radiusChoices(): [value: string, text: string][] {
  return radii.map((radius) => [
    radius === usualRadius ? "" : String(radius),
    radius === "state" ? "The state" : `${radius} miles`,
  ]);
}

/** Words of a title beside it name no place. */
export function hasOwnPlace({ near, location }: JobQuery): boolean {
  return near !== undefined || location !== undefined;
}

export const minSalaries = [30_000, 50_000, 75_000, 100_000] as const;
export type MinSalary = (typeof minSalaries)[number];

export const maxAges = [1, 3, 7, 14, 30] as const;

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

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
    "starts_from",
    "starts_until",
    "closes_within",
    "max_age",
  ],
  search: ["title_words", "title_or_state", "country_code", "has_remote", "job_type", "facts"],
  state: ["title", "location", "near", "within", "country_code", "has_remote", "max_age"],
  alert: [
    "keywords",
    "near_work",
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
    "starts_from",
    "starts_until",
  ],
} as const;

export const dayOrders = ["closing", "starts"] as const;
export type DayOrder = (typeof dayOrders)[number];

export type ListOrder = "best" | "newest" | "nearest" | "pay" | DayOrder;

/** A test compares the list with the table of parameters. */
export const alertParameters = ["title", ...offers.alert.slice(1), "any_title", "work", "has_remote"];

/** What a list's link tells the form beside those, although no alert can hold it. */
export const leftOutParameters = ["min_salary", "max_age", "left"];
