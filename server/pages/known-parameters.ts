import { offers } from "#core/jobs/query/job-query.ts";
import { positionParameters } from "#core/jobs/query/list-position.ts";
import { parameterNames } from "#core/jobs/query/query-address.ts";

const listParameters = [...parameterNames(offers.list), "after"];
const wishParameters = parameterNames(offers.alert);

/**
 * The address parameters that pages know, by path, in canonical order. Any other (utm_source, fbclid …) is dropped
 * before a page is rendered: it stays in the browser's address bar and makes no second copy in the page cache.
 */
const knownParameters: [path: RegExp, names: readonly string[]][] = [
  [/^\/$/, [...listParameters, "payment", "session_id"]],
  [/^\/(jobs|remote-jobs)$/, listParameters],
  [/^\/company\/[^/]+$/, ["after"]],
  [/^\/search\/(?!all$)[^/]+$/, ["after"]],
  [/^\/all-outdoor-companies-hiring$/, ["q"]],
  [/^\/outdoor-jobs-[^/]+$/, [...parameterNames(offers.state), ...positionParameters]],
  [/^\/my-jobs$/, ["page", "edit"]],
  [/^\/my-applications$/, ["view", "page", "edit"]],
  [/^\/post-job$/, ["token"]],
  [/^\/post-job\/success$/, ["session_id"]],
  [/^\/post-job\/manage$/, ["token"]],
  [/^\/contact$/, ["sent"]],
  [/^\/auth$/, ["next", "upgrade", "save"]],
  [/^\/(auth\/(confirm|email-change)|job-alerts\/confirm)$/, ["token"]],
  [/^\/job-alerts\/preview$/, wishParameters],
  [/^\/job-alerts\/new$/, [...wishParameters, "created"]],
  [/^\/my-alerts$/, ["edit"]],
  [/^\/admin$/, ["q"]],
  [/^\/admin\/(?!runs$)[^/]+$/, ["q", "page"]],
  [/^\/unsubscribe-alert$/, ["alert_id", "token"]],
];

/** The same address with known parameters only, each once, in canonical order. */
export function canonicalAddress(url: URL): URL {
  if (!url.search) return url;
  const kept = new URLSearchParams();
  for (const name of parametersOf(url.pathname)) {
    const value = url.searchParams.get(name);
    if (value) kept.set(name, value);
  }
  const notice = noticeOf(url);
  if (notice) kept.set("notice", notice);
  for (const name of notice ? ["undo", "said"] : []) {
    const value = url.searchParams.get(name);
    if (value) kept.set(name, value);
  }
  const canonical = new URL(url);
  canonical.search = kept.toString();
  return canonical;
}

/** The code of what a page has to say after a redirect. It is said once, so a page that carries it is never stored. */
export function noticeOf(url: URL): string | null {
  const code = url.searchParams.get("notice") ?? "";
  return /^[a-z-]{1,40}$/.test(code) ? code : null;
}

function parametersOf(pathname: string): readonly string[] {
  const page = pagePath(pathname);
  const names = knownParameters.find(([path]) => path.test(page))?.[1] ?? [];
  return page === pathname ? names : [...names, "_routes"];
}

/** The page that a data address belongs to (React Router's rule); any other address itself. */
function pagePath(pathname: string): string {
  return pathname.endsWith("/_.data") ? pathname.slice(0, -"_.data".length) : pathname.replace(/\.data$/, "");
}
