import { type AlertCriteria, keywordsOf } from "#core/alerts/criteria.ts";
import {
  anyOf,
  type Condition,
  cityCondition,
  locationCondition,
  titleCondition,
  workCondition,
} from "#core/jobs/conditions.ts";

/** What an alert asks for, in the conditions of which lists are made: what matches is decided there alone. */
export function alertConditions({ title, location, state, city, remote }: AlertCriteria): Condition[] {
  return [
    ...(title ? [anyOf(keywordsOf(title).map(titleCondition))] : []),
    ...(city ? [cityCondition(city, state ?? null)] : state ? [locationCondition(state)] : []),
    ...(location ? [locationCondition(location)] : []),
    ...(remote ? [workCondition("remote")] : []),
  ];
}
