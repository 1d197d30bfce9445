import { createHash } from "node:crypto";
import { env } from "#core/env.server.ts";
import { type Bytes, bestEncoding, compress, type Encoding } from "./compress.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { securityHeaders } from "./security-headers.ts";

const outwardCaching = env.CDN_SECONDS
  ? { "Cache-Control": `public, s-maxage=${env.CDN_SECONDS}`, Vary: "Accept-Encoding, Cookie, Authorization" }
  : { "Cache-Control": "private, no-cache", Vary: "Accept-Encoding" };

type Form = { body: Bytes; headers: Record<string, string> };

/** One answer for everybody: body, policy, compressed forms and ETag belong together. */
export type StoredAnswer = {
  etag: string;
  /** What the cache counts it for. */
  size: number;
  headers: Record<string, string>;
  plain: Bytes;
  forms: Map<Encoding, Promise<Form>>;
};

/** Makes a rendered answer storable: the scripts that carry its nonce are named by hash instead. */
export async function toStored(answer: Response, nonce: string): Promise<StoredAnswer> {
  const { body, hashes } = await readBody(answer, nonce);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers({ ...(await securityHeaders(hashes)), ...outwardCaching, ETag: etag });
  for (const [name, value] of answer.headers) headers.set(name, value);
  return {
    etag,
    // The compressed forms come later; together they are smaller than the text itself.
    size: 2 * body.length + 2048,
    headers: Object.fromEntries(headers),
    plain: body,
    forms: new Map(),
  };
}

async function readBody(answer: Response, nonce: string): Promise<{ body: Bytes; hashes: string[] }> {
  if (!answer.headers.get("content-type")?.startsWith("text/html"))
    return { body: new Uint8Array(await answer.arrayBuffer()), hashes: [] };
  const { html, hashes } = hashInlineScripts(await answer.text(), nonce);
  return { body: new TextEncoder().encode(html), hashes };
}

export type Asked = { isHead: boolean; ifNoneMatch: string | undefined; acceptEncoding: string | undefined };

/** The answer in the form that the client takes: 304, headers only, or the body in its best encoding. */
export async function answerFrom(stored: StoredAnswer, asked: Asked): Promise<Response> {
  if (asked.ifNoneMatch && namesEtag(asked.ifNoneMatch, stored.etag))
    return new Response(null, { status: 304, headers: stored.headers });
  const encoding = bestEncoding(asked.acceptEncoding, stored.plain.length);
  const { body, headers } = await formOf(stored, encoding);
  return new Response(asked.isHead ? null : body, { headers });
}

function formOf(stored: StoredAnswer, encoding: Encoding): Promise<Form> {
  const known = stored.forms.get(encoding);
  if (known) return known;
  const form = compress(stored.plain, encoding).then((body) => ({
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
