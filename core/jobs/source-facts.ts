export type SourceFacts = {
  seasonStart?: string;
  seasonEnd?: string;
  hoursPerWeek?: number;
  positions?: number;
  experienceMonths?: number;
  papers?: "H-2B"[];
  overtime?: boolean;
  whoMayApply?: string[];
  relocationPaid?: boolean;
  travel?: string;
  drugTest?: boolean;
  unit?: string;
  /** An IANA name or an offset like "-05:00". */
  closingZone?: string;
};

export function statedFacts(
  facts: { [Name in keyof SourceFacts]: SourceFacts[Name] | null },
): SourceFacts | null {
  const stated = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  return stated.length ? (Object.fromEntries(stated) as SourceFacts) : null;
}
