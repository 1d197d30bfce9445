import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { site } from "#core/platform/site.ts";
import { applicationsCsv } from "#core/tracker/applications/applications-csv.ts";
import { applicationsForExport } from "#core/tracker/applications/list-applications.ts";
import type { Route } from "./+types/export-applications.ts";

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const entries = await applicationsForExport(signedIn(context).account.userId, now);
  const day = now.toISOString().slice(0, 10);
  return new Response(applicationsCsv(entries, site.origin), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="applications-${day}.csv"`,
    },
  });
}
