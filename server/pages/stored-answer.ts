import { createHash } from "node:crypto";
import { env } from "#core/platform/env.server.ts";
import { hourMs } from "#core/text/time.ts";
import { type Bytes, bestEncoding, compress, type Encoding, isCompressible } from "#server/compress.ts";
import { type InlineCode, securityHeaders } from "#server/guards/security-headers.ts";
import { hashInlineCode } from "./inline-code.ts";

type Form = { body: Bytes; headers: Record<string, string> };

export type StoredAnswer = {
  status: number;
  etag: string;
  size: number;
  renderedAt: number;
  freshUntil: number;
  /** Set while it replaces a page that the database cannot render. */
  staleSince: number | null;
  shownPosting: string | null;
  isShared: boolean;
  headers: Record<string, string>;
  plain: Bytes;
  forms: Map<Encoding, Promise<Form>>;
};

/** `nonce` is in its scripts; `freshUntil` is when the first thing on it ends. */
export type Rendering = {
  status: number;
  headers: Headers;
  body: Bytes;
  nonce: string;
  freshUntil: number | null;
  shownPosting: string | null;
  at: number;
};

export async function toStored(rendering: Rendering): Promise<StoredAnswer> {
  const { body, allowed } = hashCode(rendering);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const { status, shownPosting } = rendering;
  // Views from a shared cache cannot be counted.
  const isShared =
    status === 200 && env.CDN_SECONDS > 0 && !shownPosting && !rendering.headers.has("cache-control");
  const headers = new Headers({
    ...(await securityHeaders(allowed)),
    "Cache-Control": "private, no-cache",
    Vary: isShared ? "Accept-Encoding, Cookie, Authorization" : "Accept-Encoding",
    ETag: etag,
  });
  for (const [name, value] of rendering.headers) headers.set(name, value);
  // Ages ("2 days") change with the hour.
  const nextHour = (Math.floor(rendering.at / hourMs) + 1) * hourMs;
  return {
    status,
    etag,
    // The later compressed forms are smaller than the text.
    size: 2 * body.length + 2048,
    renderedAt: rendering.at,
    staleSince: null,
    freshUntil: Math.min(nextHour, rendering.freshUntil ?? nextHour),
    shownPosting,
    isShared,
    headers: Object.fromEntries(headers),
    plain: body,
    forms: new Map(),
  };
}

function hashCode({ headers, body, nonce }: Rendering): { body: Bytes; allowed: InlineCode } {
  if (!headers.get("content-type")?.startsWith("text/html"))
    return { body, allowed: { scripts: [], styles: [] } };
  const { html, allowed } = hashInlineCode(new TextDecoder().decode(body), nonce);
  return { body: new TextEncoder().encode(html), allowed };
}

export type PageRequest = {
  isHead: boolean;
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
};

export async function answerFrom(
  stored: StoredAnswer,
  asked: PageRequest,
  now = Date.now(),
): Promise<Response> {
  if (stored.status === 200 && asked.ifNoneMatch && namesEtag(asked.ifNoneMatch, stored.etag))
    return new Response(null, { status: 304, headers: sentHeaders(stored, stored.headers, now) });
  const accepted = isCompressible(stored.headers["content-type"]) ? asked.acceptEncoding : undefined;
  const encoding = bestEncoding(accepted, stored.plain.length, "kept");
  const { body, headers } = await formOf(stored, encoding);
  return new Response(asked.isHead ? null : body, {
    status: stored.status,
    headers: sentHeaders(stored, headers, now),
  });
}

/** A shared cache may keep a page while it is true. A replacement is marked (RFC 9211) and not kept. */
function sentHeaders(stored: StoredAnswer, headers: Record<string, string>, now: number) {
  if (stored.staleSince !== null) {
    const seconds = (since: number) => Math.max(0, Math.round((now - since) / 1000));
    return {
      ...headers,
      "cache-control": "private, no-store",
      "cache-status": `waymark; hit; ttl=-${seconds(stored.staleSince)}; detail=stale-if-error`,
      age: String(seconds(stored.renderedAt)),
    };
  }
  if (!stored.isShared) return headers;
  const left = Math.max(0, Math.floor((stored.freshUntil - now) / 1000));
  return { ...headers, "cache-control": `public, s-maxage=${Math.min(env.CDN_SECONDS, left)}` };
}

function formOf(stored: StoredAnswer, encoding: Encoding): Promise<Form> {
  const known = stored.forms.get(encoding);
  if (known) return known;
  const form = compress(stored.plain, encoding, "kept").then((body) => ({
    body,
    headers: {
      ...stored.headers,
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    },
  }));
  stored.forms.set(encoding, form);
  return form;
}

function namesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((entry) => entry.trim().replace(/^W\//, "") === bare);
}
