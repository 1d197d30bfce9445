import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from "node:zlib";
import { createMiddleware } from "hono/factory";
import type { WholePage } from "#app/context.ts";
import { isTaking } from "#core/billing/device-copies/copied-addresses.ts";
import type { AppEnv } from "./request-facts.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

export type Encoding = "zstd" | "br" | "gzip" | "identity";
type Use = "kept" | "once" | "rare";

const smallest = 1024;
/** Takes less than a millisecond. Another thread would take a third more. */
const largestAtOnce = 512 * 1024;
const textual = /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json))/;
const gzipLater = promisify(gzip);
const brotliLater = promisify(brotliCompress);
const zstdLater = promisify(zstdCompress);

/** hono/compress uses web streams and costs eight times as much. */
export const compressAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { res } = c;
  const whole = c.get("wholePage");
  if (c.get("stored") || c.req.method === "HEAD" || !(whole?.answer === res || res.body)) return;
  if (res.headers.has("content-encoding") || !isCompressible(res.headers.get("content-type"))) return;
  const bytes = await bytesOf(res, whole);
  const size = bytes.length;
  // A list with all its jobs is large, and asked for where the signal is poor.
  const use = isTaking({ pathname: c.req.path }) ? "rare" : "once";
  const encoding = bestEncoding(c.req.header("accept-encoding"), size, use);
  const isAtOnce = encoding === "zstd" && use === "once" && size <= largestAtOnce;
  const body = isAtOnce
    ? zstdCompressSync(bytes, zstdOptions(size, strengths.once.zstd))
    : await compress(bytes, encoding, use);
  const headers = new Headers(res.headers);
  headers.append("Vary", "Accept-Encoding");
  headers.set("Content-Length", String(body.length));
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  c.res = undefined;
  c.res = new Response(body, { status: res.status, statusText: res.statusText, headers });
});

/** A rendered page's bytes stand beside its answer. */
export async function bytesOf(answer: Response, whole: WholePage | undefined): Promise<Bytes> {
  return whole?.answer === answer ? whole.bytes : new Uint8Array(await answer.arrayBuffer());
}

export function isCompressible(type: string | null | undefined): boolean {
  return textual.test(type ?? "");
}

/** What is kept for many readers, or rarely asked for, may take more time. */
const strengths: Record<Use, Record<Exclude<Encoding, "identity">, number>> = {
  kept: { zstd: 12, br: 6, gzip: 6 },
  once: { zstd: 3, br: 3, gzip: 1 },
  rare: { zstd: 12, br: 9, gzip: 9 },
};

export async function compress(bytes: Bytes, encoding: Encoding, use: Use): Promise<Bytes> {
  if (encoding === "identity") return bytes;
  const strength = strengths[use][encoding];
  if (encoding === "gzip") return gzipLater(bytes, { level: strength });
  if (encoding === "zstd") return zstdLater(bytes, zstdOptions(bytes.length, strength));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: strength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliLater(bytes, { params });
}

function zstdOptions(size: number, strength: number) {
  return {
    // Told the size, it makes tables of that size. Large ones take longer than the page.
    pledgedSrcSize: size,
    params: { [constants.ZSTD_c_compressionLevel]: strength },
  };
}

/** Brotli is smaller, and zstd takes a third of the time. */
const preferred = {
  kept: ["br", "zstd", "gzip"],
  once: ["zstd", "br", "gzip"],
  rare: ["br", "zstd", "gzip"],
} as const;

/** Ignores what is refused with `q=0`. */
export function bestEncoding(accepted: string | undefined, size: number, use: Use): Encoding {
  if (!accepted || size < smallest) return "identity";
  const names = new Set<string>();
  for (const offer of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = offer.split(";");
    const isRefused = parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter));
    if (!isRefused) names.add(name.trim());
  }
  return preferred[use].find((name) => names.has(name)) ?? "identity";
}
