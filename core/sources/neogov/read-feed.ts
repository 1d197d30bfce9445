import { XMLParser } from "fast-xml-parser";

// Keeps numbers and dates as text, and does not expand the feed's own entities.
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: true,
  isArray: (_, path) => path === "rss.channel.item",
});

export type Feed = { title: string | null; items: unknown[] };

/** Returns null for anything but RSS. */
export function readFeed(xml: string): Feed | null {
  // Feeds need no document type, which could be an attack; pasted texts may contain one.
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
