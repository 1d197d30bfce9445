/**
 * Texts told these facts correctly in at least 95 of 100 labeled cases, of at least 30; docs/facts.md has the
 * figures. Other facts count only where a source or an employer fills in a field.
 */
const filterFacts = new Set([
  "season_start",
  "season_end",
  "pay",
  "housing",
  "meals",
  "travel_paid",
  "training",
  "certifications",
  "driving_licence",
  "min_age",
  "papers",
  "participant_pays",
]);

export function isFilterFact(name: string): boolean {
  return filterFacts.has(name);
}
