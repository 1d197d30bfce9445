import { href } from "react-router";
import type { OpenLink } from "#app/components/lists/list-notes.tsx";
import { companyPath, statePath } from "#app/paths.ts";
import type { OpenPage } from "#core/content/ways/open-pages.ts";
import type { Way } from "#core/content/ways/way.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { narrowings } from "#core/jobs/query/list-search-jobs.ts";
import { queryAddress } from "#core/jobs/query/query-address.ts";
import { parkPath } from "./near/park-path.ts";

/** Pages to read begin with their text, so the address names the list below it. */
export function wayAddress(way: Way): string {
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

export function linkTo({ label, way }: OpenPage): OpenLink {
  switch (way.kind) {
    case "remote":
      return { label, to: href("/remote-jobs") };
    case "searches":
      return { label, to: href("/search/all") };
    default:
      return { label, to: wayAddress(way) };
  }
}
