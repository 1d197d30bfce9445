import { type PageFacts, parametersOf, repeatedParameters } from "#app/page-facts.ts";

/** Notices of a redirect, which every page accepts. */
const noticeParameters = ["notice", "undo", "said"];

/**
 * Keeps the page's own parameters, once each, in canonical order. Others (utm_source, fbclid) make no second copy in the page
 * cache.
 */
export function canonicalAddress(url: URL, facts: PageFacts): URL {
  if (!url.search) return url;
  const kept = new URLSearchParams();
  for (const name of knownParameters(url, facts)) {
    const value = repeatedParameters.includes(name)
      ? listOf(url.searchParams.getAll(name))
      : url.searchParams.get(name);
    if (value) kept.set(name, value);
  }
  const canonical = new URL(url);
  canonical.search = kept.toString();
  return canonical;
}

function listOf(given: string[]): string {
  const words = given.flatMap((text) => text.split(",")).filter(Boolean);
  return [...new Set(words)].sort().join(",");
}

/** A page with a notice is never stored. */
export function noticeOf(url: URL): string | null {
  const code = url.searchParams.get("notice") ?? "";
  return /^[a-z-]{1,40}$/.test(code) ? code : null;
}

/** Maps data addresses to their page by React Router's rule. */
export function pagePath(pathname: string): string {
  return pathname.endsWith("/_.data") ? pathname.slice(0, -"_.data".length) : pathname.replace(/\.data$/, "");
}

function knownParameters(url: URL, facts: PageFacts): string[] {
  const isData = pagePath(url.pathname) !== url.pathname;
  return [
    ...parametersOf(facts),
    ...(isData ? ["_routes"] : []),
    ...(noticeOf(url) === null ? [] : noticeParameters),
  ];
}
