import { choiceSets } from "#core/facts/choices.ts";
import { factsCondition } from "#core/jobs/facts/facts-condition.ts";
import { anySearch } from "#core/jobs/list/question.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { hasOwnPlace, type JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";

/** `searches` keeps what was read of words that several alerts have. */
export function fixedConditions(
  { titles, facts = [], ...others }: JobQuery,
  now: Date,
  searches = new Map<string, Condition>(),
): Condition[] {
  return [
    ...(titles ? [searchOf(titles, others, now, searches)] : []),
    // A run asks each condition once, and few alerts share a mix of choices, so each choice is its own
    // condition.
    ...choiceSets(facts).flatMap((choices) => factsCondition(choices.map(({ id }) => id)) ?? []),
    ...queryConditions(others, now),
  ];
}

const mostKept = 5_000;

function searchOf(titles: string[], beside: JobQuery, now: Date, kept: Map<string, Condition>): Condition {
  const key = JSON.stringify([titles, hasOwnPlace(beside), beside.nearWork]);
  const known = kept.get(key);
  if (known) return known;
  const search = anySearch(titles, now, beside);
  if (kept.size < mostKept) kept.set(key, search);
  return search;
}
