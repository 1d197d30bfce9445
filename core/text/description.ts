import { shorten, singleSpaced } from "#core/text/lines.ts";

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] };

export function parseDescription(md: string): Block[] {
  const blocks: Block[] = [];
  for (const line of md.split(/\r\n?|\n/)) {
    const text = line.trim();
    if (!text) continue;
    const last = blocks.at(-1);
    const heading = /^#{1,6}\s+(\S.*)$/.exec(line);
    const item = /^(?:[-*•]|\d{1,3}[.)])\s+(\S.*)$/.exec(line);
    if (heading?.[1]) blocks.push({ kind: "heading", text: heading[1].trim() });
    else if (item?.[1]) {
      if (last?.kind === "list") last.items.push(item[1].trim());
      else blocks.push({ kind: "list", items: [item[1].trim()] });
    } else if (/^\s/.test(line) && last && last.kind !== "heading") continueBlock(last, text);
    else blocks.push({ kind: "paragraph", text });
  }
  return blocks;
}

function continueBlock(block: Exclude<Block, { kind: "heading" }>, text: string) {
  if (block.kind === "paragraph") block.text += ` ${text}`;
  else block.items.push(`${block.items.pop()} ${text}`);
}

export function plainText(md: string): string {
  const blocks = parseDescription(md);
  return (blocks[0]?.kind === "heading" && blocks.length > 1 ? blocks.slice(1) : blocks)
    .flatMap((block) => (block.kind === "list" ? block.items : block.text))
    .join("\n");
}

export function preview(md: string, max = 200): string {
  const blocks = parseDescription(md.slice(0, max * 10));
  const prose = blocks.filter((block) => block.kind !== "heading");
  const shown = prose.length ? prose : blocks;
  return shorten(singleSpaced(shown.map(inOneLine).join(" ")).toWellFormed(), max);
}

function inOneLine(block: Block, index: number, all: Block[]): string {
  if (block.kind !== "list") return block.text;
  const { items } = block;
  const last = index === all.length - 1 ? items.length - 1 : items.length;
  return items.map((item, at) => (at === last ? item : `${item.replace(/[.,;]$/, "")} ·`)).join(" ");
}
