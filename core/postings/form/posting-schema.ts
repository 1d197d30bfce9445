import * as z from "zod/mini";
import { readCountry } from "#core/places/places.ts";
import { factRules, factsTogether } from "#core/postings/facts/facts-schema.ts";
import { completeAddress, isPublicHost, isSecure } from "#core/postings/form/posting-address.ts";
import { type PostingField, postingJobTypes } from "#core/postings/form/posting-form.ts";
import { descriptionLength, longest, longestText, shortest } from "#core/postings/form/posting-limits.ts";
import { isBelievable, readAmount, readCurrency } from "#core/postings/form/posting-pay.ts";
import { acrossFields, checkbox, line, oneOf, optional } from "#core/postings/form/read-optional.ts";
import { salaryUnits } from "#core/text/money.ts";
import { linesToGrammar } from "#core/text/plain-grammar.ts";
import { readEmail } from "#core/text/read-email.ts";
import { webAddress } from "#core/text/web-address.ts";

/** Punctuation alone can never be found. */
const withLetters = z.regex(/[\p{L}\p{N}]/u, "Use letters or numbers.");

const tooLong = (name: string, limit: number) => `${name} must be less than ${limit} characters`;
const atMost = (limit: number, name: string) => z.maxLength(limit, tooLong(name, limit));
const orNull = z.transform((text: string) => text || null);

function required<T>(read: (text: string) => T | null, error: string) {
  const isKnown = z.refine<string>((text) => read(text) !== null, error);
  return z.pipe(
    line().check(isKnown),
    z.transform((text: string) => read(text) as T),
  );
}

const onlyPublic =
  "Only your own network can open this address. Use a public one, like https://example.com/jobs.";

function address(...others: z.core.$ZodCheck<string>[]) {
  return z.pipe(
    line().check(
      z.overwrite(completeAddress),
      z.refine((text) => !text || webAddress(text) !== null, "Must be a valid URL"),
      z.refine(isPublicHost, onlyPublic),
      ...others,
    ),
    z.transform((text: string) => webAddress(text)),
  );
}

function readCountryCode(text: string): string | null {
  return /^[a-z]{2}$/i.test(text) ? readCountry(text) : null;
}

const fields = {
  title: line().check(
    z.minLength(shortest.title, "Title must be at least 10 characters"),
    atMost(longest.title, "Title"),
    withLetters,
  ),
  company_name: line().check(
    z.minLength(shortest.company_name, "Company name is required"),
    atMost(longest.company_name, "Company name"),
    withLetters,
  ),
  company_logo_url: address(
    z.refine(
      isSecure,
      "Readers' browsers load logos with https:// only. Use an address that begins with it.",
    ),
  ),
  location: line().check(
    z.minLength(shortest.location, "Location is required"),
    atMost(longest.location, "Location"),
    withLetters,
  ),
  country_code: required(readCountryCode, "Must be 2-letter country code"),
  state: z.pipe(line().check(atMost(longest.state, "State")), orNull),
  city: z.pipe(line().check(atMost(longest.city, "City")), orNull),
  job_type: oneOf(postingJobTypes, "Please choose one of the job types."),
  has_remote: checkbox(),
  salary_currency: optional(readCurrency, "Must be a 3-letter currency code, such as USD"),
  salary_min: optional(readAmount, "Must be a positive number"),
  salary_max: optional(readAmount, "Must be a positive number"),
  salary_unit: oneOf(salaryUnits, "Please choose hour, day, week, month or year."),
  ...factRules,
  description: z.string().check(
    z.maxLength(longestText, { error: tooLong("Description", longest.description), abort: true }),
    z.overwrite(linesToGrammar),
    z.minLength(shortest.description, "Description must be at least 100 characters"),
    z.refine(
      (text) => descriptionLength(text) <= longest.description,
      tooLong("Description", longest.description),
    ),
  ),
  apply_url: address(),
  apply_email: optional(readEmail, "Must be a valid email"),
  contact_email: required(readEmail, "Valid contact email is required"),
} satisfies Record<PostingField, z.ZodMiniType>;

/** These are the rules of document 2 §5 in the specification's words. Browser and server share them. */
export const postingSchema = z.object(fields).check(
  z.refine(
    ({ apply_url, apply_email }) => Boolean(apply_url || apply_email),
    acrossFields<PostingField>(
      ["apply_url", "apply_email"],
      "Please provide either an application URL or email",
    ),
  ),
  z.refine(
    ({ salary_min: min, salary_max: max }) => min === null || max === null || max >= min,
    acrossFields<PostingField>(["salary_max", "salary_min"], "Must not be less than the minimum"),
  ),
  z.refine(
    ({ salary_min: min, salary_max: max, salary_currency: currency, salary_unit: unit }) =>
      isBelievable({ min, max, currency, unit }),
    acrossFields<PostingField>(
      ["salary_unit", "salary_min", "salary_max", "salary_currency"],
      "Pay like this cannot be right. Please check the amounts and what they are paid per.",
    ),
  ),
  ...factsTogether,
);
