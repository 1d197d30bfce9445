import {
  anyOf,
  type Condition,
  countryCondition,
  stateCondition,
  titleCondition,
  workCondition,
} from "#core/jobs/query/conditions.ts";

/** What a predefined search asks for, by the specification's names of fields. Jobs must meet all of it. */
export type SearchFilters = {
  country_code: string;
  /** The title contains it, or one of several. */
  title?: string | string[];
  /** The title contains the one, or a place is in the other (a US state's two-letter code). */
  title_or_state?: { title: string; state: string };
  has_remote?: true;
};

export function searchConditions(filters: SearchFilters): Condition[] {
  const { country_code, title, title_or_state, has_remote } = filters;
  return [
    ...(title ? [anyOf([title].flat().map(titleCondition))] : []),
    ...(title_or_state
      ? [anyOf([titleCondition(title_or_state.title), stateCondition([title_or_state.state])])]
      : []),
    ...(has_remote ? [workCondition("remote")] : []),
    asCheck(countryCondition(country_code)),
  ];
}

/** What most jobs meet is checked job by job: an index of it is longer to read than the few that are left otherwise. */
function asCheck(condition: Condition): Condition {
  return condition.selective ? condition : { ...condition, indexed: condition.opaque };
}
