import type { MetaDescriptor } from "react-router";
import { type PageFacts, pagingParameters, parametersOf } from "#app/page-facts.ts";
import type { Site } from "#core/platform/site.ts";
import { cutAtWord, shorten } from "#core/text/lines.ts";

type Page = {
  title: string;
  /** Left out where the page must not be indexed. */
  description?: string;
  /** The canonical address, from the root on; null where the page must not be indexed. A personal page has none. */
  path?: string | null;
  type?: "website" | "article";
  /** A list: what is asked of it is a feed, too. */
  hasFeed?: true;
  /** The tags of its own picture. */
  picture?: MetaDescriptor[] | undefined;
};

export type MetaArgs = { matches: Matches; location: { search: string } };

export function pageMeta({ matches, location }: MetaArgs, page: Page): MetaDescriptor[] {
  const site = siteOf(matches);
  const description = page.description && shorten(page.description, 155);
  const shared = [
    { title: pageTitle(page.title, site.name) },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    ...(page.picture ?? [{ property: "og:image", content: `${site.origin}/og.png` }]),
    { name: "twitter:card", content: "summary_large_image" },
  ];
  const facts: PageFacts = matches.at(-1)?.handle ?? {};
  const noindex = { name: "robots", content: "noindex" };
  if (facts.personal || !page.path) return [...shared, noindex];
  const address = site.origin + page.path;
  const narrowing = narrowingOf(location.search, facts);
  const feed = { tagName: "link", rel: "alternate", type: "application/rss+xml", title: page.title };
  return [
    ...shared,
    ...(narrowing ? [noindex] : []),
    { property: "og:url", content: address },
    { tagName: "link", rel: "canonical", href: address },
    ...(page.hasFeed ? [{ ...feed, href: `${page.path}.rss${narrowing}` }] : []),
  ];
}

export function pageTitle(title: string, siteName: string): string {
  // A name as long as a title leaves no room beside one.
  const suffix = siteName.length > 30 ? "" : ` | ${siteName}`;
  return cutAtWord(title, 60 - suffix.length) + suffix;
}

export function siteOf(matches: Matches): Pick<Site, "name" | "origin"> {
  const root = matches.find((match) => match?.id === "root");
  const site = (root?.loaderData as { site?: Site } | undefined)?.site;
  return site ?? { name: "Waymark", origin: "" };
}

export type Matches = readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[];

/** What an address asks of its page's list, or its order: search engines index the page itself. */
function narrowingOf(search: string, facts: PageFacts): string {
  const wanted = parametersOf(facts).filter((name) => !pagingParameters.includes(name));
  const given = [...new URLSearchParams(search)].filter(([name, value]) => value && wanted.includes(name));
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
