import { Readable } from "node:stream";
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";

export async function sitemapXml(
  origin: string,
  entries: { path: string; lastmod?: Date }[],
): Promise<Response> {
  if (!entries.length) return xml(emptySitemap);
  const items = entries.map(({ path, lastmod }) => ({ url: path, lastmod: lastmod?.toISOString() }));
  const sitemap = new SitemapStream({ hostname: origin, level: ErrorLevel.SILENT });
  return xml(await streamToPromise(Readable.from(items).pipe(sitemap)));
}

export async function sitemapIndexXml(origin: string, paths: string[]): Promise<Response> {
  const items = paths.map((path) => ({ url: origin + path }));
  return xml(await streamToPromise(Readable.from(items).pipe(new SitemapIndexStream())));
}

/** The library refuses to write an empty sitemap; a board without jobs must still answer. */
const emptySitemap = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
);

/** A sitemap is large and seldom asked for, so it is not kept in memory. */
function xml(body: Buffer) {
  return new Response(new Uint8Array(body), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "private, max-age=600" },
  });
}
