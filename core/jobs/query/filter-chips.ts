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

/** What the sheet of choices narrows by: when a job starts, and facts. */
export function sheetChips(query: JobQuery, offered: Offer): FilterChip[] {
  return [...startChip(query, offered), ...factChips(query, offered)];
}

function startChip(query: JobQuery, offered: Offer): FilterChip[] {
  const text = wordsOf(query, "startsFrom") ?? wordsOf(query, "startsUntil");
  const search = queryAddress({ ...query, startsFrom: undefined, startsUntil: undefined }, offered);
  return text && offered.some((name) => name === "starts_from") ? [{ text, search }] : [];
}

function factChips(query: JobQuery, offered: Offer): FilterChip[] {
  const { facts = [] } = query;
  return facts.flatMap((id) => {
    const choice = factChoice(id);
    const text = choice?.letsIn ? choice.label : wordsOf({ facts: [id] }, "facts");
    const others = tellingIds(facts.filter((other) => other !== id));
    const search = queryAddress({ ...query, facts: others.length ? others : undefined }, offered);
    return text ? [{ text, search }] : [];
  });
}
