import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

export const colors = `:root { color-scheme: light dark; --paper: light-dark(#fbfaf6, #161b17); --ink: light-dark(#1f2a22, #e8ebe4);
  --soft: light-dark(#56605a, #a9b3aa); --line: light-dark(#d9d6cb, #354039); --link: light-dark(#1d5a3f, #8fd0ad); }`;

export type Markup = ReturnType<typeof html>;

export function pageFrame({ title, style, body }: { title: string; style: string; body: Markup }): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>`;
}

/** Allows no scripts, one style and whatever else is named. */
export function framePolicy(style: string, ...more: string[]): string {
  const styleHash = createHash("sha256").update(style).digest("base64");
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    ...more,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
