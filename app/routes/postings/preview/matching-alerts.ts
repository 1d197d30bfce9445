import type { RouterContextProvider } from "react-router";
import { clientAddressContext } from "#app/context.ts";
import { type AlertCount, countAlertsFor } from "#core/alerts/delivery/count-alerts-for.ts";
import { unlistedRow } from "#core/postings/preview-posting.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

const limit = { count: 120, seconds: 3600 };
/** A smaller number would reveal too much about the people behind the alerts. */
const fewestAlerts = 5;

/** Null if the number is not known. */
export async function matchingAlerts(
  fields: Record<string, unknown>,
  context: Readonly<RouterContextProvider>,
): Promise<string | null> {
  const row = unlistedRow(fields);
  if (!row) return null;
  if (!(await takeFrom("matching-alerts", limit, context.get(clientAddressContext))).ok) return null;
  return inWords(await countAlertsFor(row));
}

function inWords({ count, isPart }: AlertCount): string | null {
  if (count < fewestAlerts) return isPart ? null : `Fewer than ${fewestAlerts} alerts match.`;
  return `${count.toLocaleString("en-US")}${isPart ? "+" : ""} alerts match.`;
}
