import type { PageFacts } from "#app/page-facts.ts";
import { suggestPlaces } from "#core/places/find-places.ts";
import type { Route } from "./+types/suggest.ts";

export const handle = { parameters: ["q"] } satisfies PageFacts;

export function loader({ url }: Route.LoaderArgs) {
  const places = suggestPlaces(url.searchParams.get("q") ?? "").map(({ slug, label, kindText }) => ({
    slug,
    label,
    kindText,
  }));
  return Response.json(places, {
    // Each letter is another address, and shared caches would drop pages for them.
    headers: { "Cache-Control": "private, max-age=300", "X-Robots-Tag": "noindex" },
  });
}
