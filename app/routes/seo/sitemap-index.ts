import { href } from "react-router";
import { sitemapIndexXml } from "#app/seo/sitemap.ts";
import { sitemapParts } from "#core/jobs/pages/sitemap.ts";
import { site } from "#core/platform/site.ts";

export async function loader() {
  const parts = await sitemapParts();
  const jobParts = Array.from({ length: parts }, (_, part) => `jobs-${part + 1}-of-${parts}.xml`);
  return sitemapIndexXml(
    site.origin,
    ["pages.xml", "companies.xml", ...jobParts].map((part) => href("/sitemaps/:part", { part })),
  );
}
