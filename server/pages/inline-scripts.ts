import { createHash } from "node:crypto";

export type HashedPage = { html: string; hashes: string[] };

/**
 * Turns a page whose inline scripts carry a nonce into one that anybody may be shown: the nonce goes, and the
 * scripts that carried it are named by their hashes. What does not carry it stays without a right to run.
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || /\bsrc=/.test(attributes) || !isCode(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}

/** JSON-LD and the like are data: no policy is asked for them. */
function isCode(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
  return type === "" || type === "module" || type === "text/javascript";
}
