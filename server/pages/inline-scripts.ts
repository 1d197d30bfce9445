import { createHash } from "node:crypto";

export type HashedPage = { html: string; hashes: string[] };

/** Replaces a page's nonce by the hashes of its scripts, so anybody may get it. Other scripts cannot run. */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || /\bsrc=/.test(attributes) || !isCode(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}

function isCode(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
  return type === "" || type === "module" || type === "text/javascript";
}
