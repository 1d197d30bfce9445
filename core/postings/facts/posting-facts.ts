import {
  type Answer,
  type answers,
  type Certificate,
  type CertificateLevel,
  certificateCodes,
  certificateField,
  type FactField,
  type FactsInput,
  noFacts,
} from "./fact-fields.ts";

export type PostingFacts = {
  season?: { start?: string; end?: string };
  housing?: Answer<"housing">;
  housingCost?: { amount: number; unit: Answer<"housing_cost_unit"> };
  meals?: Answer<"meals">;
  tips?: true;
  hoursPerWeek?: { low: number; high: number };
  positions?: number;
  certifications?: Partial<Record<Certificate, CertificateLevel>>;
  minAge?: number;
  drivingLicence?: Answer<"driving_licence">;
  papers?: Answer<"papers">;
  couples?: Answer<"couples">;
  pets?: Answer<"pets">;
};

export function toFactsInput(facts: PostingFacts): FactsInput {
  const { season, housingCost, hoursPerWeek, certifications } = facts;
  const certificates = certificateCodes.map((code) => [certificateField(code), certifications?.[code] ?? ""]);
  return {
    ...noFacts,
    is_seasonal: season ? "true" : "",
    season_start: season?.start ?? "",
    season_end: season?.end ?? "",
    housing: facts.housing ?? "",
    housing_cost: housingCost ? `${housingCost.amount}` : "",
    housing_cost_unit: housingCost?.unit ?? "",
    meals: facts.meals ?? "",
    tips: facts.tips ? "true" : "",
    hours_per_week: hoursPerWeek ? rangeText(hoursPerWeek) : "",
    positions: facts.positions ? `${facts.positions}` : "",
    min_age: facts.minAge ? `${facts.minAge}` : "",
    driving_licence: facts.drivingLicence ?? "",
    papers: facts.papers ?? "",
    couples: facts.couples ?? "",
    pets: facts.pets ?? "",
    ...Object.fromEntries(certificates),
  };
}

export function rangeText({ low, high }: { low: number; high: number }): string {
  return low === high ? `${low}` : `${low}-${high}`;
}

export type ReadFacts = {
  is_seasonal: boolean;
  season_start: string | null;
  season_end: string | null;
  housing_cost: number | null;
  tips: boolean;
  hours_per_week: { low: number; high: number } | null;
  positions: number | null;
  min_age: number | null;
} & { [F in keyof typeof answers]: Answer<F> | null } & Record<
    Extract<FactField, `cert_${string}`>,
    CertificateLevel | null
  >;

export function postingFacts(read: ReadFacts): PostingFacts {
  const asked = certificateCodes.flatMap((code) => {
    const level = read[certificateField(code)];
    return level ? [[code, level] as const] : [];
  });
  const start = read.season_start ?? undefined;
  const end = read.season_end ?? undefined;
  const { housing_cost: amount } = read;
  return stated({
    season: read.is_seasonal ? stated({ start, end }) : undefined,
    housing: read.housing ?? undefined,
    housingCost: amount ? { amount, unit: read.housing_cost_unit ?? "w" } : undefined,
    meals: read.meals ?? undefined,
    tips: read.tips || undefined,
    hoursPerWeek: read.hours_per_week ?? undefined,
    positions: read.positions ?? undefined,
    certifications: asked.length ? Object.fromEntries(asked) : undefined,
    minAge: read.min_age ?? undefined,
    drivingLicence: read.driving_licence ?? undefined,
    papers: read.papers ?? undefined,
    couples: read.couples ?? undefined,
    pets: read.pets ?? undefined,
  });
}

type Stated<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function stated<T extends object>(values: T): Stated<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Stated<T>;
}
