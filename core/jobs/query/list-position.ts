import { wholeNumber } from "#core/text/whole-number.ts";

/** Which page of a list that has numbered ones. Pure. */
export type ListPosition = { page: number; pageSize: number };

export const firstPage: ListPosition = { page: 1, pageSize: 20 };

const largestPageSize = 100;
/** Any number of pages beyond it is as far beyond the end. */
const lastPage = 1_000_000;

export function parsePosition(params: URLSearchParams): ListPosition {
  return {
    page: Math.min(wholeNumber(params.get("page")) ?? firstPage.page, lastPage),
    pageSize: wholeNumber(params.get("page_size"), largestPageSize) ?? firstPage.pageSize,
  };
}

/** As address parameters; null for what goes without saying. */
export function positionFields({ page, pageSize }: ListPosition): Record<string, string | null> {
  return {
    page: page === firstPage.page ? null : String(page),
    page_size: pageSize === firstPage.pageSize ? null : String(pageSize),
  };
}
