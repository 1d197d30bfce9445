import { milesBetween } from "#core/places/distance.ts";
import type { KnownPlace } from "#core/places/find-places.ts";
import { listParks } from "#core/places/parks.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { hourMs } from "#core/text/time.ts";
import { countNear } from "./count-near.ts";
import { clearParkPages } from "./park-pages.ts";
import { line, planPages } from "./plan-pages.ts";
import { parkPages } from "./tables.ts";

const freshMs = hourMs - 5 * 60_000;

/** The schedule calls it more often, so a new board soon has pages. */
export async function surveyParksHourly(now = new Date()): Promise<void> {
  const rows = await db.select({ surveyedAt: parkPages.surveyedAt }).from(parkPages).limit(1);
  const [last] = rows;
  if (last && now.getTime() - last.surveyedAt.getTime() < freshMs) return;
  await surveyParks(now);
}

export async function surveyParks(now = new Date()): Promise<void> {
  await oneAtATime("survey-parks", async () => {
    const parks = listParks();
    const counts = await countNear(parks, line.miles, now);
    const places = new Map(parks.map(({ slug }, at) => [slug, at]));
    const surveyed = parks.map(({ slug, weight }, at) => ({
      slug,
      weight,
      jobs: counts.jobs[at] ?? 0,
      employers: counts.employers[at] ?? 0,
      newestAt: counts.newestAt[at] ?? null,
    }));
    const known = new Map((await db.select().from(parkPages)).map((row) => [row.slug, row]));
    const shared = (one: string, other: string) => {
      const [at, otherAt] = [places.get(one) ?? -1, places.get(other) ?? -1];
      return areClose(parks[at], parks[otherAt]) ? counts.shared(at, otherAt) : 0;
    };
    const pages = planPages(surveyed, known, shared, now);
    await inTransaction(async (tx) => {
      await tx.delete(parkPages);
      if (pages.length)
        await tx.insert(parkPages).values(pages.map((page) => ({ ...page, surveyedAt: now })));
    });
  });
  clearParkPages();
}

function areClose(one: KnownPlace | undefined, other: KnownPlace | undefined): boolean {
  return one !== undefined && other !== undefined && milesBetween(one, other) <= 2 * line.miles;
}
