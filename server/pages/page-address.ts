import { LRUCache } from "lru-cache";
import { type PageFacts, parametersOf, searchParameters } from "#app/page-facts.ts";
import { canonicalAddress, noticeOf, pagePath } from "#server/pages/canonical-address.ts";
import { type Routes, routeFinder } from "#server/pages/find-route.ts";

export type PageAddress = {
  canonical: URL;
  /** True for one person's answer, which nobody stores. */
  isPersonal: boolean;
  /** True when the address itself grants access, so other sites must not learn it. */
  isSecret: boolean;
  /** True when no page has this address. */
  isUnknown: boolean;
  /** True where what somebody typed is searched for. */
  isSearch: boolean;
  /** False for the router's requests for data. */
  isDocument: boolean;
  /** Undefined where the router must look for itself. */
  /** Its place in the page cache, or null where nobody stores it. */
  storedAs: string | null;
};

type Found = { facts: PageFacts } & Pick<PageAddress, "isUnknown">;

/** All addresses that no page has share one answer. Pages begin with a slash. */
export const unknownPages = "unknown";

/** Matching takes half a millisecond, so recent paths are remembered. */
const mostPaths = 2000;
/** To read parameters takes as long as to send a stored page, so its addresses are remembered, and no others. */
const mostAddresses = 2000;
const longestRemembered = 300;

export function addressReader(build: Routes): (method: string, url: URL) => PageAddress {
  const findRoute = routeFinder(build);
  const remembered = new LRUCache<string, Found>({ max: mostPaths });
  const addresses = new LRUCache<string, Readonly<PageAddress>>({ max: mostAddresses });
  const secrets = new Set(Object.keys(build.routes).flatMap((id) => handleOf(id).secrets ?? []));

  return (method, url) => {
    if (method !== "GET" && method !== "HEAD") return read(url, true);
    const known = addresses.get(url.href);
    if (known) return known;
    const address = read(url, false);
    if (address.storedAs !== null && url.href.length <= longestRemembered) addresses.set(url.href, address);
    return address;
  };

  function read(url: URL, isSent: boolean): PageAddress {
    const { facts, ...route } = find(pagePath(url.pathname));
    const isSecret = [...secrets].some((name) => url.searchParams.has(name));
    // What is posted to a page with secrets is as sensitive as they are.
    const isPersonal = facts.personal || isSecret || (isSent && facts.secrets !== undefined);
    const canonical = canonicalAddress(url, facts);
    const isStored = !isSent && !isPersonal && noticeOf(canonical) === null;
    const isDocument = pagePath(canonical.pathname) === canonical.pathname;
    const place = route.isUnknown && isDocument ? unknownPages : canonical.pathname + canonical.search;
    const isSearch = isSent
      ? parametersOf(facts).some((name) => searchParameters.includes(name))
      : searchParameters.some((name) => canonical.searchParams.has(name));
    return {
      ...route,
      canonical,
      isSearch,
      isDocument,
      isPersonal,
      isSecret,
      storedAs: isStored ? place : null,
    };
  }

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
