import { createHash } from "node:crypto";
import type { InlineCode } from "#server/guards/security-headers.ts";

export type HashedPage = { html: string; allowed: InlineCode };

/** Replaces a page's nonce by the hashes of its scripts and styles, so anybody may get it. No others are used. */
export function hashInlineCode(html: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const allowed = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [, tag, attributes = "", code = ""] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (!attributes.includes(mark) || /\bsrc=/.test(attributes) || !isCode(attributes)) continue;
    const hash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
    allowed[tag === "style" ? "styles" : "scripts"].add(hash);
  }
  return {
    html: html.replaceAll(mark, ""),
    allowed: { scripts: [...allowed.scripts], styles: [...allowed.styles] },
  };
}

function isCode(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
  return type === "" || type === "module" || type === "text/javascript";
}
