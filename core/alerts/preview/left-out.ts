import type { QueryFields } from "#core/jobs/query/address-of.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { parseQuery, queryFields } from "#core/jobs/query/query-address.ts";
import { wordsOf } from "#core/jobs/query/query-words.ts";
import { listed } from "#core/text/lines.ts";

const filters = ["work", "min_salary", "max_age"] as const;
const parts = { place: "the page’s own place", title: "titles with the state’s name" } as const;

/** A page may ask for more than one place or for words that no field of an alert takes. */
export type LeftOutPart = keyof typeof parts;

/** The form's address names what its list had and no alert can hold, so that the form can say so. */
export function leftOutFields({ work, ...query }: JobQuery, left: LeftOutPart[] = []): QueryFields {
  const held = work === "remote" ? query : { ...query, work };
  return { ...queryFields(held, filters), ...(left.length && { left: left.join(",") }) };
}

export function leftOutIn(given: Record<string, unknown>): QueryFields {
  const left = String(given.left ?? "").split(",");
  return leftOutFields(
    parseQuery(given, filters),
    (Object.keys(parts) as LeftOutPart[]).filter((part) => left.includes(part)),
  );
}

/** Example: "from $30,000 and hybrid". */
export function leftOutInWords(given: Record<string, unknown>): string | null {
  const { left = "", ...fields } = leftOutIn(given);
  const query = parseQuery(fields, filters);
  const words = (Object.keys(query) as (keyof JobQuery)[]).flatMap((key) => wordsOf(query, key) ?? []);
  const said = words.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const pages = left.split(",").flatMap((part) => parts[part as LeftOutPart] ?? []);
  return listed([...said, ...pages], "and") || null;
}
