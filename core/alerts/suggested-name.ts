import { longestField, requiredFacts } from "#core/alerts/read-alert.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { isEmptyQuery, parseQuery } from "#core/jobs/query/query-address.ts";
import { queryInWords } from "#core/jobs/query/query-words.ts";

export function suggestedName(fields: Record<string, unknown>): string {
  const criteria = parseQuery(fields, offers.alert);
  // A short name has one keyword and the nearest place.
  const query = {
    ...criteria,
    titles: criteria.titles?.slice(0, 1),
    location: criteria.state || criteria.near ? undefined : criteria.location,
    facts: requiredFacts(criteria),
  };
  if (isEmptyQuery(query)) return "";
  const name = nameOf(query);
  return name.length <= longestField
    ? name
    : nameOf({ ...query, facts: query.facts?.slice(0, 1) }).slice(0, longestField);
}

/** Without a kind of job, the facts are the name: "Housing provided". */
function nameOf(query: JobQuery): string {
  const [first = "", ...others] = queryInWords(query).replace(/^Jobs, /, "");
  return first.toUpperCase() + others.join("");
}
