import { createHash } from "node:crypto";
import type { Block, DemoJob, EmploymentType, PayUnit } from "./demo-job.ts";

export type Fact = {
  title: string;
  employer: string;
  places: ([city: string, state: string] | [city: string, state: string, lat: number, lon: number])[];
  pay?: [min: number, max: number | null, unit: PayUnit];
  posted: string;
  closes?: string;
  season?: [first: string, last: string];
  positions?: number;
  /** Federal occupational series, such as "0025". */
  series?: string;
  from: "usajobs" | "boards" | "dol";
  url?: string;
};

export function jobFromFact(fact: Fact, description: Block[]): DemoJob {
  const { title, employer, pay, posted } = fact;
  return {
    id: demoJobId(JSON.stringify(fact)),
    origin: fact.from,
    title,
    employer,
    domain: null,
    places: fact.places.map(([city, region, lat = null, lon = null]) => ({
      city,
      region,
      country: "United States",
      lat,
      lon,
    })),
    arrangement: "On-site",
    employmentType: employmentType(fact),
    pay: pay ? { min: pay[0], max: pay[1], unit: pay[2], currency: "USD" } : null,
    posted,
    url: fact.url ?? null,
    description,
  };
}

/** Ten digits from a hash. */
export function demoJobId(identity: string): string {
  const number = createHash("sha256").update(identity).digest().readUIntBE(0, 6);
  return String(1_000_000_000 + (number % 9_000_000_000));
}

function employmentType({ title, season }: Fact): EmploymentType | null {
  if (/\bintern(ship)?s?\b/i.test(title)) return "INTERN";
  if (/\bpart[- ]time\b/i.test(title)) return "PART_TIME";
  if (season || /\b(seasonals?|temp(orary)?)\b/i.test(title)) return "TEMPORARY";
  return null;
}
