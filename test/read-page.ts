import { request } from "#test/request.ts";

/** `text` has one line for each element that people read. */
export async function readPage(address: string, init?: RequestInit) {
  const answer = await request(address, init);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

/** Returns the first line that the text does not have after those before it; undefined where the order is right. */
export function firstOutOfOrder(text: string, lines: string[]): string | undefined {
  let from = 0;
  return lines.find((line) => {
    const at = text.indexOf(`\n${line}\n`, from);
    from = at + line.length;
    return at === -1;
  });
}

export function titlesIn(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a>/g)].map(([, title]) => title ?? "");
}

/** Null where there is no link with this text or label. */
export function linkOf(html: string, name: string): string | null {
  for (const [, attributes = "", content = ""] of html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content;
    if (unescaped(label) === name) return unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? "");
  }
  return null;
}

/** Returns the names of the page's BreadcrumbList, or nothing where it has none. */
export function trailIn(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const trail = data
    .map(([, json]) => JSON.parse(json ?? ""))
    .find((each) => each["@type"] === "BreadcrumbList");
  return trail?.itemListElement.map(({ name }: { name: string }) => name) ?? [];
}

/** Returns the contents of all tags of this name or property. */
export function metaIn(html: string, name: string): string[] {
  const tags = html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));
  return [...tags].map(([, content]) => unescaped(content ?? ""));
}

export function unescaped(html: string): string {
  return html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function textOf(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  return unescaped(main.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, "\n"));
}
