import type { DemoJob } from "#local/demo/demo-job.ts";
import type { DatedJob } from "#local/demo/redate.ts";
import { isRemote, placeText, type RowOptions } from "./row.ts";
import { textFilter } from "./text-filter.ts";
import { tsqueryFilter } from "./tsquery-filter.ts";

export type ListingQuery = {
  limit: number;
  offset: number;
  row: RowOptions;
  matches: (job: DatedJob<DemoJob>) => boolean;
};

export function readListingQuery(params: URLSearchParams, maxLimit: number): ListingQuery | string {
  const limit = wholeNumber(params.get("limit") ?? String(Math.min(maxLimit, 100)));
  if (limit === null || limit < 1 || limit > maxLimit) return `limit must be between 1 and ${maxLimit}`;
  const offset = wholeNumber(params.get("offset") ?? "0");
  if (offset === null || offset % limit !== 0) return "offset must be a multiple of limit";
  const format = params.get("description_type");
  const description = format === "text" || format === "html" ? format : null;
  if (format !== description) return "description_type must be text or html";
  const after = params.get("date_filter");
  if (after !== null && !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/.test(after))
    return "date_filter must look like 2025-01-01 or 2025-01-01T14:00:00";
  const named = params.get("advanced_organization_filter");
  if (named && !tsqueryFilter(named)) return "syntax error in tsquery";
  const row: RowOptions = { description, includeAi: params.get("include_ai") === "true" };
  return { limit, offset, row, matches: matcher(params) };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function matcher(params: URLSearchParams): ListingQuery["matches"] {
  const tests: ListingQuery["matches"][] = [];
  const title = params.get("title_filter");
  if (title) {
    const test = textFilter(title);
    tests.push((job) => test(job.title));
  }
  const location = params.get("location_filter");
  if (location) {
    const test = textFilter(location);
    tests.push((job) => job.places.some((place) => test(placeText(place))));
  }
  const organizations = params.get("organization_filter")?.split(",");
  if (organizations) tests.push((job) => organizations.includes(job.employer));
  const named = tsqueryFilter(params.get("advanced_organization_filter") ?? "");
  if (named) tests.push((job) => named(job.employer));
  const remote = params.get("remote");
  if (remote) tests.push((job) => String(isRemote(job)) === remote);
  const after = params.get("date_filter");
  if (after) {
    const moment = Date.parse(after.includes("T") ? `${after}Z` : after);
    tests.push((job) => job.datePosted.getTime() > moment);
  }
  return (job) => tests.every((test) => test(job));
}
