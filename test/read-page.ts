import { request } from "#test/request.ts";

/** A page as the server answers it; `text` is what people read on the page itself, one line an element. */
export async function readPage(address: string, init?: RequestInit) {
  const answer = await request(address, init);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

/** The first of these lines that the text does not have after those before it; undefined if all stand in this order. */
export function firstOutOfOrder(text: string, lines: string[]): string | undefined {
  let from = 0;
  return lines.find((line) => {
    const at = text.indexOf(`\n${line}\n`, from);
    from = at + line.length;
    return at === -1;
  });
}

/** The titles of the jobs in a list, in its order. */
export function titlesIn(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a>/g)].map(([, title]) => title ?? "");
}

/** Where the link of this text or label leads; null where there is none. */
export function linkOf(html: string, name: string): string | null {
  for (const [, attributes = "", content = ""] of html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content;
    if (unescaped(label) === name) return unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? "");
  }
  return null;
}

/** The names of the trail that a page tells machines, from home to itself; empty where it tells none. */
export function trailIn(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const trail = data
    .map(([, json]) => JSON.parse(json ?? ""))
    .find((each) => each["@type"] === "BreadcrumbList");
  return trail?.itemListElement.map(({ name }: { name: string }) => name) ?? [];
}

/** Text of HTML as it was before it was escaped. */
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
