export type CardListing = {
  jobId: string;
  jobSlug: string;
  companySlug: string;
  places: string[];
  salary: string | null;
};

export type JobCard = CardListing & {
  title: string;
  company: string;
  companyLogoUrl: string | null;
  location: string;
  others: CardListing[];
  groupedCount: number;
  /** "3 locations", or "2 openings" at one; null for a single listing. */
  foldText: string | null;
  /** Distance to its nearest place; null without a point or a center. */
  miles: number | null;
  type: string | null;
  category: string;
  /** Null when its type says it, or when the job is on site. */
  remoteBadge: "Remote" | "Hybrid" | null;
  postedDate: string;
  postedAt: string;
  /** Season, at most three facts, and "Closes in 6 days". */
  known: string[];
  description: string;
  applyUrl: string | null;
  isFeatured: boolean;
  isDemo: boolean;
};
