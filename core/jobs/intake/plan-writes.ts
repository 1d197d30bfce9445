import { randomUUID } from "node:crypto";
import type { CleanListing } from "#core/jobs/intake/clean-listing.ts";
import { unitePlaces } from "#core/jobs/intake/settle-listings.ts";
import type { Place } from "#core/places/place.ts";

export type KnownSighting = {
  id: string;
  source_id: string;
  /** The listing with its own words. */
  job_id: string;
  /** The listing that shows it. */
  shown_id: string;
  content_hash: string;
  posted_at: string | null;
  is_gone: boolean;
  has_dead_link: boolean;
  others: number;
  job_created_at: string;
  is_merged: boolean;
  is_hidden: boolean;
};

export type Twin = { id: string; fingerprint: string; created_at: string };

export type WritePlan = {
  creations: { id: string; listing: CleanListing; places: Place[] }[];
  updates: { id: string; listing: CleanListing }[];
  sightings: { jobId: string; listing: CleanListing }[];
  merges: { from: string; to: string }[];
  affected: Set<string>;
};

type Group = { fingerprint: string; listings: CleanListing[]; before: KnownSighting[] };

/** Jobs of one fingerprint stay together. When two listings merge, the older one keeps its address. */
export function planWrites(
  changed: CleanListing[],
  known: Map<string, KnownSighting>,
  twins: Map<string, Twin>,
): WritePlan {
  const plan: WritePlan = { creations: [], updates: [], sightings: [], merges: [], affected: new Set() };
  const groups = groupAlike(changed, known);
  const claims = claimListings(groups);
  for (const group of groups) {
    const { listings, before } = group;
    const own = before.find((sighting) => claims.get(sighting.job_id) === group);
    const home = findHome(own, findTwin(group, twins, claims), plan);
    const jobId = home ?? randomUUID();
    if (home) plan.affected.add(home);
    else plan.creations.push(creation(jobId, listings));
    for (const sighting of before) if (sighting.job_id !== jobId) plan.affected.add(sighting.job_id);
    const refreshing = listings.find((listing) => known.get(listing.sourceId)?.job_id === jobId);
    if (home && refreshing) plan.updates.push({ id: home, listing: refreshing });
    for (const listing of listings) plan.sightings.push({ jobId, listing });
  }
  return plan;
}

function groupAlike(changed: CleanListing[], known: Map<string, KnownSighting>): Group[] {
  return [...Map.groupBy(changed, (listing) => listing.fingerprint)].map(([fingerprint, listings]) => ({
    fingerprint,
    listings,
    before: listings.flatMap((listing) => known.get(listing.sourceId) ?? []),
  }));
}

function claimListings(groups: Group[]): Map<string, Group> {
  const claims = new Map<string, Group>();
  for (const group of groups) {
    for (const [jobId, sightings] of Map.groupBy(group.before, (sighting) => sighting.job_id)) {
      if (claims.has(jobId) || !areAllOfTheirListing(sightings)) continue;
      claims.set(jobId, group);
      break;
    }
  }
  return claims;
}

function areAllOfTheirListing(sightings: KnownSighting[]): boolean {
  const [first] = sightings;
  const live = sightings.filter((sighting) => !sighting.is_gone).length;
  return first !== undefined && live === first.others + (first.is_gone ? 0 : 1);
}

function findTwin(group: Group, twins: Map<string, Twin>, claims: Map<string, Group>): Twin | undefined {
  const twin = twins.get(group.fingerprint);
  const claimant = twin && claims.get(twin.id);
  return claimant && claimant !== group ? undefined : twin;
}

function findHome(own: KnownSighting | undefined, twin: Twin | undefined, plan: WritePlan): string | null {
  if (!own || !twin || own.job_id === twin.id) return twin?.id ?? own?.job_id ?? null;
  if (twin.created_at <= own.job_created_at) return twin.id;
  plan.merges.push({ from: twin.id, to: own.job_id });
  plan.affected.add(twin.id);
  return own.job_id;
}

function creation(id: string, group: CleanListing[]) {
  const [first] = group as [CleanListing];
  const datePosted = new Date(Math.min(...group.map((listing) => listing.datePosted.getTime())));
  return {
    id,
    listing: { ...first, datePosted },
    places: unitePlaces(
      group.map((listing) => listing.places),
      null,
    ),
  };
}
