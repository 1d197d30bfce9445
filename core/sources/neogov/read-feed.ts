import { XMLParser } from "fast-xml-parser";

// Numbers and dates stay text, and the feed's own entities stay unexpanded.
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: true,
  isArray: (_, path) => path === "rss.channel.item",
});

export type Feed = { title: string | null; items: unknown[] };

export function readFeed(xml: string): Feed | null {
  // A feed needs no document type, which could be an attack. Pasted texts may contain one.
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
