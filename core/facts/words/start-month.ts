const prefix = "start-";

/** The id of the choice of jobs that start in a month, "2027-05". */
export function startIn(month: string): string {
  return prefix + month;
}

/** "start-2027-05" → "2027-05"; null for the ids of other choices. */
export function startMonth(choiceId: string): string | null {
  return choiceId.startsWith(prefix) ? choiceId.slice(prefix.length) : null;
}
