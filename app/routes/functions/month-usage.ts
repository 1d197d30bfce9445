import { refuseGet } from "#app/request/refusals.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { readUsage } from "#core/sources/requests/quota.ts";
import type { Route } from "./+types/month-usage.ts";
import { refusalOf } from "./admin-only.ts";

const headers = { "Cache-Control": "private, no-store" };

export const loader = refuseGet;

export async function action({ context, url }: Route.ActionArgs) {
  const refusal = refusalOf(context);
  if (refusal) return Response.json({ error: refusal.error }, { status: refusal.status, headers });
  const usage = await readUsage(activeJobsDb);
  const counted = url.pathname.endsWith("get_current_month_jobs_usage") ? usage?.jobs : usage?.requests;
  return Response.json(counted ?? 0, { headers });
}
