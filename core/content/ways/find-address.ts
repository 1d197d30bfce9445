import { startIn, startMonth } from "#core/facts/words/start-month.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { isEmptyQuery, parseQuery } from "#core/jobs/query/query-address.ts";

export const findParameters = ["what", "where", "when"] as const;

export function parseFind(given: URLSearchParams): JobQuery {
  const [what, where, when] = findParameters.map((name) => given.get(name));
  return parseQuery({ title: what, location: where, facts: when && startIn(when) }, offers.list);
}

/** Null for what the three fields cannot ask. */
export function findFields({
  titles = [],
  near,
  location,
  facts = [],
  work,
  ...others
}: JobQuery): QueryFields | null {
  const [what, another] = titles;
  const [choice, more] = facts;
  const when = choice === undefined ? undefined : startMonth(choice);
  const where = location ?? near?.label ?? (work === "remote" ? work : undefined);
  const isOnlyRemote = !work || (work === "remote" && where === work);
  if (another || more || when === null || !isOnlyRemote || !isEmptyQuery(others)) return null;
  return {
    ...(what !== undefined && { what }),
    ...(where !== undefined && { where }),
    ...(when !== undefined && { when }),
  };
}

export function findAddress(query: JobQuery): string | null {
  const fields = findFields(query);
  return fields && addressOf(fields);
}
