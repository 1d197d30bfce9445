import { linesToGrammar } from "#core/text/plain-grammar.ts";

/** Counted in characters. */
export const longest = {
  title: 100,
  company_name: 100,
  location: 100,
  state: 100,
  city: 100,
  description: 5_000,
} as const;

export const shortest = { title: 10, company_name: 2, location: 2, description: 100 } as const;

export const longestText = 50_000;

/** Longer than any address. */
const longestLine = 4_096;

/** What is read of a field at all: enough to see that it is too long. */
export function cutField(field: string, text: string): string {
  return text.slice(0, (field === "description" ? longestText : longestLine) + 1);
}

export function descriptionLength(text: string): number {
  return linesToGrammar(text.slice(0, longestText)).replaceAll("\n\n", "\n").length;
}
