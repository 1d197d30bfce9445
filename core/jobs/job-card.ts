import type { CardFact } from "#core/facts/shown/card-facts.ts";
import type { SeasonMonths } from "#core/facts/shown/season-months.ts";

export type CardListing = {
  jobId: string;
  jobSlug: string;
  companySlug: string;
  places: string[];
  salary: string | null;
  /** Guests give something on top of the pay. */
  hasTips?: true | undefined;
  /** The pay is read from the text, so no badge of the job's page shows it. */
  isPayRead?: true | undefined;
};

type Pay = { salary: string | null; hasTips?: boolean | undefined };

export function payWithTips({ salary, hasTips }: Pay): string | null {
  return salary && hasTips ? `${salary} + tips` : salary;
}

export type JobCard = CardListing & {
  title: string;
  company: string;
  companyLogoUrl: string | null;
  location: string;
  others: CardListing[];
  groupedCount: number;
  foldText: string | null;
  miles: number | null;
  type: string | null;
  category: string;
  remoteBadge: "Remote" | "Hybrid" | null;
  postedDate: string;
  postedAt: string;
  season: string | null;
  months: SeasonMonths | null;
  /** Where the job's page proves the pay: by a sentence or by the source's field. */
  payLine: "pay" | "salary";
  /** At most three. */
  facts: CardFact[];
  /** When it closes soon, or how long it has been open. */
  life: { text: string; line: "closing" | "posted" } | null;
  description: string;
  applyUrl: string | null;
  isFeatured: boolean;
  isDemo: boolean;
  /** Names what is no job, or no job outdoors. */
  mark: string | null;
  /** What of a search it doesn't say. */
  lacks?: string[];
};
