import type { LookupFunction } from "node:net";
import pThrottle from "p-throttle";
import { askWeb } from "#core/platform/ask-web.ts";

export type Method = "HEAD" | "GET";
export type Ask = (url: URL, method: Method) => Promise<{ status: number; location: string | null }>;

/** Asks at most twice a second, and reads no bodies. */
export function openWeb({
  pauseMs = 500,
  ...options
}: {
  lookup?: LookupFunction;
  limitMs?: number;
  pauseMs?: number;
} = {}): Ask {
  const throttle = pThrottle({ limit: 1, interval: pauseMs, strict: true });
  return throttle(async (url: URL, method: Method) => {
    const { status, headers } = await askWeb(url, { ...options, method });
    return { status, location: headers.location ?? null };
  });
}
