import { site } from "#core/platform/site.ts";

export function loader() {
  const text = `User-agent: *\nAllow: /\nDisallow: /local/\n\nSitemap: ${site.origin}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
