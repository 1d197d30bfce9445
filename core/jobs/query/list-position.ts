import { offers } from "#core/jobs/query/job-query.ts";
import { wholeNumber } from "#core/text/whole-number.ts";

export type ListPosition = { page: number; pageSize: number };

export const firstPage: ListPosition = { page: 1, pageSize: 20 };

const largestPageSize = 100;
const lastPage = 1_000_000;

export function parsePosition(params: URLSearchParams): ListPosition {
  return {
    page: Math.min(wholeNumber(params.get("page")) ?? firstPage.page, lastPage),
    pageSize: wholeNumber(params.get("page_size"), largestPageSize) ?? firstPage.pageSize,
  };
}

/** Null for defaults, which addresses leave out. */
export function positionFields({ page, pageSize }: ListPosition): Record<string, string | null> {
  return {
    page: page === firstPage.page ? null : String(page),
    page_size: pageSize === firstPage.pageSize ? null : String(pageSize),
  };
}

/**
 * Aliases come last. The list is written out because every page loads it. A test compares it with the table
 * of parameters.
 */
export const listParameters = [
  ...offers.list,
  "has_remote",
  "remote",
  "sort",
  "after",
  "sheet",
  "view",
  "map",
];
export const searchParameters = [
  "location",
  "near",
  "within",
  "facts",
  "starts_from",
  "starts_until",
  "sort",
  "after",
  "sheet",
  "view",
  "map",
];
export const stateParameters = [
  ...offers.state,
  "any_title",
  "work",
  "remote",
  "sort",
  "page",
  "page_size",
  "view",
];
