import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { searchText } from "#core/jobs/query/parameters.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { stateName } from "#core/jobs/query/query-words.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { listed } from "#core/text/lines.ts";

export function alertSearch(query: JobQuery): string {
  const location = placeSearch(query) ?? query.location;
  const sort = query.titles?.length === 1 ? "newest" : null;
  return `/jobs${queryAddress({ ...query, location }, offers.list, { sort })}`;
}

function placeSearch({ city, state }: JobQuery): string | undefined {
  if (!city || !state || usStateCode(state) === "DC") return (state && stateName(state)) || city;
  return searchText(`${city}, ${stateName(state)}`);
}

export function inWords(keywords: string[], conjunction: "and" | "or"): string {
  return listed(
    keywords.map((keyword) => `'${keyword}'`),
    conjunction,
  );
}
