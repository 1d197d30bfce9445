/** Demonstration jobs before dates and any provider's format. */

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
  id: string;
  origin: Origin;
  title: string;
  employer: string;
  domain: string | null;
  places: Place[];
  arrangement: Arrangement;
  employmentType: EmploymentType | null;
  pay: Pay | null;
  posted: string;
  url: string | null;
  description: Block[];
};
