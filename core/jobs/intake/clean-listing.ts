import { hash } from "node:crypto";
import { cleanSalary } from "#core/jobs/intake/clean-salary.ts";
import { cleanTitle } from "#core/jobs/intake/clean-title.ts";
import { type IncomingListing, jobTypes, workArrangements } from "#core/jobs/listing.ts";
import { companySlug, slugify } from "#core/jobs/slug.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace } from "#core/places/places.ts";
import { calmCapitals } from "#core/text/calm-capitals.ts";
import { plainText } from "#core/text/description.ts";
import { cutAtWord } from "#core/text/lines.ts";
import { tidyLine } from "#core/text/tidy.ts";
import { dayMs, endOfDay } from "#core/text/time.ts";
import { applyAddress, imageAddress, webAddress } from "#core/text/web-address.ts";

export type CleanListing = IncomingListing & {
  companySlug: string;
  description: string;
  /** The posting date if the source gave one that can be believed. */
  postedAt: Date | null;
  /** Covers everything a reader sees. The posting date counts only where it may change. */
  contentHash: string;
  /** Listings with the same employer, title, pay, closing date and text are one listing. */
  fingerprint: string;
};

type SkipReason = "no id" | "no title" | "no company" | "no place";

// Shorter texts are too common to identify a listing.
const tellingText = 60;

export function cleanListing(
  raw: IncomingListing,
  options: { source: string; isDemo: boolean },
  now: Date,
): CleanListing | SkipReason {
  const sourceId = tidyLine(raw.sourceId);
  const title = cleanTitle(raw.title);
  const companyName = cutAtWord(calmName(tidyLine(raw.companyName)), 150);
  const { places, saysRemote } = cleanPlaces(raw.places);
  const closesAt = closingMoment(raw.closesAt);
  if (!sourceId || sourceId.length > 200) return "no id";
  if (!title) return "no title";
  if (!companyName) return "no company";
  const arrangement = workArrangements.includes(raw.workArrangement) ? raw.workArrangement : "onsite";
  const workArrangement =
    saysRemote && arrangement === "onsite" ? (places.some(isTown) ? "hybrid" : "remote") : arrangement;
  if (!places.length && workArrangement !== "remote") return "no place";
  const descriptionMd = raw.descriptionMd.toWellFormed().replaceAll("\0", "").slice(0, 50_000).toWellFormed();
  const listing = {
    sourceId,
    scope: raw.scope,
    title,
    companyName,
    companyLogoUrl: imageAddress(raw.companyLogoUrl),
    companyUrl: webAddress(raw.companyUrl),
    url: webAddress(raw.url),
    applyUrl: applyAddress(raw.applyUrl),
    places,
    hasRemote: raw.hasRemote || saysRemote || workArrangement === "remote",
    workArrangement,
    jobType: raw.jobType && jobTypes.includes(raw.jobType) ? raw.jobType : null,
    datePosted: postedMoment(raw.datePosted, now),
    closesAt,
    salary: cleanSalary(raw.salary),
    descriptionMd,
    ...(raw.facts ? { facts: raw.facts } : {}),
    ...(raw.employerFacts?.length ? { employerFacts: raw.employerFacts } : {}),
  };
  const description = plainText(descriptionMd);
  const { scope, datePosted, ...seen } = listing;
  return {
    ...listing,
    ...(raw.rowHash && { rowHash: raw.rowHash }),
    ...(raw.relevance && { relevance: raw.relevance }),
    companySlug: companySlug(companyName),
    description,
    postedAt: isBelievable(raw.datePosted, now) ? raw.datePosted : null,
    contentHash: digest(options.isDemo ? { ...seen, datePosted } : seen),
    fingerprint: fingerprintOf(listing, raw.opening ?? description, options.source),
  };
}

function fingerprintOf(listing: IncomingListing, telling: string, source: string): string {
  const text = telling
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]{2,}|[^\p{L}\p{N} ]/gu, " ")
    .trim();
  return digest([
    companySlug(listing.companyName),
    slugify(listing.title) || listing.title.toLowerCase(),
    listing.salary,
    listing.closesAt,
    text.length < tellingText ? [source, listing.sourceId] : text,
  ]);
}

function digest(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64url").slice(0, 32);
}

function calmName(name: string): string {
  return name.split(" ").length > 2 ? calmCapitals(name) : name;
}

function cleanPlaces(given: Place[]): { places: Place[]; saysRemote: boolean } {
  const byText = new Map<string, Place>();
  let saysRemote = false;
  for (const each of given) {
    const isRemote = /^(fully )?(remote|telecommute|work from home|virtual)( (work|job|position))?$/i.test(
      each.city ?? "",
    );
    const place = isRemote ? makePlace({ state: each.state, country: each.countryCode }) : each;
    saysRemote ||= isRemote;
    if (place?.text && !byText.has(place.text)) byText.set(place.text, place);
  }
  return { places: [...byText.values()].slice(0, 200), saysRemote };
}

function isTown({ city }: Place): boolean {
  return city !== null;
}

/** Some sources post-date jobs or give a useless date. */
function postedMoment(date: Date, now: Date): Date {
  return isBelievable(date, now) ? date : now;
}

function isBelievable(date: Date, now: Date): boolean {
  return Number.isFinite(date.getTime()) && date <= now && date.getUTCFullYear() >= 2000;
}

function closingMoment(date: Date | null): Date | null {
  if (!date || !Number.isFinite(date.getTime()) || date.getUTCFullYear() > 2200) return null;
  return date.getTime() % dayMs === 0 ? endOfDay(date) : date;
}
