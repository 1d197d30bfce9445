import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

/** What a template of `hono/html` gives. */
export type Markup = ReturnType<typeof html>;

/** The document around a stand-in's page: nothing of it comes from outside. */
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

/** The page's policy: no script, its one style, and what else it names. */
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
