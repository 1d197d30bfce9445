import { LRUCache } from "lru-cache";
import { hourMs } from "#core/text/time.ts";

const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/** New York is whole hours behind, so an hour has one day. Long lists ask for the same days again and again. */
const known = new LRUCache<number, string>({ max: 5_000 });

/** "2026-12-01": the day in which closing times are stated. See `lastDay`. */
export function newYorkDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / hourMs);
  const day = known.get(hour) ?? newYork.format(moment);
  known.set(hour, day);
  return day;
}
