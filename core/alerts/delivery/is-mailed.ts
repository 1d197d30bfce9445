import { type SQL, sql } from "drizzle-orm";
import { jobAlerts } from "#core/alerts/tables.ts";

/** The alerts that may be mailed at all, in the words of the index of those that are due. */
export function isMailed(): SQL {
  return sql`${jobAlerts.isActive} and ${jobAlerts.confirmedAt} is not null and ${jobAlerts.removedAt} is null`;
}
