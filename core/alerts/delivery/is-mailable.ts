import { type SQL, sql } from "drizzle-orm";
import { jobAlerts } from "#core/alerts/tables.ts";
import { isSetAside } from "#core/platform/row-attempts.ts";

/** Repeats the condition of the partial index on due alerts. */
export function isMailable(): SQL {
  return sql`${jobAlerts.isActive} and ${jobAlerts.confirmedAt} is not null and ${jobAlerts.removedAt} is null
    and not ${isSetAside("alert", jobAlerts.id)}`;
}
