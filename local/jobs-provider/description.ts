import type { Block } from "#local/demo/demo-job.ts";

export function htmlFromBlocks(blocks: Block[]): string {
  return blocks.map(htmlFromBlock).join("\n");
}

export function textFromBlocks(blocks: Block[]): string {
  return blocks.map((block) => (block.kind === "list" ? block.items.join("\n") : block.text)).join("\n\n");
}

function htmlFromBlock(block: Block): string {
  if (block.kind === "heading") return `<h3>${escapeHtml(block.text)}</h3>`;
  if (block.kind === "paragraph") return `<p>${escapeHtml(block.text)}</p>`;
  return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
