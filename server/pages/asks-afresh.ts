import { pagePath } from "#server/pages/canonical-address.ts";

/**
 * True for a browser's reload, and for a page that asks again for itself: by Refresh, after a change or on return. Its reader
 * wants to see what is new.
 */
export function asksAfresh(asked: URL, headers: Headers): boolean {
  if (/\b(no-cache|max-age=0)\b/.test(headers.get("cache-control") ?? "")) return true;
  const asking = URL.parse(headers.get("referer") ?? "");
  return asking !== null && pageOf(asking) === pageOf(asked);
}

function pageOf({ pathname, searchParams }: URL): string {
  const others = [...searchParams].filter(([name]) => name !== "_routes");
  return JSON.stringify([pagePath(pathname) || "/", others]);
}
