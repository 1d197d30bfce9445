import { inWords } from "#core/alerts/criteria.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { stateName, wordsOf } from "#core/jobs/query/query-words.ts";
import { describeTypedSearch } from "#core/search/describe-search.ts";

export function describeCriteria(query: JobQuery): string {
  const { titles = [], city, state, location, ...others } = query;
  const place = [city, state && stateName(state)].filter(Boolean).join(", ");
  const more = (Object.keys(others) as (keyof JobQuery)[]).flatMap((key) => wordsOf(query, key) ?? []);
  const parts = [
    titles.length && inWords(titles.map(describeTypedSearch), "or"),
    place,
    query.near ? null : location,
    ...more.map((words) => words.charAt(0).toLowerCase() + words.slice(1)),
  ];
  return parts.filter(Boolean).join(" · ") || "Every new job";
}
