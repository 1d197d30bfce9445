/** What a list shows of one or more listings of the same company and title. The only view shape of lists. */
export type JobCard = {
  jobId: string;
  jobSlug: string;
  companySlug: string;
  title: string;
  company: string;
  companyLogoUrl: string | null;
  /** "Moab, Utah", "Remote", or of a group the first; `places` holds them all. */
  location: string;
  places: string[];
  /** How many listings this card stands for, and where the others are. */
  groupedCount: number;
  salary: string | null;
  type: string | null;
  category: string;
  hasRemote: boolean;
  /** "Today", "3 days", "2 weeks", else a date. */
  postedDate: string;
  postedAt: string;
  /** At most 200 characters. */
  description: string;
  applyUrl: string | null;
  isFeatured: boolean;
  isDemo: boolean;
};
