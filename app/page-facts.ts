/** What a route tells the server of its page: `export const handle = { … } satisfies PageFacts`. */
export type PageFacts = {
  /** What the page reads of its address, in canonical order. Everything else is dropped before it renders. */
  parameters?: readonly string[];
  /** Further ones that open something. An address with one is personal, and no other site learns of it. */
  secrets?: readonly string[];
  /** One person's page: nobody stores it, and search engines leave it out. */
  personal?: true;
};

/** Those that lead on through a list: its further pages may be indexed, with the first as their canonical address. */
export const pagingParameters: readonly string[] = ["after", "page"];

/** Those that may be given several times, as by a form with checkboxes: together they are one list. */
export const repeatedParameters: readonly string[] = ["facts"];

/** All that a page reads of its address, in canonical order. */
export function parametersOf({ parameters = [], secrets = [] }: PageFacts): readonly string[] {
  return [...parameters, ...secrets];
}
