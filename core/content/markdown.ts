import MarkdownIt, { type Token } from "markdown-it";

export type Heading = { id: string; text: string };
/** Rendered text of ours, and its second-level headings for a table of contents. */
export type Prose = { html: string; headings: Heading[] };

// Without `html` all markup comes from Markdown itself, and links with a scheme that runs something stay text.
const markdown = new MarkdownIt({ html: false, typographer: true });

/** CommonMark with tables as HTML; headings get ids, links that lead elsewhere tell nobody's secrets. */
export function renderMarkdown(text: string): Prose {
  const headings: Heading[] = [];
  const tokens = markdown.parse(text, {});
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") {
      const heading = tokens[index + 1]?.content ?? "";
      const id = headingId(heading);
      token.attrSet("id", id);
      if (token.tag === "h2") headings.push({ id, text: heading });
    }
    for (const child of token.children ?? []) {
      if (child.type === "link_open" && /^https?:/.test(addressOf(child))) child.attrSet("rel", "noopener");
    }
  });
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

/** Every address that the text links to. */
export function linksOf(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((child) => (child.type === "link_open" ? addressOf(child) : []));
}

function addressOf(link: Token): string {
  return String(link.attrGet("href") ?? "");
}

function headingId(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
