import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import pThrottle from "p-throttle";
import { site } from "#core/platform/site.ts";
import { isPublicAddress, lookUpPublic, NotPublic } from "./public-lookup.ts";

export type Method = "HEAD" | "GET";
export type Ask = (url: URL, method: Method) => Promise<{ status: number; location: string | null }>;

const headers = {
  "user-agent": `waymark-link-check (+${site.origin}; ${site.email})`,
  accept: "text/html,*/*;q=0.8",
  "accept-language": "en",
};

/** Connects to public addresses only, at most twice a second, and reads no bodies. */
export function openWeb({
  lookup = lookUpPublic,
  limitMs = 10_000,
  pauseMs = 500,
}: {
  lookup?: LookupFunction;
  limitMs?: number;
  pauseMs?: number;
} = {}): Ask {
  const throttle = pThrottle({ limit: 1, interval: pauseMs, strict: true });
  return throttle((url: URL, method: Method) => askOnce(url, method, lookup, limitMs));
}

function askOnce(url: URL, method: Method, lookup: LookupFunction, limitMs: number): ReturnType<Ask> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // A bare IP address is never looked up, so it is checked here.
    if (!/^https?:$/.test(url.protocol) || (isIP(host) && !isPublicAddress(host)))
      throw new NotPublic(url.href);
    const { request } = url.protocol === "https:" ? https : http;
    const signal = AbortSignal.timeout(limitMs);
    const asked = request(url, {
      method,
      headers,
      lookup,
      signal,
      agent: false,
      // Some servers exceed the default limit of 16 kB.
      maxHeaderSize: 128 * 1024,
    });
    asked.on("error", (error) => reject(signal.aborted ? signal.reason : error));
    // A server that switches protocols (101) emits nothing else.
    asked.on("close", () => reject(new Error("closed without an answer")));
    asked.on("response", (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
      asked.destroy();
    });
    asked.end();
  });
}
