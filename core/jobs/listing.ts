import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import type { SourceFacts } from "#core/jobs/source-facts.ts";
import type { Place } from "#core/places/place.ts";
import type { Salary } from "#core/text/money.ts";

/** The words in which every part of the product speaks of a listing. Pure: the browser may import it. */

export const workArrangements = ["remote", "hybrid", "onsite"] as const;
export type WorkArrangement = (typeof workArrangements)[number];

export const jobTypes = [
  "Full-time",
  "Part-time",
  "Contract",
  "Seasonal",
  "Temporary",
  "Internship",
  "Volunteer",
  "Remote",
] as const;
export type JobType = (typeof jobTypes)[number];

/** Why lists leave a listing out unless they are asked for its kind: who works there pays for it. */
export const asideReasons = ["pays"] as const;
export type AsideReason = (typeof asideReasons)[number];

/** A job as a source's mapper hands it over: plain values, nothing of the provider's shape left. */
export type IncomingListing = {
  sourceId: string;
  /** The board it belongs to, where the source can fetch a whole board; else null. */
  scope: string | null;
  title: string;
  companyName: string;
  companyLogoUrl: string | null;
  companyUrl: string | null;
  url: string | null;
  applyUrl: string | null;
  /** The first is the canonical one. Empty only for work that is remote with no place given. */
  places: Place[];
  hasRemote: boolean;
  workArrangement: WorkArrangement;
  jobType: JobType | null;
  datePosted: Date;
  /** Only an end date that the source gives. */
  closesAt: Date | null;
  salary: Salary | null;
  /** Where the source states some in fields of their own. */
  facts?: SourceFacts | null;
  /** What its employer said in our own form. */
  employerFacts?: StatedFact[];
  /** In the plain grammar of core/text/html.ts: "# heading", paragraphs, "- bullet". */
  descriptionMd: string;
  /** What tells the job from others where its text also has how each announcement of it is answered. */
  opening?: string;
  /** Of the row that it was read from: the same hash again needs no reading. */
  rowHash?: string;
};
