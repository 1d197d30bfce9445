import { hourMs } from "#core/text/time.ts";

/** Returns "2026-11-16" until that day ends in Hawaii. */
export function todayInAllOfTheUs(now: Date): string {
  return new Date(now.getTime() - 10 * hourMs).toISOString().slice(0, 10);
}
