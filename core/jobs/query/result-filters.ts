import { searchText } from "#core/jobs/query/filters.ts";

/** What a results list shows, and which page of it; read from its address, so that a search can be shared. Pure. */
export type ResultFilters = {
  title: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  hasRemote: boolean;
  /** Days. */
  maxAge: number | null;
  page: number;
  pageSize: number;
};

const defaultPageSize = 20;
const largestPageSize = 100;
const longestAge = 365;
/** Any number of pages beyond it is as far beyond the end. */
const lastPage = 1_000_000;

export const noResultFilters: ResultFilters = {
  title: null,
  countryCode: null,
  hasRemote: false,
  maxAge: null,
  page: 1,
  pageSize: defaultPageSize,
};

/** What 'Posted within' offers, in days. */
export const maxAges = [1, 3, 7, 14, 30] as const;

/** The address parameters that results lists know, in canonical order. */
export const resultParameters = [
  "title",
  "country_code",
  "has_remote",
  "max_age",
  "page",
  "page_size",
] as const;

/** Reads the filters of an address. What it cannot understand counts as not given: a stale link still opens. */
export function parseResultFilters(params: URLSearchParams): ResultFilters {
  const country = params.get("country_code") ?? "";
  return {
    title: searchText(params.get("title")),
    countryCode: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null,
    hasRemote: params.get("has_remote") === "true",
    maxAge: wholeNumber(params.get("max_age"), longestAge),
    page: Math.min(wholeNumber(params.get("page")) ?? 1, lastPage),
    pageSize: wholeNumber(params.get("page_size"), largestPageSize) ?? defaultPageSize,
  };
}

/** The address of the same filters, canonical: without what goes without saying, always in the same order. */
export function resultSearch(filters: ResultFilters): string {
  const params = new URLSearchParams();
  if (filters.title) params.set("title", filters.title);
  if (filters.countryCode) params.set("country_code", filters.countryCode);
  if (filters.hasRemote) params.set("has_remote", "true");
  if (filters.maxAge) params.set("max_age", String(filters.maxAge));
  if (filters.page > 1) params.set("page", String(filters.page));
  if (filters.pageSize !== defaultPageSize) params.set("page_size", String(filters.pageSize));
  return params.size ? `?${params}` : "";
}

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** Null unless the text is a whole number from 1 to `most`. */
function wholeNumber(text: string | null, most = Number.POSITIVE_INFINITY): number | null {
  const number = /^\d+$/.test(text ?? "") ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}
