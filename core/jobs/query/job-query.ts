import { type WorkArrangement, workArrangements } from "#core/jobs/listing.ts";
import { tidyLine } from "#core/text/lines.ts";

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
const longestAge = 365;

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** One way to give a key of a query in an address, a form, a content file or a stored alert: by the name it has in the table. */
export type Parameter<Key extends keyof JobQuery> = {
  key: Key;
  /** Where several have one name, and only one is offered. */
  name?: string;
  /** Undefined where nothing is said, or nothing that can be understood. */
  read: (given: unknown) => JobQuery[Key];
  /** Null where this parameter has no way to say it. */
  write: (wanted: NonNullable<JobQuery[Key]>) => string | null;
};
type AnyParameter = { [Key in keyof JobQuery]-?: Parameter<Key> }[keyof JobQuery];

const text = { read: searchText, write: (wanted: string) => wanted };

/** Everything that can be asked for; parameters of the same key are each other's aliases. */
export const parameters = {
  title: {
    key: "titles",
    read: (given) => listOf(searchText(given)),
    write: (titles) => (titles.length === 1 ? (titles[0] ?? null) : null),
  },
  /** Several titles, separated by commas. */
  keywords: {
    key: "titles",
    name: "title",
    read: (given) => (Array.isArray(given) ? listOf(...given.map(searchText)) : keywordsIn(given)),
    write: (titles) => titles.join(", "),
  },
  title_or_state: { key: "titleOrState", read: readTitleOrState, write: () => null },
  location: { key: "location", ...text },
  state: { key: "state", ...text },
  city: { key: "city", ...text },
  country_code: {
    key: "country",
    read: (given) => (isText(given) && /^[a-z]{2}$/i.test(given) ? given.toUpperCase() : undefined),
    write: (code) => code,
  },
  min_salary: {
    key: "minSalary",
    read: (given) => minSalaries.find((amount) => isText(given) && amount === Number(given)),
    write: String,
  },
  work: {
    key: "work",
    read: (given) => workArrangements.find((work) => work === given),
    write: (work) => work,
  },
  has_remote: { key: "work", ...remoteOnly(true, "true") },
  remote: { key: "work", ...remoteOnly(true, "true", "on", "1") },
  max_age: {
    key: "maxAge",
    read: (given) => wholeNumber(given, longestAge),
    write: String,
  },
} satisfies Record<string, AnyParameter>;

export type ParameterId = keyof typeof parameters;
export type Offer = readonly ParameterId[];

/** What addresses call it. */
export function nameOf(id: ParameterId): string {
  return (parameters[id] as AnyParameter).name ?? id;
}

/** What can be asked for where, in the order of its address. */
export const offers = {
  list: ["title", "location", "min_salary", "work"],
  search: ["keywords", "title_or_state", "country_code", "has_remote"],
  state: ["title", "country_code", "has_remote", "max_age"],
  alert: ["keywords", "location", "state", "city", "remote"],
} as const satisfies Record<string, Offer>;

/** One tidy line of at most 100 characters. */
export function searchText(given: unknown): string | undefined {
  return (isText(given) && tidyLine(tidyLine(given).slice(0, 100))) || undefined;
}

/** "Ranger,, park guide,ranger" → "Ranger" and "park guide". */
function keywordsIn(given: unknown): string[] | undefined {
  const words = isText(given) ? tidyLine(given).split(",") : [];
  const different = new Map<string, string>();
  for (const word of words.map((word) => word.trim())) {
    const key = word.toLowerCase();
    if (word && !different.has(key)) different.set(key, word);
  }
  return listOf(...different.values());
}

function listOf(...words: (string | undefined)[]): string[] | undefined {
  const given = words.filter((word) => word !== undefined);
  return given.length ? given : undefined;
}

/** Content files alone have it. */
function readTitleOrState(given: unknown): JobQuery["titleOrState"] {
  const { title, state } = { ...(given as object | null) } as Record<string, unknown>;
  return isText(title) && isText(state) ? { title, state } : undefined;
}

function remoteOnly(...yes: unknown[]) {
  return {
    read: (given: unknown) => (yes.includes(given) ? ("remote" as const) : undefined),
    write: (work: WorkArrangement) => (work === "remote" ? "true" : null),
  };
}

/** Undefined unless the text is a whole number from 1 to `most`. */
export function wholeNumber(given: unknown, most = Number.POSITIVE_INFINITY): number | undefined {
  const number = isText(given) && /^\d+$/.test(given) ? Number(given) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

function isText(given: unknown): given is string {
  return typeof given === "string";
}
