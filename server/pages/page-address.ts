import { LRUCache } from "lru-cache";
import type { PageFacts } from "#app/page-facts.ts";
import { canonicalAddress, pagePath } from "#server/pages/canonical-address.ts";
import { type Routes, routeFinder } from "#server/pages/find-route.ts";

export type PageAddress = {
  /** What the page is rendered and stored by. */
  canonical: URL;
  /** Whether the answer is one person's: nobody stores it. */
  isPersonal: boolean;
  /** Whether the address itself opens something: no other site learns of it. */
  isSecret: boolean;
};

/** To match a path takes half a millisecond, so the paths that were asked for last are remembered. */
const mostPaths = 2000;

/** Reads an address by what the route of its page says in its handle. */
export function addressReader(build: Routes): (method: string, url: URL) => PageAddress {
  const findRoute = routeFinder(build);
  const remembered = new LRUCache<string, PageFacts>({ max: mostPaths });
  const secrets = new Set(Object.keys(build.routes).flatMap((id) => handleOf(id).secrets ?? []));

  return (method, url) => {
    const facts = factsOf(pagePath(url.pathname));
    const isSecret = [...secrets].some((name) => url.searchParams.has(name));
    const isSent = method !== "GET" && method !== "HEAD";
    // What is sent to a page that knows secrets is worth as much as they are.
    const isPersonal = facts.personal || isSecret || (isSent && facts.secrets !== undefined);
    return { canonical: canonicalAddress(url, facts), isPersonal, isSecret };
  };

  function factsOf(path: string): PageFacts {
    const known = remembered.get(path);
    if (known) return known;
    const facts = handleOf(findRoute(path)?.route.id);
    remembered.set(path, facts);
    return facts;
  }

  function handleOf(id: string | undefined): PageFacts {
    return (build.routes[id ?? ""]?.module.handle as PageFacts | undefined) ?? {};
  }
}
