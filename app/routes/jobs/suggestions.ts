import type { PageFacts } from "#app/page-facts.ts";
import { suggestFor } from "#core/content/suggest.ts";
import type { Route } from "./+types/suggestions.ts";

export const handle = { parameters: ["q"] } satisfies PageFacts;

/** Suggestions reveal nothing that is paid for, so everybody gets the same. */
export async function loader({ url }: Route.LoaderArgs) {
  const suggestions = await suggestFor(url.searchParams.get("q") ?? "");
  return Response.json(
    { suggestions },
    // Each letter is another address, and shared caches would drop pages for them.
    { headers: { "Cache-Control": "private, max-age=300", "X-Robots-Tag": "noindex" } },
  );
}
