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
  /** The tags of its own picture. */
  picture?: MetaDescriptor[] | undefined;
};

export type MetaArgs = { matches: Matches; location: { search: string } };

export function pageMeta({ matches, location }: MetaArgs, page: Page): MetaDescriptor[] {
  const site = siteOf(matches);
  // A name as long as a title leaves no room beside one.
  const suffix = site.name.length > 30 ? "" : ` | ${site.name}`;
  const title = cutAtWord(page.title, 60 - suffix.length) + suffix;
  const description = page.description && shorten(page.description, 155);
  const shared = [
    { title },
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
  return [
    ...shared,
    ...(isNarrowed(location.search, facts) ? [noindex] : []),
    { property: "og:url", content: address },
    { tagName: "link", rel: "canonical", href: address },
  ];
}

export function siteOf(matches: Matches): Pick<Site, "name" | "origin"> {
  const root = matches.find((match) => match?.id === "root");
  const site = (root?.loaderData as { site?: Site } | undefined)?.site;
  return site ?? { name: "Waymark", origin: "" };
}

export type Matches = readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[];

/** Whether an address asks for a part of its page, or for another order: search engines index the page itself. */
function isNarrowed(search: string, facts: PageFacts): boolean {
  const given = new URLSearchParams(search);
  return parametersOf(facts).some((name) => given.get(name) && !pagingParameters.includes(name));
}
