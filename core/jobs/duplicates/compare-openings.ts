import type { Place } from "#core/places/place.ts";
import type { Salary } from "#core/text/money.ts";
import { dayMs } from "#core/text/time.ts";
import { overlapOf } from "./place-overlap.ts";
import { compareTexts } from "./text-likeness.ts";
import { compareTitles } from "./title-likeness.ts";
import { tellOpeningsApart } from "./word-differences.ts";

/** What one employer says of an opening at one source. */
export type Opening = {
  title: string;
  places: Place[];
  description: string;
  salary: Salary | null;
  closesAt: Date | null;
  jobType: string | null;
  /** Where it is read and applied for. */
  addresses: string[];
};

export type Comparison = {
  verdict: "same" | "unsure" | "apart";
  likeness: number;
  /** Why a person should look. */
  doubts: string[];
};

/** Raise it with the rules: stored listings are then compared again. */
export const comparedVersion = 1;

const alike = 0.9;
const halfAlike = 0.5;

const apart: Comparison = { verdict: "apart", likeness: 0, doubts: [] };

/** Both must be of one employer. A text alone never makes two openings one. */
export function compareOpenings(a: Opening, b: Opening): Comparison {
  const titles = compareTitles(a.title, b.title, [...a.places, ...b.places]);
  if (!titles.isSame) return apart;
  const overlap = overlapOf(a.places, b.places);
  if (overlap === "none") return apart;
  const texts = compareTexts(a.description, b.description);
  if (!texts.isMissing && texts.share < halfAlike) return apart;
  const doubts = [
    titles.isSameLevel ? "" : "numbers in the titles differ",
    overlap === "whole" ? "" : "only some of the places match",
    texts.isTelling ? "" : "one text is too short to tell",
    texts.share >= alike ? "" : "the texts are alike in part",
    texts.share >= alike && tellOpeningsApart(a.description, b.description)
      ? "the texts differ in their words"
      : "",
    addressesAgree(a.addresses, b.addresses) ? "" : "their addresses on one site differ",
    paysAgree(a.salary, b.salary) ? "" : "the pay differs",
    daysAgree(a.closesAt, b.closesAt) ? "" : "the closing dates differ",
    typesAgree(a.jobType, b.jobType) ? "" : "the job types differ",
  ].filter(Boolean);
  return { verdict: doubts.length ? "unsure" : "same", likeness: texts.share, doubts };
}

function paysAgree(a: Salary | null, b: Salary | null): boolean {
  if (!a || !b) return true;
  return a.currency === b.currency && a.unit === b.unit && lowOf(a) <= highOf(b) && lowOf(b) <= highOf(a);
}

const lowOf = ({ min, max }: Salary) => min ?? max ?? 0;
const highOf = ({ min, max }: Salary) => max ?? min ?? Number.POSITIVE_INFINITY;

/** Sources give a day with its last minute, or in another time zone. */
function daysAgree(a: Date | null, b: Date | null): boolean {
  return !a || !b || Math.abs(a.getTime() - b.getTime()) <= dayMs;
}

/** A site has one address for each of its postings. */
function addressesAgree(a: string[], b: string[]): boolean {
  const pages = (addresses: string[]) => addresses.flatMap((address) => readAddress(address) ?? []);
  const [left, right] = [pages(a), pages(b)];
  const isOnOneSite = left.some(({ host }) => right.some((other) => other.host === host));
  return !isOnOneSite || left.some(({ page }) => right.some((other) => other.page === page));
}

/** Of what follows the question mark, only numbers name a posting. */
function readAddress(address: string): { host: string; page: string } | null {
  const url = URL.parse(address);
  if (!url?.protocol.startsWith("http")) return null;
  const host = url.hostname.replace(/^www\./, "");
  const path = url.pathname.replace(/\/(?:apply|application)?\/?$/, "");
  const numbers = [...url.searchParams].filter(
    ([name, value]) => /^\d{3,}$/.test(value) && !/utm/.test(name),
  );
  return { host, page: `${host}${path} ${numbers.map(([, value]) => value).sort()}`.toLowerCase() };
}

const excluding = ["Full-time", "Part-time", "Internship", "Volunteer"];

function typesAgree(a: string | null, b: string | null): boolean {
  if (!a || !b || a === b) return true;
  const isTelling = (type: string) => excluding.includes(type);
  return !isTelling(a) || !isTelling(b);
}
