import MarkdownIt, { type Token } from "markdown-it";

export type Heading = { id: string; text: string };
export type Prose = { html: string; headings: Heading[] };

const markdown = new MarkdownIt({ html: false, typographer: true });

// With large letters, a table is wider than a phone and scrolls by itself.
markdown.renderer.rules.table_open = () => '<div role="group" aria-label="Table" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";

export function renderMarkdown(text: string): Prose {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const tokens = markdown.parse(text, {});
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") {
      const text = wordsOf(tokens[index + 1]);
      const id = freeId(text, ids);
      token.attrSet("id", id);
      if (token.tag === "h2") headings.push({ id, text });
    }
    for (const child of token.children ?? []) {
      if (child.type === "link_open" && /^https?:/.test(addressOf(child))) child.attrSet("rel", "noopener");
    }
  });
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

export function linksOf(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((child) => (child.type === "link_open" ? addressOf(child) : []));
}

function addressOf(link: Token): string {
  return String(link.attrGet("href") ?? "");
}

function wordsOf(heading: Token | undefined): string {
  return (heading?.children ?? []).map((child) => child.content).join("");
}

function freeId(text: string, taken: Set<string>): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  let id = words;
  for (let number = 2; taken.has(id); number++) id = `${words}-${number}`;
  taken.add(id);
  return id;
}
