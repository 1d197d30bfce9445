import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { nameOf } from "#core/jobs/query/parameters.ts";
import { formFields, parseQuery, queryFields } from "#core/jobs/query/query-address.ts";
import { findPlace } from "#core/places/find-places.ts";

/** What an alert asks for, as it is kept: by the specification's names of fields. */
export type KeptCriteria = Record<string, string | true>;

/** Each makes criteria of one version those of the next; the first makes version 1 version 2. Never changed once shipped. */
const upgrades: ((criteria: Record<string, unknown>) => Record<string, unknown>)[] = [
  // The same fields: since the second, their words are kept as they were read.
  (criteria) => criteria,
  // The same fields: the third may ask for facts, too.
  (criteria) => criteria,
  // The same fields: the fourth may ask for an employer, a job type and a closing date, too.
  (criteria) => criteria,
  // The same fields: the fifth may ask around the place that its location was read as.
  (criteria) => criteria,
];
const currentVersion = upgrades.length + 1;

/** The columns that say what an alert asks for. */
export function keptColumns(query: JobQuery) {
  const isRemote = query.work === "remote";
  const { near } = query;
  const searchCriteria: KeptCriteria = formFields(query, offers.alert);
  if (near) searchCriteria.near = near.slug;
  if (isRemote) searchCriteria.remote = true;
  return { searchCriteria, criteriaVersion: leastVersion(query), remotePreference: isRemote };
}

/** The first version that can say all of it: what asks for nothing newer is still read by the releases before this one. */
function leastVersion({ near, company, jobType, closesWithin, facts }: JobQuery): number {
  if (near) return 5;
  if (company ?? jobType ?? closesWithin) return 4;
  return facts ? 3 : 2;
}

/** Whether its words were kept as they were typed: then titles that have them so are found, whatever else they mean. */
export function isKeptAsTyped({ criteriaVersion }: { criteriaVersion: number }): boolean {
  return criteriaVersion < 2;
}

/** Null for what a later release wrote, or nobody can have written: read in part, it would find what nobody asked for. */
export function readKept(kept: { searchCriteria: unknown; criteriaVersion: number }): JobQuery | null {
  const { searchCriteria, criteriaVersion } = kept;
  if (!isRecord(searchCriteria) || criteriaVersion > currentVersion) return null;
  const criteria = upgrades
    .slice(criteriaVersion - 1)
    .reduce<Record<string, unknown>>((older, upgrade) => upgrade(older), searchCriteria);
  const query = parseQuery(criteria, offers.alert);
  const read = queryFields(query, offers.alert);
  const isWhole = offers.alert.map(nameOf).every((name) => isUnasked(criteria[name]) || name in read);
  // Of several facts, one that is no choice any more would be left out.
  const isEachKnown = isUnasked(criteria.facts) || criteria.facts === read.facts;
  return isWhole && isEachKnown ? withPlace(query) : null;
}

/** A location that was read as a place finds what is around it, and what has its words; null of a place that is no more. */
function withPlace(query: JobQuery): JobQuery | null {
  const { near, location } = query;
  if (!near) return query;
  const place = findPlace(near.slug);
  const { slug, label } = place ?? near;
  return place && { ...query, near: { ...near, slug, label, ...(location && { isRead: true }) } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isUnasked(value: unknown): boolean {
  return value === undefined || value === false || value === "";
}
