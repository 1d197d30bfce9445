import { addressOf, type QueryFields } from "./address-of.ts";
import type { JobQuery } from "./job-query.ts";
import { nameOf, type Offer, type ParameterId, parameters } from "./parameters.ts";

type Given = URLSearchParams | Record<string, unknown>;

/** When a parameter is repeated, the first one counts. Its own name wins over an alias. */
export function parseQuery(given: Given, offered: Offer): JobQuery {
  const query: Record<string, unknown> = {};
  for (const own of offered) {
    const wanted = readOne(given, own) ?? readAlias(given, own);
    if (wanted !== undefined) query[parameters[own].key] = wanted;
  }
  return query;
}

/** The order is always the same, so equal queries share one address. */
export function queryAddress(
  query: JobQuery,
  offered: Offer,
  more: Record<string, string | null> = {},
): string {
  return addressOf({ ...queryFields(query, offered), ...more });
}

export function queryFields(query: JobQuery, offered: Offer): QueryFields {
  const fields: QueryFields = {};
  for (const own of offered) {
    const text = writeOne(query[parameters[own].key], own);
    if (text !== null) fields[nameOf(own)] = text;
  }
  return fields;
}

export function formFields(query: JobQuery, offered: Offer): QueryFields {
  const { near, location = near?.label } = query;
  return queryFields({ ...query, location }, offered);
}

export function isEmptyQuery(query: JobQuery): boolean {
  return Object.values(query).every((wanted) => wanted === undefined);
}

function readOne(given: Given, id: ParameterId): unknown {
  const name = nameOf(id);
  const { read, isList }: { read: (given: unknown) => unknown; isList?: true } = parameters[id];
  if (given instanceof URLSearchParams) return read(isList ? given.getAll(name) : given.get(name));
  return read(Object.hasOwn(given, name) ? given[name] : undefined);
}

function writeOne(wanted: unknown, id: ParameterId): string | null {
  return wanted === undefined ? null : parameters[id].write(wanted as never);
}

/** A page that offers only remote jobs ignores an alias that says hybrid. */
function readAlias(given: Given, own: ParameterId): unknown {
  return aliasesOf(own)
    .map((alias) => readOne(given, alias))
    .find((wanted) => writeOne(wanted, own) !== null);
}

function aliasesOf(own: ParameterId): ParameterId[] {
  return aliases.get(own) ?? [];
}

const all = Object.keys(parameters) as ParameterId[];
/** Computed once, because a run reads the criteria of very many alerts. */
const aliases = new Map(
  all.map((own) => [
    own,
    all.filter((id) => parameters[id].key === parameters[own].key && nameOf(id) !== nameOf(own)),
  ]),
);
