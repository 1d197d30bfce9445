import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";

/** A sitemap of these addresses (from the root on), with the days on which they last changed where known. */
export async function sitemapXml(
  origin: string,
  entries: { path: string; lastmod?: Date }[],
): Promise<Response> {
  if (!entries.length) return xml(emptySitemap);
  const stream = new SitemapStream({ hostname: origin });
  const items: SitemapItemLoose[] = entries.map(({ path, lastmod }) => ({
    url: path,
    lastmod: lastmod?.toISOString(),
  }));
  for (const item of items) stream.write(item);
  stream.end();
  return xml(await streamToPromise(stream));
}

export async function sitemapIndexXml(origin: string, paths: string[]): Promise<Response> {
  const stream = new SitemapIndexStream();
  for (const path of paths) stream.write({ url: origin + path });
  stream.end();
  return xml(await streamToPromise(stream));
}

/** The library refuses to write one; a board without jobs still has to answer. */
const emptySitemap = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
);

function xml(body: Buffer) {
  return new Response(new Uint8Array(body), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
