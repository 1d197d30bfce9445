import { factChoice, tellingIds } from "#core/facts/choices.ts";
import { jobTypes, type WorkArrangement, workArrangements } from "#core/jobs/listing.ts";
import { excessInWords, limitTitles } from "#core/search/limit-titles.ts";
import { capitalized } from "#core/text/lines.ts";
import { readDay } from "#core/text/read-day.ts";
import { tidyLine } from "#core/text/tidy.ts";
import { wholeNumber } from "#core/text/whole-number.ts";
import { type JobQuery, minSalaries, radii, usualRadius } from "./job-query.ts";

const longestAge = 365;
const mostChoices = 20;

export type Parameter<Key extends keyof JobQuery> = {
  key: Key;
  isList?: true;
  /** Set when several parameters share an address name. */
  name?: string;
  read: (given: unknown) => JobQuery[Key];
  /** Null when this parameter cannot express the value. */
  write: (wanted: NonNullable<JobQuery[Key]>) => string | null;
};
type AnyParameter = { [Key in keyof JobQuery]-?: Parameter<Key> }[keyof JobQuery];

const text = { read: searchText, write: (wanted: string) => wanted };

/** Parameters with the same key are aliases. */
export const parameters = {
  title: {
    key: "titles",
    read: (given) => titlesAmong(oneTitle(given)),
    write: (titles) => (titles.length === 1 ? (titles[0] ?? null) : null),
  },
  keywords: {
    key: "titles",
    name: "title",
    read: (given) => titlesAmong(Array.isArray(given) ? given.flatMap(oneTitle) : splitTitles(given)),
    write: (titles) => titles.join(", "),
  },
  any_title: {
    key: "titles",
    read: (given) => titlesAmong(splitTitles(given)),
    write: (titles) => (titles.length > 1 ? titles.join(", ") : null),
  },
  near_work: {
    key: "nearWork",
    read: (given) => ([true, "true", "on"].includes(given as string) ? true : undefined),
    write: () => "true",
  },
  /** Only content files use this one and the next. */
  title_words: {
    key: "titleWords",
    name: "title",
    read: (given) => listOf(...(Array.isArray(given) ? given : [given]).map(searchText)),
    write: (words) => (words.length === 1 ? (words[0] ?? null) : null),
  },
  title_or_state: { key: "titleOrState", read: readTitleOrState, write: () => null },
  location: { key: "location", ...text },
  near: {
    key: "near",
    // The server checks the place and its name in `withKnownPlace`.
    read: (given) =>
      isText(given) && /^[a-z0-9-]{2,100}$/.test(given)
        ? { slug: given, label: spelledOut(given) }
        : undefined,
    write: ({ slug, isRead }) => (isRead ? null : slug),
  },
  within: {
    key: "within",
    read: (given) => radii.find((radius) => isText(given) && given === String(radius)),
    // Forms give the usual distance no value, so addresses leave it out.
    write: (radius) => (radius === usualRadius ? null : String(radius)),
  },
  state: { key: "state", ...text },
  city: { key: "city", ...text },
  country_code: {
    key: "country",
    read: (given) => (isText(given) && /^[a-z]{2}$/i.test(given) ? given.toUpperCase() : undefined),
    write: (code) => code,
  },
  company: { key: "company", ...text },
  job_type: {
    key: "jobType",
    read: (given) => jobTypes.find((type) => isText(given) && type.toLowerCase() === given.toLowerCase()),
    write: (type) => type,
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
  facts: {
    key: "facts",
    isList: true,
    read: readFactChoices,
    write: (ids) => ids.join(","),
  },
  starts_from: { key: "startsFrom", ...day() },
  starts_until: { key: "startsUntil", ...day() },
  closes_within: {
    key: "closesWithin",
    read: (given) => wholeNumber(given, longestAge),
    write: String,
  },
  max_age: {
    key: "maxAge",
    read: (given) => wholeNumber(given, longestAge),
    write: String,
  },
} satisfies Record<string, AnyParameter>;

export type ParameterId = keyof typeof parameters;
export type Offer = readonly ParameterId[];

export function nameOf(id: ParameterId): string {
  return (parameters[id] as AnyParameter).name ?? id;
}

function spelledOut(slug: string): string {
  const words = slug.split("-").map(capitalized);
  const area = words.length > 1 && words.at(-1)?.length === 2 ? words.pop() : null;
  return [words.join(" "), ...(area ? [area.toUpperCase()] : [])].join(", ");
}

function readFactChoices(given: unknown): string[] | undefined {
  const texts = Array.isArray(given) ? given.filter(isText) : isText(given) ? [given] : [];
  const ids = new Set(texts.flatMap((text) => text.slice(0, 1_000).split(",")).map((id) => id.trim()));
  const known = [...ids].filter((id) => factChoice(id)).sort();
  return listOf(...tellingIds(known.slice(0, mostChoices)));
}

export function searchText(given: unknown): string | undefined {
  return (isText(given) && tidyLine(tidyLine(given).slice(0, 100))) || undefined;
}

function oneTitle(given: unknown): string[] {
  return isText(given) ? [tidyLine(given)].filter(Boolean) : [];
}

/** As typed, beyond any limit. */
export function splitTitles(given: unknown): string[] {
  const words = isText(given) ? tidyLine(given).split(",") : [];
  const different = new Map<string, string>();
  for (const word of words.map((word) => word.trim())) {
    const key = word.toLowerCase();
    if (word && !different.has(key)) different.set(key, word);
  }
  return [...different.values()];
}

function titlesAmong(typed: string[]): string[] | undefined {
  return listOf(...limitTitles(typed).titles);
}

/** Which of the titles in an address are not looked for. */
export function excessTitles(typedTitle: unknown, anyTitle?: unknown): string | null {
  const title = oneTitle(typedTitle);
  return excessInWords(limitTitles(title.length ? title : splitTitles(anyTitle)));
}

function listOf(...words: (string | undefined)[]): string[] | undefined {
  const given = words.filter((word) => word !== undefined);
  return given.length ? given : undefined;
}

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

function day() {
  return {
    read: (given: unknown) => (isText(given) ? (readDay(given) ?? undefined) : undefined),
    write: (wanted: string) => wanted,
  };
}

function isText(given: unknown): given is string {
  return typeof given === "string";
}
