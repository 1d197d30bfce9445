import type { PageFacts } from "#app/page-facts.ts";
import { suggestFor } from "#core/content/suggest.ts";
import type { Route } from "./+types/suggestions.ts";

export const handle = { parameters: ["q"] } satisfies PageFacts;

/** Suggestions are the same for everybody, since they tell nothing that is paid for. */
export async function loader({ url }: Route.LoaderArgs) {
  const suggestions = await suggestFor(url.searchParams.get("q") ?? "");
  return Response.json(
    { suggestions },
    // Shared caches must not store it: each letter is another address, and they would push pages out.
    { headers: { "Cache-Control": "private, max-age=300", "X-Robots-Tag": "noindex" } },
  );
}
