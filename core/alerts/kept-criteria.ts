import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { nameOf } from "#core/jobs/query/parameters.ts";
import { parseQuery, queryFields } from "#core/jobs/query/query-address.ts";

/** What an alert asks for, as it is kept: by the specification's names of fields. */
export type KeptCriteria = Record<string, string | true>;

/** Each makes criteria of one version those of the next; the first makes version 1 version 2. Never changed once shipped. */
const upgrades: ((criteria: Record<string, unknown>) => Record<string, unknown>)[] = [];
const currentVersion = upgrades.length + 1;

/** The columns that say what an alert asks for. */
export function keptColumns(query: JobQuery) {
  const isRemote = query.work === "remote";
  const searchCriteria: KeptCriteria = queryFields(query, offers.alert);
  if (isRemote) searchCriteria.remote = true;
  return { searchCriteria, criteriaVersion: currentVersion, remotePreference: isRemote };
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
  return isWhole ? query : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isUnasked(value: unknown): boolean {
  return value === undefined || value === false || value === "";
}
