/** One listing of a card: its own address, places and pay. */
export type CardListing = {
  jobId: string;
  jobSlug: string;
  companySlug: string;
  /** "Moab, Utah" or "Remote", never empty. */
  places: string[];
  /** As its fields state it, or else as its text does. */
  salary: string | null;
};

/** What a list shows of one or more listings of the same company and title: the newest one, and the way to the others. */
export type JobCard = CardListing & {
  title: string;
  company: string;
  companyLogoUrl: string | null;
  /** The first of its places. */
  location: string;
  others: CardListing[];
  /** How many listings this card stands for. */
  groupedCount: number;
  /** "3 locations", or "2 openings" in one; null where there is one of each. */
  foldText: string | null;
  /** To its nearest place, where a list is asked around one; null where it has no point. */
  miles: number | null;
  type: string | null;
  category: string;
  /** What its badge says; null where its type says so already, or nothing of it is done from afar. */
  remoteBadge: "Remote" | "Hybrid" | null;
  /** "Today", "3 days", "2 weeks", else a date. */
  postedDate: string;
  postedAt: string;
  /** What decides, where it is stated: its season, at most three facts, and how long it is open: "Closes in 6 days". */
  known: string[];
  /** At most 200 characters. */
  description: string;
  applyUrl: string | null;
  isFeatured: boolean;
  isDemo: boolean;
};
