import {
  closingCondition,
  companyCondition,
  jobTypeCondition,
  startCondition,
} from "#core/jobs/facts/column-conditions.ts";
import { factsCondition } from "#core/jobs/facts/facts-condition.ts";
import { anySearch, titleWordsCondition } from "#core/jobs/list/question.ts";
import { nearCondition } from "#core/jobs/near/near-condition.ts";
import {
  anyCondition,
  type Condition,
  cityCondition,
  countryCondition,
  locationCondition,
  payCondition,
  recentCondition,
  stateCondition,
  stateNameCondition,
  workCondition,
} from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "./job-query.ts";

type ToCondition<Wanted> = (wanted: Wanted, query: JobQuery, now: Date) => Condition | null;

const toCondition: { [Key in keyof JobQuery]-?: ToCondition<NonNullable<JobQuery[Key]>> } = {
  titles: (typed, query, now) => anySearch(typed, now, query),
  // The condition of the titles includes it.
  nearWork: () => null,
  titleWords: (words) => titleWordsCondition(words),
  titleOrState: ({ title, state }) => anyCondition([titleWordsCondition([title]), stateCondition([state])]),
  city: (city, { state }) => cityCondition(city, state ?? null),
  // The city condition includes the state.
  state: (state, { city }) => (city === undefined ? stateNameCondition(state) : null),
  location: (text, { near }) => (near?.isRead ? null : locationCondition(text)),
  near: nearCondition,
  // The near condition uses the distance.
  within: () => null,
  minSalary: payCondition,
  work: workCondition,
  country: (code) => countryCondition(code),
  company: companyCondition,
  jobType: jobTypeCondition,
  facts: factsCondition,
  startsFrom: (from, { startsUntil }) => startCondition(from, startsUntil),
  // The first day's condition uses the last day.
  startsUntil: (until, { startsFrom }) => (startsFrom ? null : startCondition(undefined, until)),
  closesWithin: (days, _query, now) => closingCondition(days, now),
  maxAge: (days, _query, now) => recentCondition(days, now),
};

export function queryConditions(query: JobQuery, now: Date): Condition[] {
  const keys = Object.keys(toCondition) as (keyof JobQuery)[];
  return keys.flatMap((key) => {
    const wanted = query[key];
    return wanted === undefined ? [] : ((toCondition[key] as ToCondition<unknown>)(wanted, query, now) ?? []);
  });
}
