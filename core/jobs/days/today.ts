import { hourMs } from "#core/text/time.ts";

/** "2026-11-16" for as long as it is that day in Hawaii. */
export function todayInAllOfTheUs(now: Date): string {
  return new Date(now.getTime() - 10 * hourMs).toISOString().slice(0, 10);
}
