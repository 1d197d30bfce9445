import { requireAdmin } from "#app/middleware/require-admin.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { listRuns, type RunView } from "#core/sources/runs/run-view.ts";
import type { Route } from "./+types/progress.ts";
import { readShownUsage, type ShownUsage } from "./syncs/shown-usage.ts";

export type Progress = { runs: RunView[] | null; usage: ShownUsage | null };

export const shownRuns = 10;

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = requireAdmin;

export async function loader() {
  const [runs, usage] = await Promise.all([listRuns(shownRuns), readShownUsage()]);
  return Response.json({ runs, usage } satisfies Progress);
}
