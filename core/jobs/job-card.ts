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
  foldText: string | null;
  miles: number | null;
  type: string | null;
  category: string;
  remoteBadge: "Remote" | "Hybrid" | null;
  postedDate: string;
  postedAt: string;
  season: string | null;
  /** At most three. */
  facts: string[];
  /** When it closes soon, or how long it has been open. */
  life: string | null;
  description: string;
  applyUrl: string | null;
  isFeatured: boolean;
  isDemo: boolean;
};
