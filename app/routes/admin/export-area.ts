import { data } from "react-router";
import { requireAdmin } from "#app/middleware/require-admin.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { toCsv } from "#core/text/csv.ts";
import type { Route } from "./+types/export-area.ts";
import { findArea } from "./areas/find-area.ts";

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = requireAdmin;

export async function loader({ params: { area } }: Route.LoaderArgs) {
  const exported = findArea(area)?.exports;
  if (!exported) throw data(null, { status: 404 });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(toCsv(exported.header, await exported.rows()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${area}-${day}.csv"`,
    },
  });
}
