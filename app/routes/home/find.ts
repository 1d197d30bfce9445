import { href, redirect } from "react-router";
import { viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { companyPath, statePath } from "#app/paths.ts";
import { parkPath } from "#app/routes/jobs/near/park-path.ts";
import { findWay } from "#core/content/ways/find-way.ts";
import type { Way } from "#core/content/ways/way.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { narrowings } from "#core/jobs/query/list-search-jobs.ts";
import { parseQuery, queryAddress } from "#core/jobs/query/query-address.ts";
import type { Route } from "./+types/find.ts";

export const handle = { parameters: ["what", "where", "when"] } satisfies PageFacts;

/** Where it leads depends on the viewer, so nobody stores it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [what, where, when] = ["what", "where", "when"].map((name) => url.searchParams.get(name));
  const asked = { title: what, location: where, facts: when && `start-${when}` };
  const way = await findWay(parseQuery(asked, offers.list), context.get(viewerContext));
  const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
  throw redirect(addressOf(way), { headers });
}

/** Pages to read begin with their text, so the address names the list below it. */
function addressOf(way: Way): string {
  switch (way.kind) {
    case "list":
      return href("/jobs") + queryAddress(way.query, offers.list);
    case "company":
      return companyPath(way.slug);
    case "search":
      return `${href("/search/:slug", { slug: way.slug }) + queryAddress(way.query, narrowings)}#positions`;
    case "park":
      return `${parkPath(way.slug) + queryAddress(way.query, narrowings)}#positions`;
    case "state":
      return `${statePath(way.slug) + queryAddress(way.query, offers.state)}#results`;
  }
}
