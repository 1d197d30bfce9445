/**
 * Texts told these facts correctly in 95 of 100 labeled cases or more, of at least 30; docs/facts.md has the figures.
 * Other facts need a field that a source or an employer fills in.
 */
const filterFacts = new Set([
  "season_start",
  "season_end",
  "pay",
  "housing",
  "meals",
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
