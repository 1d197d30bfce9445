import { type JobQuery, type Offer, type Parameter, parameters } from "./job-query.ts";

/** Only what a page offers is read; of a parameter given twice, the first counts, and its own name before an alias. */
export function parseQuery(given: URLSearchParams | Record<string, unknown>, offered: Offer): JobQuery {
  const query: Record<string, unknown> = {};
  for (const own of offered.map(parameterOf)) {
    const wanted = own.read(givenFor(given, own.name)) ?? readAlias(given, own);
    if (wanted !== undefined) query[own.key] = wanted;
  }
  return query;
}

/** The canonical search part of an address: always in the same order, `more` after what is asked for; empty for neither. */
export function queryAddress(
  query: JobQuery,
  offered: Offer,
  more: Record<string, string | null> = {},
): string {
  const params = new URLSearchParams();
  for (const [name, text] of Object.entries({ ...queryFields(query, offered), ...more }))
    if (text) params.set(name, text);
  return params.size ? `?${params}` : "";
}

/** The same by the names of its parameters. */
export function queryFields(query: JobQuery, offered: Offer): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { key, name, write } of offered.map(parameterOf)) {
    const wanted = query[key];
    const text = wanted === undefined ? null : write(wanted as never);
    if (text !== null) fields[name] = text;
  }
  return fields;
}

/** Every address parameter that `parseQuery` looks at, aliases last. */
export function parameterNames(offered: Offer): string[] {
  const own = offered.map(parameterOf);
  return [...new Set([...own, ...own.flatMap(aliasesOf)].map(({ name }) => name))];
}

export function isEmptyQuery(query: JobQuery): boolean {
  return Object.values(query).every((wanted) => wanted === undefined);
}

type ReadWrite = Omit<Parameter<never>, "key" | "read"> & {
  key: keyof JobQuery;
  read: (given: unknown) => unknown;
};

function parameterOf(name: Offer[number]): ReadWrite {
  return parameters[name];
}

/** What `own` could not say itself does not count: a page that offers remote jobs alone has no hybrid ones. */
function readAlias(given: Parameters<typeof parseQuery>[0], own: ReadWrite): unknown {
  for (const { name, read } of aliasesOf(own)) {
    const wanted = read(givenFor(given, name));
    if (wanted !== undefined && own.write(wanted as never) !== null) return wanted;
  }
  return undefined;
}

function aliasesOf({ key, name }: ReadWrite): ReadWrite[] {
  return Object.values(parameters).filter((other) => other.key === key && other.name !== name);
}

function givenFor(given: URLSearchParams | Record<string, unknown>, name: string): unknown {
  if (given instanceof URLSearchParams) return given.get(name);
  return Object.hasOwn(given, name) ? given[name] : undefined;
}
