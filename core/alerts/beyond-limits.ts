import { splitTitles } from "#core/jobs/query/parameters.ts";
import { limitTitles, longestTitle, mostTitles, mostWords } from "#core/search/limit-titles.ts";

export const alertLimits = `Use at most ${mostTitles} keywords with ${mostWords} different words, and ${longestTitle} characters in all.`;

/** Looks at criteria as they are stored. Lengths are compared first, because splitting long text into words is slow. */
export function beyondLimits(searchCriteria: unknown): boolean {
  if (typeof searchCriteria !== "object" || searchCriteria === null) return false;
  const { title, facts: _choices, ...others } = searchCriteria as Record<string, unknown>;
  const isLong = (text: unknown) => typeof text === "string" && text.length > longestTitle;
  return Object.values(others).some(isLong) || (typeof title === "string" && isLongTitle(title));
}

function isLongTitle(text: string): boolean {
  return text.length > mostTitles * (longestTitle + 2) || limitTitles(splitTitles(text)).excess !== null;
}
