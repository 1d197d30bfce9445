import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./request-facts.ts";

export type Encoding = "br" | "gzip" | "identity";
export type Bytes = Uint8Array<ArrayBuffer>;

const smallest = 1024;
const textual = /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json))/;
const gzipLater = promisify(gzip);
const brotliLater = promisify(brotliCompress);

/** hono/compress uses web streams and costs eight times as much. */
export const compressAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { res } = c;
  if (c.get("stored") || c.req.method === "HEAD" || !res.body) return;
  if (res.headers.has("content-encoding") || !isCompressible(res.headers.get("content-type"))) return;
  const plain = new Uint8Array(await res.arrayBuffer());
  const encoding = bestEncoding(c.req.header("accept-encoding"), plain.length);
  const body = await compress(plain, encoding);
  const headers = new Headers(res.headers);
  headers.append("Vary", "Accept-Encoding");
  headers.set("Content-Length", String(body.length));
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  c.res = undefined;
  c.res = new Response(body, { status: res.status, statusText: res.statusText, headers });
});

export function isCompressible(type: string | null | undefined): boolean {
  return textual.test(type ?? "");
}

/** `kept` spends more time, since many readers share the result. */
export async function compress(bytes: Bytes, encoding: Encoding, kept = false): Promise<Bytes> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return gzipLater(bytes, { level: kept ? 6 : 1 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: kept ? 6 : 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliLater(bytes, { params });
}

/** Prefers brotli, then gzip, unless refused with `q=0`. */
export function bestEncoding(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < smallest) return "identity";
  const names = new Set<string>();
  for (const offer of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = offer.split(";");
    const isRefused = parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter));
    if (!isRefused) names.add(name.trim());
  }
  if (names.has("br")) return "br";
  return names.has("gzip") ? "gzip" : "identity";
}
