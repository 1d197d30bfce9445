/** What a source states in a field of its own, beyond what a listing shows in columns: never our reading of a text. Pure. */
export type SourceFacts = {
  /** Days of the calendar, "2026-05-01". */
  seasonStart?: string;
  seasonEnd?: string;
  hoursPerWeek?: number;
  positions?: number;
  /** Months of such work that one must have done before. */
  experienceMonths?: number;
  /** Visas that the employer has asked for workers with. */
  papers?: "H-2B"[];
  overtime?: boolean;
  /** As USAJOBS names hiring paths: "public", "student", "graduates". */
  whoMayApply?: string[];
  relocationPaid?: boolean;
  /** In the source's own words. */
  travel?: string;
  drugTest?: boolean;
  /** The park, forest or office within the employer. */
  unit?: string;
};

/** Without what is not stated; null where nothing is. */
export function statedFacts(
  facts: { [Name in keyof SourceFacts]: SourceFacts[Name] | null },
): SourceFacts | null {
  const stated = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  return stated.length ? (Object.fromEntries(stated) as SourceFacts) : null;
}
