import { type PageFacts, parametersOf, repeatedParameters } from "#app/page-facts.ts";

/** What a page says after a redirect: told to every page, and only together with a notice. */
const noticeParameters = ["notice", "undo", "said"];

/**
 * The same address with the page's own parameters only, each once, in canonical order. Any other (utm_source, fbclid …)
 * stays in the browser's address bar and makes no second copy in the page cache.
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

/** "b", "", "a,b" → "a,b". */
function listOf(given: string[]): string {
  const words = given.flatMap((text) => text.split(",")).filter(Boolean);
  return [...new Set(words)].sort().join(",");
}

/** The code of what a page has to say after a redirect. It is said once, so a page that carries it is never stored. */
export function noticeOf(url: URL): string | null {
  const code = url.searchParams.get("notice") ?? "";
  return /^[a-z-]{1,40}$/.test(code) ? code : null;
}

/** The page that a data address belongs to (React Router's rule); any other address itself. */
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
