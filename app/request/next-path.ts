import type { RouterContextProvider } from "react-router";
import { isPagePathContext } from "#app/context.ts";
import { site } from "#core/platform/site.ts";

/** The page opens the plans by itself. */
export const plansPath = "/?upgrade=true#pricing";

type Context = Readonly<RouterContextProvider>;

export function readNext(next: unknown, context: Context): string {
  const address = typeof next === "string" ? ownAddress(next) : null;
  if (!address || !isDestination(address.pathname, context)) return "/";
  return address.pathname + address.search + address.hash;
}

/** Reads `next`, or leads people who came to upgrade to the plans. */
export function nextOf({ searchParams }: URL, context: Context): string {
  if (searchParams.get("upgrade") === "true") return plansPath;
  return readNext(searchParams.get("next"), context);
}

/** Browsers read `\` as `/`, and remove tabs and line breaks before they read an address. */
function ownAddress(path: string): URL | null {
  if (path.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes("\\")) return null;
  try {
    const address = new URL(path, site.origin);
    return address.origin === new URL(site.origin).origin ? address : null;
  } catch {
    return null;
  }
}

/** A plain path may hold `//` once its dots are resolved. None of our pages has an escape in its path. */
function isDestination(pathname: string, context: Context): boolean {
  if (/\/\/|%|\.data$/.test(pathname) || /^\/auth(\/confirm)?$/.test(pathname)) return false;
  return context.get(isPagePathContext)(pathname);
}
