import type { MetaDescriptor } from "react-router";
import type { Site } from "#core/platform/site.ts";
import { cutAtWord } from "#core/text/lines.ts";

type Page = {
  title: string;
  /** Left out where the page must not be indexed. */
  description?: string;
  /** The canonical address, from the root on; null where the page must not be indexed. */
  path: string | null;
  /** Open Graph type. */
  type?: "website" | "article";
};

/** Title, description, canonical and Open Graph tags of one page. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const site = siteOf(matches);
  // A name as long as a title leaves no room beside one.
  const suffix = site.name.length > 30 ? "" : ` | ${site.name}`;
  const title = cutAtWord(page.title, 60 - suffix.length) + suffix;
  const description = page.description && cutAtWord(page.description, 155);
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
    { property: "og:image", content: `${site.origin}/og.png` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (page.path === null) return [...shared, { name: "robots", content: "noindex" }];
  const address = site.origin + page.path;
  return [
    ...shared,
    { property: "og:url", content: address },
    { tagName: "link", rel: "canonical", href: address },
  ];
}

export function siteOf(matches: Matches): Pick<Site, "name" | "origin"> {
  const root = matches.find((match) => match?.id === "root");
  const site = (root?.loaderData as { site?: Site } | undefined)?.site;
  return site ?? { name: "Waymark", origin: "" };
}

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
