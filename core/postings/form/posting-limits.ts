import { linesToGrammar } from "#core/text/plain-grammar.ts";

/** Characters a field of the posting form may have. Pure. */
export const longest = {
  title: 100,
  company_name: 100,
  location: 100,
  state: 100,
  city: 100,
  description: 5_000,
} as const;

export const shortest = { title: 10, company_name: 2, location: 2, description: 100 } as const;

/** Beyond it a text is not looked at. */
export const longestText = 50_000;

/** How much of the description's limit a text takes up: as it will be stored, each break of a line once. */
export function descriptionLength(text: string): number {
  return linesToGrammar(text.slice(0, longestText)).replaceAll("\n\n", "\n").length;
}
