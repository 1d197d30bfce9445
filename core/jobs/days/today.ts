import { hourMs } from "#core/text/time.ts";

export function todayInAllOfTheUs(now: Date): string {
  return new Date(now.getTime() - 10 * hourMs).toISOString().slice(0, 10);
}
