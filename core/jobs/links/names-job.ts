import { plainText } from "#core/text/description.ts";
import { htmlToGrammar } from "#core/text/html.ts";

const enoughWords = 0.6;
const idleWords = new Set(["and", "the", "for", "with", "job", "jobs", "full", "part", "time"]);

/** Looks at what a page calls itself: its title, its title for sharing, its main headings. */
export function namesJob(html: string, title: string): boolean {
  const wanted = wordsOf(title).filter((word) => !idleWords.has(word));
  const found = new Set(wordsOf(titlesOf(html).join(" ")));
  const hits = wanted.filter((word) => found.has(word)).length;
  return wanted.length > 0 && hits / wanted.length >= enoughWords;
}

function titlesOf(html: string): string[] {
  const elements = [...html.matchAll(/<(title|h1)\b[^>]{0,1000}>(.{0,1000}?)<\/\1\s*>/gis)].map(
    ([, , text = ""]) => text,
  );
  const shared = [...html.matchAll(/<meta\b[^>]{0,1000}>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => /\b(?:property|name)\s*=\s*["']?og:title\b/i.test(tag))
    .map((tag) => /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag))
    .map((content) => content?.[1] ?? content?.[2] ?? "");
  return [...elements, ...shared].map((text) => plainText(htmlToGrammar(text)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}
