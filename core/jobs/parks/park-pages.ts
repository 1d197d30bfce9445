import { pointsOf } from "#core/places/cells.ts";
import { milesBetween } from "#core/places/distance.ts";
import { findPlace, type KnownPlace } from "#core/places/find-places.ts";
import { presentSlug } from "#core/places/finding/former-slugs.ts";
import { calledInShort } from "#core/places/parks.ts";
import type { Place } from "#core/places/place.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { line, rankingWeight } from "./plan-pages.ts";
import { type ParkRow, parkPages } from "./tables.ts";

export type ParkPage = {
  park: KnownPlace;
  sharedBy: KnownPlace[];
  name: string;
  jobs: number;
  newestAt: Date | null;
  isAbove: boolean;
  /** Stays true for a while when jobs become too few. */
  isIndexed: boolean;
};

type Pages = { bySlug: Map<string, ParkPage>; leaders: Map<string, string> };

const graceMs = 14 * dayMs;
const mostListed = 100;
const nearby = 200;
/** Leaves room for "Jobs near" and our name in a title. */
const longestName = 40;
const minute = 60_000;

const kept = cachedValue({ read: readPages, freshMs: minute, staleMs: 10 * minute });

export async function findParkPage(
  slug: string,
): Promise<{ kind: "page"; page: ParkPage } | { kind: "shared"; slug: string } | null> {
  const { bySlug, leaders } = await kept.get(undefined);
  const page = bySlug.get(slug);
  if (page) return { kind: "page", page };
  const present = presentSlug(slug);
  const leader = leaders.get(present) ?? (present === slug ? undefined : bySlug.get(present)?.park.slug);
  return leader ? { kind: "shared", slug: leader } : null;
}

export async function listParkPages(): Promise<ParkPage[]> {
  const { bySlug } = await kept.get(undefined);
  const above = [...bySlug.values()].filter(({ isAbove }) => isAbove);
  return above.toSorted((a, b) => b.jobs - a.jobs).slice(0, mostListed);
}

export async function parkPagesNear(
  point: { lat: number; lon: number },
  limit: number,
  miles: number = nearby,
): Promise<ParkPage[]> {
  const pages = (await listParkPages()).map((page) => ({ page, miles: milesBetween(page.park, point) }));
  return pages
    .filter((each) => each.miles <= miles)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, limit)
    .map(({ page }) => page);
}

export async function parkPagesOfJob(places: Place[]): Promise<ParkPage[]> {
  const [point] = pointsOf(places);
  return point ? parkPagesNear(point, 3, line.miles) : [];
}

export async function parkPagesIn(state: string, limit: number): Promise<ParkPage[]> {
  const pages = await listParkPages();
  return pages.filter(({ park }) => park.country === "US" && park.state === state).slice(0, limit);
}

export function clearParkPages() {
  kept.clear();
}

async function readPages(): Promise<Pages> {
  const rows = await db.select().from(parkPages);
  const now = new Date();
  const leaders = new Map(rows.flatMap(({ slug, sharesWith }) => (sharesWith ? [[slug, sharesWith]] : [])));
  const bySlug = new Map<string, ParkPage>();
  for (const row of rows) {
    const park = row.sharesWith ? null : findPlace(row.slug);
    if (park?.slug === row.slug) bySlug.set(row.slug, toPage(row, park, rows, now));
  }
  return { bySlug, leaders };
}

function toPage(row: ParkRow, park: KnownPlace, rows: ParkRow[], now: Date): ParkPage {
  const others = rows.filter(({ sharesWith, aboveSince }) => sharesWith === row.slug && aboveSince);
  const sharedBy = others
    .flatMap(({ slug, jobs }) => {
      const place = findPlace(slug);
      return place ? [{ place, comes: rankingWeight({ jobs, weight: place.weight }) }] : [];
    })
    .toSorted((a, b) => b.comes - a.comes || (a.place.label < b.place.label ? -1 : 1))
    .map(({ place }) => place);
  return {
    park,
    sharedBy,
    name: nameOf(
      park,
      sharedBy.find(({ name }) => !areAlike(name, park.name)),
    ),
    jobs: row.jobs,
    newestAt: row.newestAt,
    isAbove: row.belowSince === null,
    isIndexed: row.belowSince === null || now.getTime() - row.belowSince.getTime() < graceMs,
  };
}

function nameOf(park: KnownPlace, other: KnownPlace | undefined): string {
  const names = [park, ...(other ? [other] : [])].map(({ name }) => name);
  const short = names.map(calledInShort);
  const isShort = short.every((each, at) => each !== names[at]);
  const both = (isShort ? short : names).join(" and ");
  return other && both.length <= longestName ? both : park.label;
}

function areAlike(one: string, other: string): boolean {
  const [short, otherShort] = [calledInShort(one), calledInShort(other)];
  return short.includes(otherShort) || otherShort.includes(short);
}
