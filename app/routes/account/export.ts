import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { exportData } from "#core/privacy/export-data.ts";
import type { Route } from "./+types/export.ts";

export const handle = { personal: true } satisfies PageFacts;

export const middleware = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const held = await exportData(signedIn(context).account.userId);
  if (!held) return new Response(null, { status: 404 });
  return new Response(`${JSON.stringify(held, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="waymark-account.json"',
    },
  });
}
