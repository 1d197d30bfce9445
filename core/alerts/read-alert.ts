import { type Frequency, frequencies } from "#core/alerts/rhythm.ts";
import { unlistedChoices } from "#core/facts/choices.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { splitTitles } from "#core/jobs/query/parameters.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import { limitTitles, mostTitles, mostWords } from "#core/search/limit-titles.ts";
import { tidyLine } from "#core/text/tidy.ts";

export type AlertDraft = { name: string; criteria: JobQuery; frequency: Frequency };

export type AlertInput = {
  name: string;
  title: string;
  location: string;
  state: string;
  city: string;
  within: string;
  near_work: boolean;
  remote: boolean;
  company: string;
  job_type: string;
  closes_within: string;
  starts_from: string;
  starts_until: string;
  facts: string[];
  frequency: Frequency;
  email: string;
};
export type AlertErrors = Partial<Record<keyof AlertInput, string>>;
export type ReadAlert =
  | { ok: true; draft: AlertDraft }
  | { ok: false; errors: AlertErrors; typed: AlertInput };

export const longestField = 100;
const searched = ["title", "location", "state", "city", "company"] as const;

/** Accounts need no address, so it is returned unchecked. */
export function readAlertFields(fields: Record<string, unknown>): ReadAlert {
  const typed = readAlertInput(fields);
  const name = tidyLine(typed.name);
  const wanted = tidySearched(typed);
  const errors: AlertErrors = {};
  if (!name) errors.name = "Please enter a name for your alert";
  if (name.length > longestField) errors.name = tooLong;
  for (const field of searched) {
    const error = errorOf(field, wanted[field]);
    if (error) errors[field] = error;
  }
  // Without an unreadable value the alert would match more, so we report it.
  const { jobType, closesWithin, within, startsFrom, startsUntil } = parseQuery(typed, [
    ...(["job_type", "closes_within", "within", "starts_from", "starts_until"] as const),
  ]);
  if (typed.job_type && !jobType) errors.job_type = "Please choose a job type.";
  if (typed.closes_within && !closesWithin) errors.closes_within = "Please choose a number of days.";
  if (typed.within && !within) errors.within = "Please choose a distance.";
  if (typed.starts_from && !startsFrom) errors.starts_from = "Please choose a day.";
  if (typed.starts_until && !startsUntil) errors.starts_until = "Please choose a day.";
  if (startsFrom && startsUntil && startsUntil < startsFrom)
    errors.starts_until = "Please choose a day after the first.";
  if (fields.frequency && fields.frequency !== typed.frequency)
    errors.frequency = "Please choose daily or weekly.";
  if (Object.keys(errors).length) return { ok: false, errors, typed };
  return { ok: true, draft: { name, criteria: toCriteria(wanted, typed), frequency: typed.frequency } };
}

export function readCriteria(fields: Record<string, unknown>): JobQuery {
  const typed = readAlertInput(fields);
  const wanted = tidySearched(typed);
  for (const field of searched) {
    // Too many words are read as far as a search reads them.
    const error = errorOf(field, wanted[field]);
    if (error && error !== tooManyWords) wanted[field] = "";
  }
  return toCriteria(wanted, typed);
}

const tooLong = `Use at most ${longestField} characters.`;
const tooManyWords = `Use at most ${mostWords} different words.`;

export function readAlertInput(fields: Record<string, unknown>): AlertInput {
  const text = (field: string) => (typeof fields[field] === "string" ? fields[field] : "");
  const { closes_within: days } = fields;
  return {
    name: text("name"),
    title: text("title"),
    location: text("location"),
    state: text("state"),
    city: text("city"),
    within: text("within") || (typeof fields.within === "number" ? String(fields.within) : ""),
    near_work: parseQuery(fields, ["near_work"]).nearWork === true,
    remote: parseQuery(fields, ["remote"]).work === "remote",
    company: text("company"),
    job_type: parseQuery(fields, ["job_type"]).jobType ?? text("job_type"),
    closes_within: text("closes_within") || (typeof days === "number" ? String(days) : ""),
    starts_from: text("starts_from"),
    starts_until: text("starts_until"),
    facts: requiredFacts(parseQuery(fields, ["facts"])) ?? [],
    frequency: frequencies.find((frequency) => frequency === fields.frequency) ?? "daily",
    email: text("email"),
  };
}

/** Emails never include jobs that lists leave out. Undefined without choices. */
export function requiredFacts({ facts = [] }: JobQuery): string[] | undefined {
  const asked = facts.filter((id) => !unlistedChoices.includes(id));
  return asked.length ? asked : undefined;
}

type Searched = Record<(typeof searched)[number], string>;

function tidySearched(typed: AlertInput): Searched {
  return {
    title: splitTitles(typed.title).join(", "),
    location: tidyLine(typed.location),
    state: tidyLine(typed.state),
    city: tidyLine(typed.city),
    company: tidyLine(typed.company),
  };
}

function errorOf(field: keyof Searched, text: string): string | null {
  if (text.length > longestField) return tooLong;
  const parts = field === "title" ? text.split(", ") : [text];
  if (parts.length > mostTitles) return `Use at most ${mostTitles} keywords.`;
  // Punctuation alone never matches.
  if (text && parts.some((part) => !/[\p{L}\p{N}]/u.test(part))) return "Use letters or numbers.";
  if (field === "title" && limitTitles(parts).excess) return tooManyWords;
  return null;
}

function toCriteria(wanted: Searched, typed: AlertInput): JobQuery {
  const near_work = typed.near_work && wanted.title !== "";
  return parseQuery({ ...typed, ...wanted, near_work }, offers.alert);
}
