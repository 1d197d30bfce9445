import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { firstPage, type ListPosition, positionFields } from "#core/jobs/query/list-position.ts";
import { type Offer, parameters } from "#core/jobs/query/parameters.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { wordsOf } from "#core/jobs/query/query-words.ts";

export type FilterChip = {
  text: string;
  /** The address without this filter, from the first page on. */
  search: string;
};

/** One chip for each thing asked for that narrows a results list. */
export function filterChips(query: JobQuery, offered: Offer, { pageSize }: ListPosition): FilterChip[] {
  const start = positionFields({ ...firstPage, pageSize });
  return offered.flatMap((name) => {
    const { key } = parameters[name];
    const text = wordsOf(query, key);
    return text ? [{ text, search: queryAddress({ ...query, [key]: undefined }, offered, start) }] : [];
  });
}
