/**
 * Facts that a list may be asked for by what texts say: those whose sure answers were right in 95 of 100 labelled cases or more,
 * at least 30 of them. Of all others only what a source or an employer states in a field can be asked for; docs/facts.md has the figures.
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
