import { choiceSets } from "#core/facts/choices.ts";
import { factsCondition } from "#core/jobs/facts/facts-condition.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { anyFixedSearch } from "#core/jobs/search/search-conditions.ts";

/** What a job must meet for an alert whose words were fixed: what the lists of its searches have, less descriptions. */
export function fixedConditions({ titles, facts = [], ...others }: JobQuery, now: Date): Condition[] {
  return [
    ...(titles ? [anyFixedSearch(titles)] : []),
    // One by one: a run asks each once, and few alerts have the same mix.
    ...choiceSets(facts).flatMap((choices) => factsCondition(choices.map(({ id }) => id)) ?? []),
    ...queryConditions(others, now),
  ];
}
