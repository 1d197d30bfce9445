import { beyondLimits } from "#core/alerts/beyond-limits.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { nameOf } from "#core/jobs/query/parameters.ts";
import { formFields, parseQuery, queryFields } from "#core/jobs/query/query-address.ts";
import { findPlace } from "#core/places/find-places.ts";

export type StoredCriteria = Record<string, string | true>;

/** Each upgrades by one version, the first from 1 to 2. Shipped upgrades never change. */
const upgrades: ((criteria: Record<string, unknown>) => Record<string, unknown>)[] = [
  (criteria) => criteria,
  (criteria) => criteria,
  (criteria) => criteria,
  (criteria) => criteria,
  (criteria) => criteria,
  (criteria) => criteria,
];
const currentVersion = upgrades.length + 1;

export function criteriaColumns(query: JobQuery) {
  const isRemote = query.work === "remote";
  const { near } = query;
  const searchCriteria: StoredCriteria = formFields(query, offers.alert);
  if (near) searchCriteria.near = near.slug;
  if (isRemote) searchCriteria.remote = true;
  return { searchCriteria, criteriaVersion: leastVersion(query), remotePreference: isRemote };
}

function leastVersion(query: JobQuery): number {
  const { near, nearWork, company, jobType, closesWithin, facts, startsFrom, startsUntil } = query;
  if (nearWork) return 7;
  if (startsFrom ?? startsUntil) return 6;
  if (near) return 5;
  if (company ?? jobType ?? closesWithin) return 4;
  return facts ? 3 : 2;
}

/** Facts that were read wrong too often are no longer choices. Alerts may still name them. */
const endedChoices = new Map([
  ["travel", "Travel paid"],
  ["unsaid-travel-paid", "Travel paid"],
]);

/** Example: "Travel paid". Null if the alert asks only for choices that we still offer. */
export function endedIn({ searchCriteria }: { searchCriteria: unknown }): string | null {
  const { facts } = isRecord(searchCriteria) ? searchCriteria : {};
  const names = idsOf(facts).flatMap((id) => endedChoices.get(id) ?? []);
  return names.length ? [...new Set(names)].join(", ") : null;
}

/** An alert that asked for nothing else would match every job without these, so it becomes unreadable. */
function withoutEnded(criteria: Record<string, unknown>): Record<string, unknown> | null {
  const ids = idsOf(criteria.facts);
  const left = ids.filter((id) => !endedChoices.has(id));
  if (left.length === ids.length) return criteria;
  const { facts: _, ...others } = criteria;
  if (left.length) return { ...others, facts: left.join(",") };
  return Object.values(others).every(isUnasked) ? null : others;
}

function idsOf(facts: unknown): string[] {
  return typeof facts === "string" ? facts.split(",") : [];
}

/** Returns null for unknown criteria, because reading only a part would match too much, and for those beyond the limits. */
export function readStoredCriteria(kept: {
  searchCriteria: unknown;
  criteriaVersion: number;
}): JobQuery | null {
  const { searchCriteria, criteriaVersion } = kept;
  if (!isRecord(searchCriteria) || criteriaVersion > currentVersion || beyondLimits(searchCriteria))
    return null;
  const criteria = withoutEnded(
    upgrades
      .slice(criteriaVersion - 1)
      .reduce<Record<string, unknown>>((older, upgrade) => upgrade(older), searchCriteria),
  );
  if (!criteria) return null;
  const query = parseQuery(criteria, offers.alert);
  const read = queryFields(query, offers.alert);
  const isWhole = offers.alert.map(nameOf).every((name) => isUnasked(criteria[name]) || name in read);
  // A fact that is no longer a choice would otherwise be lost.
  const isEachKnown = isUnasked(criteria.facts) || criteria.facts === read.facts;
  return isWhole && isEachKnown ? withPlace(query) : null;
}

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
