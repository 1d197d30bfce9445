import { dayMs } from "#local/time.ts";
import type { Origin } from "./demo-job.ts";
import { stableHash } from "./stable-hash.ts";

const oldestDays = 28;

export type DatedJob<T> = T & { datePosted: Date; closesAt: Date | null };

/**
 * Spreads jobs over the four weeks before today (UTC), dense near today, newest first, with origins mixed. The result is the same
 * all day, so a second sync finds nothing new.
 */
export function redate<T extends { id: string; origin: Origin; posted: string }>(
  jobs: T[],
  now: Date,
): DatedJob<T>[] {
  const today = startOfDay(now);
  const ordered = mixOrigins(jobs);
  return ordered.map((job, rank) => {
    const age = oldestDays * ((rank + 1) / ordered.length) ** 1.4;
    const datePosted = new Date(Math.floor((today - age * dayMs) / 1000) * 1000);
    return { ...job, datePosted, closesAt: closingDay(job.id, today) };
  });
}

export function startOfDay(now: Date): number {
  return Math.floor(now.getTime() / dayMs) * dayMs;
}

function mixOrigins<T extends { id: string; origin: Origin; posted: string }>(jobs: T[]): T[] {
  const byOrigin = Map.groupBy(jobs, (job) => job.origin);
  return [...byOrigin]
    .flatMap(([origin, group]) => {
      const newestFirst = group.toSorted(
        (a, b) => b.posted.localeCompare(a.posted) || stableHash(a.id) - stableHash(b.id),
      );
      return newestFirst.map((job, rank) => {
        const share = (rank + 0.5) / group.length;
        // Most readers look at the fresh end, so the few fictitious jobs lean there.
        return { job, share: origin === "fiction" ? share ** 1.5 : share };
      });
    })
    .sort((a, b) => a.share - b.share || a.job.id.localeCompare(b.job.id))
    .map(({ job }) => job);
}

function closingDay(id: string, today: number): Date | null {
  const hash = stableHash(`closes ${id}`);
  if (hash % 3 !== 0) return null;
  const days = 5 + (Math.floor(hash / 3) % 56);
  return new Date(today + days * dayMs - 1000);
}
