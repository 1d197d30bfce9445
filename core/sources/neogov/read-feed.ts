import { XMLParser } from "fast-xml-parser";

// Numbers and dates stay text, and the feed's own entities stay unexpanded.
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: true,
  isArray: (_, path) => path === "rss.channel.item",
});

export type Feed = { channel: Record<"channel" | "timeZone" | "utcOffset", unknown>; items: unknown[] };

export function readFeed(xml: string): Feed | null {
  // A feed needs no document type, which could be an attack. Pasted texts may contain one.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml.replace(/<!--.*?(?:-->|$)|<!\[CDATA\[.*?(?:\]\]>|$)/gs, "")))
    return null;
  try {
    const { rss } = parser.parse(xml) as { rss?: { channel?: unknown } };
    const channel = rss?.channel;
    if (typeof channel !== "object" || channel === null) return null;
    const { title, item, ...stated } = channel as Record<string, unknown>;
    const zone = { timeZone: stated["joblisting:timeZone"], utcOffset: stated["joblisting:UTCOffset"] };
    return { channel: { channel: title, ...zone }, items: Array.isArray(item) ? item : [] };
  } catch {
    return null;
  }
}
