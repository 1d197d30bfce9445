import { Temporal } from "temporal-polyfill";
import { statedFacts } from "#core/jobs/source-facts.ts";
import { momentThere } from "#core/sources/mapping/clock-time.ts";
import { hourMs } from "#core/text/time.ts";
import type { Job } from "./row.ts";

const zones: [name: RegExp, zone: string][] = [
  [/hawaii/i, "Pacific/Honolulu"],
  [/alaska/i, "America/Anchorage"],
  [/pacific/i, "America/Los_Angeles"],
  [/arizona/i, "America/Phoenix"],
  [/mountain/i, "America/Denver"],
  [/central/i, "America/Chicago"],
  [/eastern|indiana/i, "America/New_York"],
];

/**
 * Feeds count UTC with standard time all year, so in summer 23:59 is 00:59 of the next day. The clock of the
 * agency's zone is right.
 */
export function readDeadline({ timeZone, utcOffset, item }: Job, zoneOfPlace: string | null) {
  const zone = zones.find(([name]) => name.test(timeZone ?? ""))?.[1] ?? zoneOfPlace;
  const hours = Number(utcOffset || Number.NaN);
  const offset = Math.abs(hours) <= 14 ? hours * hourMs : zone ? winterOffset(zone) : null;
  const utc = readMoment(item["joblisting:advertiseToDateTimeUTC"]);
  const there = utc && offset !== null ? new Date(utc.getTime() + offset) : null;
  const clock = readMoment(item["joblisting:advertiseToDateTime"]) ?? there;
  if (!clock) return { closesAt: utc };
  const text = clock.toISOString();
  if (!zone) return { closesAt: new Date(text.slice(0, 10)) };
  return { closesAt: momentThere(text.slice(0, -1), zone), facts: statedFacts({ closingZone: zone }) };
}

/**
 * Reads "Sun, 20 Sep 2026 04:59:00:0", which has one part too many, as UTC. "Continuous" means no end.
 */
export function readMoment(text: string | null | undefined): Date | null {
  const bare = (text ?? "").trim().replace(/(\d{2}:\d{2}:\d{2}):\d+$/, "$1");
  if (!/\d{4}/.test(bare)) return null;
  const date = new Date(/(GMT|UTC|Z|[+-]\d{4})$/.test(bare) ? bare : `${bare} GMT`);
  return Number.isFinite(date.getTime()) ? date : null;
}

function winterOffset(zone: string): number {
  return Temporal.PlainDate.from("2026-01-01").toZonedDateTime(zone).offsetNanoseconds / 1e6;
}
