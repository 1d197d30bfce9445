/** What every demonstration job is made of, before dates and before any provider's shape. */

/** City and region are empty where a job speaks of a whole region or country. */
export type Place = {
  city: string;
  region: string;
  country: string;
  lat: number | null;
  lon: number | null;
};

export type PayUnit = "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR";

export type Pay = { min: number; max: number | null; unit: PayUnit; currency: string };

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] };

export type Origin = "usajobs" | "boards" | "dol" | "fiction";

export type EmploymentType = "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN" | "VOLUNTEER";

export type Arrangement = "On-site" | "Hybrid" | "Remote Solely";

export type DemoJob = {
  /** Digits, the same at every start. */
  id: string;
  origin: Origin;
  title: string;
  employer: string;
  /** The employer's own domain, where known. */
  domain: string | null;
  places: Place[];
  arrangement: Arrangement;
  employmentType: EmploymentType | null;
  pay: Pay | null;
  /** The original day, "2026-01-20": only its order counts. */
  posted: string;
  url: string | null;
  description: Block[];
};
