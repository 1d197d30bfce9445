export const mailSandbox =
  "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Applies even when the address is opened directly: no scripts, forms or requests. */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${mailSandbox}`,
].join("; ");

export function mailDocument(html: string): string {
  const base = '<base target="_blank">';
  const start =
    /<head(\s[^>]*)?>/i.exec(html) ?? /<html(\s[^>]*)?>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html);
  const at = start ? start.index + start[0].length : 0;
  return html.slice(0, at) + base + html.slice(at);
}
