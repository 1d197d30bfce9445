import { requireAdmin } from "#app/middleware/require-admin.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { judgementLines } from "#core/moderation/facts/judgements.ts";
import type { Route } from "./+types/fact-judgements.ts";

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = requireAdmin;

export async function loader() {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(await judgementLines(), {
    headers: {
      "Content-Type": "application/x-ndjson; charset=utf-8",
      "Content-Disposition": `attachment; filename="fact-judgments-${day}.jsonl"`,
    },
  });
}
