import { redirect } from "react-router";
import { viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { wayAddress } from "#app/routes/jobs/way-address.ts";
import { findWay } from "#core/content/ways/find-way.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import type { Route } from "./+types/find.ts";

export const handle = { parameters: ["what", "where", "when"] } satisfies PageFacts;

/** Where it leads depends on the viewer, so nobody stores it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [what, where, when] = ["what", "where", "when"].map((name) => url.searchParams.get(name));
  const asked = { title: what, location: where, facts: when && `start-${when}` };
  const way = await findWay(parseQuery(asked, offers.list), context.get(viewerContext));
  const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
  throw redirect(wayAddress(way), { headers });
}
