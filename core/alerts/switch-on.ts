import { sql } from "drizzle-orm";
import { nextDue } from "#core/alerts/schedule.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { dayMs } from "#core/text/time.ts";

export function switchedOn(now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const byFrequency = (weekly: Date, daily: Date) =>
    sql`case ${jobAlerts.frequency} when 'weekly' then ${weekly}::timestamptz else ${daily}::timestamptz end`;
  return {
    isActive: true,
    coveredUntil: sql`greatest(${jobAlerts.coveredUntil}, ${byFrequency(ago(7), ago(1))})`,
    nextDueAt: byFrequency(nextDue("weekly", now), nextDue("daily", now)),
  };
}
