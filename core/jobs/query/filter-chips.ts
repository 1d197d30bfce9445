import { factChoice, tellingIds } from "#core/facts/choices.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { firstPage, type ListPosition, positionFields } from "#core/jobs/query/list-position.ts";
import { type Offer, parameters } from "#core/jobs/query/parameters.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { wordsOf } from "#core/jobs/query/query-words.ts";

export type FilterChip = {
  text: string;
  search: string;
};

export function filterChips(query: JobQuery, offered: Offer, { pageSize }: ListPosition): FilterChip[] {
  const start = positionFields({ ...firstPage, pageSize });
  const keys = new Set(offered.map((name) => parameters[name].key));
  return [...keys].flatMap((key) => {
    const text = wordsOf(query, key);
    return text ? [{ text, search: queryAddress(withoutKey(query, key), offered, start) }] : [];
  });
}

/** One chip says these together with its own key. */
const together: { [Key in keyof JobQuery]?: JobQuery } = {
  near: { within: undefined, location: undefined },
  startsFrom: { startsUntil: undefined },
};

export function withoutKey(query: JobQuery, key: keyof JobQuery): JobQuery {
  return { ...query, [key]: undefined, ...together[key] };
}

export function factChips(query: JobQuery, offered: Offer): FilterChip[] {
  const { facts = [] } = query;
  return facts.flatMap((id) => {
    const choice = factChoice(id);
    const text = choice?.letsIn ? choice.label : wordsOf({ facts: [id] }, "facts");
    const others = tellingIds(facts.filter((other) => other !== id));
    const search = queryAddress({ ...query, facts: others.length ? others : undefined }, offered);
    return text ? [{ text, search }] : [];
  });
}
