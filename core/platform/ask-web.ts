import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress, lookUpPublic, NotPublic } from "#core/platform/public-lookup.ts";
import { site } from "#core/platform/site.ts";

export type WebRequest = {
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
  lookup?: LookupFunction;
  limitMs?: number;
  /** The rest of a longer body is left unread. */
  mostBytes?: number;
  /** A stand-in that answers for every host. */
  via?: URL;
};

export type WebAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

const ownHeaders = {
  "user-agent": `waymark-link-check (+${site.origin}/contact; ${site.email})`,
  accept: "text/html,*/*;q=0.8",
  "accept-language": "en",
};

/** Connects to public addresses only, without cookies, and follows no redirect. */
export function askWeb(url: URL, asked: WebRequest = {}): Promise<WebAnswer> {
  const { method = "GET", headers, lookup = lookUpPublic, limitMs = 10_000, mostBytes = 0, via } = asked;
  return new Promise((resolve, reject) => {
    if (!via) requirePublic(url);
    const { request } = (via ?? url).protocol === "https:" ? https : http;
    const signal = AbortSignal.timeout(limitMs);
    const given = { ...ownHeaders, ...headers };
    const options = { method, signal, agent: false, maxHeaderSize: largestHead };
    const sent = via
      ? request(new URL(url.pathname + url.search, via), {
          ...options,
          headers: { ...given, host: url.host },
        })
      : request(url, { ...options, headers: given, lookup });
    sent.on("error", (error) => reject(signal.aborted ? signal.reason : error));
    // A server that switches protocols (101) emits nothing else.
    sent.on("close", () => reject(new Error("closed without an answer")));
    sent.on("response", (answer) => {
      const chunks: Buffer[] = [];
      let left = mostBytes;
      const finish = () => {
        const body = Buffer.concat(chunks).toString("utf8");
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
        sent.destroy();
      };
      if (!left) return finish();
      answer.on("data", (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, left));
        left -= Math.min(left, chunk.byteLength);
        if (!left) finish();
      });
      answer.on("end", finish);
      answer.on("error", (error) => reject(signal.aborted ? signal.reason : error));
    });
    sent.end();
  });
}

// Some servers exceed the default limit of 16 kB.
const largestHead = 128 * 1024;

/** A bare IP address is never looked up, so it is checked here. */
function requirePublic(url: URL) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!/^https?:$/.test(url.protocol) || (isIP(host) && !isPublicAddress(host)))
    throw new NotPublic(url.href);
}
