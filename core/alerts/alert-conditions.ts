import { choiceSets } from "#core/facts/choices.ts";
import { factsCondition } from "#core/jobs/facts/facts-condition.ts";
import { anySearch } from "#core/jobs/list/question.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";

export function fixedConditions({ titles, facts = [], ...others }: JobQuery, now: Date): Condition[] {
  return [
    ...(titles ? [anySearch(titles, now, others)] : []),
    // A run asks each condition once, and few alerts share a mix of choices, so each choice is its own
    // condition.
    ...choiceSets(facts).flatMap((choices) => factsCondition(choices.map(({ id }) => id)) ?? []),
    ...queryConditions(others, now),
  ];
}
