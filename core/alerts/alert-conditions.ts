import { type AlertCriteria, keywordsOf } from "#core/alerts/criteria.ts";
import {
  anyOf,
  type Condition,
  cityCondition,
  locationCondition,
  stateNameCondition,
  titleCondition,
  workCondition,
} from "#core/jobs/query/conditions.ts";

/** What an alert asks for, in the conditions of which lists are made: what matches is decided there alone. */
export function alertConditions({ title, location, state, city, remote }: AlertCriteria): Condition[] {
  const keywords = keywordsOf(title);
  return [
    ...(keywords.length ? [anyOf(keywords.map(titleCondition))] : []),
    ...(city ? [cityCondition(city, state ?? null)] : state ? [stateNameCondition(state)] : []),
    ...(location ? [locationCondition(location)] : []),
    ...(remote ? [workCondition("remote")] : []),
  ];
}
