import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import type { SourceFacts } from "#core/jobs/source-facts.ts";
import type { Place } from "#core/places/place.ts";
import type { Kind } from "#core/relevance/kind.ts";
import type { Salary } from "#core/text/money.ts";

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

/** Ordinary lists leave these out: participants pay for them, or they are no jobs. */
export const asideReasons = ["pays", "course", "academic"] as const;
export type AsideReason = (typeof asideReasons)[number];

/** Only demonstration jobs may be of another field. */
export type ListingKind = Kind | "other-field";

export type StoredRelevance = {
  kind: ListingKind;
  /** Null for another field. */
  keptBecause: string | null;
};

export type IncomingListing = {
  sourceId: string;
  scope: string | null;
  title: string;
  companyName: string;
  companyLogoUrl: string | null;
  companyUrl: string | null;
  url: string | null;
  applyUrl: string | null;
  /** The first is the main one. Empty only for remote work without a place. */
  places: Place[];
  hasRemote: boolean;
  workArrangement: WorkArrangement;
  jobType: JobType | null;
  datePosted: Date;
  closesAt: Date | null;
  salary: Salary | null;
  facts?: SourceFacts | null;
  employerFacts?: StatedFact[];
  descriptionMd: string;
  opening?: string;
  relevance?: StoredRelevance;
  /** A source row with the same hash needs no new reading. */
  rowHash?: string;
};
