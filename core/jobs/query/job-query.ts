import type { WorkArrangement } from "#core/jobs/listing.ts";

/** Which jobs are asked for; a job must meet all of it, and what is absent is not asked for. Pure. */
export type JobQuery = {
  /** The title has one of these. */
  titles?: string[];
  /** The title has the one, or a place is in the other (a US state's two-letter code). */
  titleOrState?: { title: string; state: string };
  /** A country, a state or any words of a place. */
  location?: string;
  /** The name or code of a state; beside a city, both are those of one place. */
  state?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  work?: WorkArrangement;
  /** A year's pay. */
  minSalary?: MinSalary;
  /** Days since it was posted. */
  maxAge?: number;
};

export const minSalaries = [30_000, 50_000, 75_000, 100_000] as const;
export type MinSalary = (typeof minSalaries)[number];

/** What 'Posted within' offers, in days. */
export const maxAges = [1, 3, 7, 14, 30] as const;

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** What can be asked for where, by the names in the table of parameters, in the order of an address. */
export const offers = {
  list: ["title", "location", "min_salary", "work"],
  search: ["keywords", "title_or_state", "country_code", "has_remote"],
  state: ["title", "country_code", "has_remote", "max_age"],
  alert: ["keywords", "location", "state", "city", "remote"],
} as const;

/** Ways to ask for remote jobs: where one is offered, all are read. */
const workNames = ["work", "has_remote", "remote"];

/** Every address parameter that is read where these are offered, aliases last. */
export function parameterNames(offered: readonly string[]): string[] {
  const own = offered.map((id) => (id === "keywords" ? "title" : id));
  const aliases = own.some((name) => workNames.includes(name)) ? workNames : [];
  return [...new Set([...own, ...aliases])];
}

export const listParameters = [...parameterNames(offers.list), "after"];
export const stateParameters = [...parameterNames(offers.state), "page", "page_size"];
export const alertParameters = parameterNames(offers.alert);
