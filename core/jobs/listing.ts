/** The words in which every part of the product speaks of a listing. Pure: the browser may import it. */

export const workArrangements = ["remote", "hybrid", "onsite"] as const;
export type WorkArrangement = (typeof workArrangements)[number];

export const salaryUnits = ["hour", "day", "week", "month", "year"] as const;
export type SalaryUnit = (typeof salaryUnits)[number];

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

export type Place = {
  /** As shown: "Moab, Utah". */
  text: string;
  city: string | null;
  /** The full name where the country is US ("Utah"), else as the source gives it. */
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  lat: number | null;
  lon: number | null;
};

export type Salary = {
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string;
  unit: SalaryUnit;
};

/** One posting as a source's mapper hands it over: plain values, nothing of the provider's shape left. */
export type IncomingListing = {
  sourceId: string;
  /** The board this posting belongs to, where the source can fetch a whole board; else null. */
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
  /** In the plain grammar of core/text/html.ts: "# heading", paragraphs, "- bullet". */
  descriptionMd: string;
};
