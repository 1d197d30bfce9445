import { LRUCache } from "lru-cache";
import type { PageFacts } from "#app/page-facts.ts";
import { canonicalAddress, pagePath } from "#server/pages/canonical-address.ts";
import { type Routes, routeFinder } from "#server/pages/find-route.ts";

export type PageAddress = {
  canonical: URL;
  /** True for one person's answer, which nobody stores. */
  isPersonal: boolean;
  /** True when the address itself grants access, so other sites must not learn it. */
  isSecret: boolean;
  /** True when no page has this address. */
  isUnknown: boolean;
};

type Found = { facts: PageFacts; isUnknown: boolean };

/** Matching takes half a millisecond, so recent paths are remembered. */
const mostPaths = 2000;

export function addressReader(build: Routes): (method: string, url: URL) => PageAddress {
  const findRoute = routeFinder(build);
  const remembered = new LRUCache<string, Found>({ max: mostPaths });
  const secrets = new Set(Object.keys(build.routes).flatMap((id) => handleOf(id).secrets ?? []));

  return (method, url) => {
    const { facts, isUnknown } = find(pagePath(url.pathname));
    const isSecret = [...secrets].some((name) => url.searchParams.has(name));
    const isSent = method !== "GET" && method !== "HEAD";
    // What is posted to a page with secrets is as sensitive as they are.
    const isPersonal = facts.personal || isSecret || (isSent && facts.secrets !== undefined);
    return { canonical: canonicalAddress(url, facts), isPersonal, isSecret, isUnknown };
  };

  function find(path: string): Found {
    const known = remembered.get(path);
    if (known) return known;
    const route = findRoute(path)?.route;
    const found = { facts: handleOf(route?.id), isUnknown: route?.path === "*" };
    remembered.set(path, found);
    return found;
  }

  function handleOf(id: string | undefined): PageFacts {
    return (build.routes[id ?? ""]?.module.handle as PageFacts | undefined) ?? {};
  }
}
