import {
  daysText,
  noResultFilters,
  type ResultFilters,
  resultSearch,
} from "#core/jobs/query/result-filters.ts";

export type FilterChip = {
  text: string;
  /** The address without this filter, from the first page on. */
  search: string;
};

/** One chip for each filter that narrows a results list. */
export function filterChips(filters: ResultFilters): FilterChip[] {
  const { title, countryCode, hasRemote, maxAge } = filters;
  const without = (name: keyof ResultFilters) =>
    resultSearch({ ...filters, [name]: noResultFilters[name], page: 1 });
  return [
    ...(title ? [{ text: `Keyword: ${title}`, search: without("title") }] : []),
    ...(countryCode ? [{ text: `Country: ${nameOf(countryCode)}`, search: without("countryCode") }] : []),
    ...(hasRemote ? [{ text: "Remote only", search: without("hasRemote") }] : []),
    ...(maxAge ? [{ text: `Posted within ${daysText(maxAge)}`, search: without("maxAge") }] : []),
  ];
}

const english = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

// Here and not in the page: a browser may call a country otherwise than we do.
function nameOf(countryCode: string): string {
  return english.of(countryCode) ?? countryCode;
}
