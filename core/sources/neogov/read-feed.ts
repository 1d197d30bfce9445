import { XMLParser } from "fast-xml-parser";

// Numbers and dates stay the texts that they are. Entities of the feed's own making are none of ours: see below.
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: true,
  isArray: (_, path) => path === "rss.channel.item",
});

export type Feed = { title: string | null; items: unknown[] };

/** The items of an RSS feed; null for anything else. */
export function readFeed(xml: string): Feed | null {
  // No feed needs a document type, and nothing good comes with one; a pasted text may well have one.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml.replace(/<!--.*?(?:-->|$)|<!\[CDATA\[.*?(?:\]\]>|$)/gs, "")))
    return null;
  try {
    const { rss } = parser.parse(xml) as { rss?: { channel?: unknown } };
    const channel = rss?.channel;
    if (typeof channel !== "object" || channel === null) return null;
    const { title, item } = channel as { title?: unknown; item?: unknown };
    return {
      title: typeof title === "string" ? title : null,
      items: Array.isArray(item) ? item : [],
    };
  } catch {
    return null;
  }
}
