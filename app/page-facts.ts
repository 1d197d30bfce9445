/** A route declares these for the server: `export const handle = { … } satisfies PageFacts`. */
export type PageFacts = {
  /** The parameters that the page reads, in canonical order. All others are dropped before it renders. */
  parameters?: readonly string[];
  /** Parameters that open something. An address with one is personal, and no other site learns of it. */
  secrets?: readonly string[];
  /** The page of one person: nobody stores it, and search engines leave it out. */
  personal?: true;
  /** The kind of page whose first styles are in its document. Others wait for the whole sheet. */
  firstStyles?: FirstStylesOf;
};

export type FirstStylesOf = "home" | "job" | "list" | "saved" | "search";

/**
 * Parameters that lead on through a list: its further pages may be indexed, with the first as their canonical address.
 */
export const pagingParameters: readonly string[] = ["after", "page"];

/** What somebody types: no page with one of these is like another, and each asks the database for much. */
export const searchParameters: readonly string[] = [
  ...["title", "any_title", "what", "where", "location", "state", "city", "company"],
  // The list that somebody takes along.
  "of",
];

/** Parameters that may be given several times, as checkboxes do: together they are one list. */
export const repeatedParameters: readonly string[] = ["facts"];

export function parametersOf({ parameters = [], secrets = [] }: PageFacts): readonly string[] {
  return [...parameters, ...secrets];
}
