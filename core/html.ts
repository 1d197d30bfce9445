import sanitizeHtml from "sanitize-html";
import { cutAtWord, tidyText } from "#core/text.ts";

const longest = 50_000;
// Far more than any posting; what lies beyond is not worth parsing.
const longestInput = 400_000;

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
const lineBreaks = [
  "p",
  "div",
  "section",
  "article",
  "header",
  "footer",
  "blockquote",
  "br",
  "hr",
  "tr",
  "dt",
  "dd",
];

const allowList: sanitizeHtml.IOptions = {
  allowedTags: [...headings, ...lineBreaks, "ul", "ol", "li", "td", "th", "b", "strong"],
  allowedAttributes: {},
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "title",
    "template",
    "iframe",
    "object",
    "svg",
    "button",
  ],
  nestingLimit: 100,
};

/**
 * HTML from a source as the plain grammar: "# heading" lines, paragraphs separated by blank lines, "- bullet" lines.
 * HTML that arrives escaped once more than it should is tolerated.
 */
export function htmlToGrammar(html: string): string {
  const clean = sanitizeHtml(unescapeMarkup(html.slice(0, longestInput).toWellFormed()), allowList);
  return linesToGrammar(markLines(clean).join("\n\n"));
}

/** Plain text from a source as the same grammar; its bullets and its headings are recognised where that is safe. */
export function textToGrammar(text: string): string {
  if (/<(p|br|li|ul|ol|div|h[1-6]|span|strong)\b[^>]*>|&lt;(p|br|li|ul|div|h[1-6])\b/i.test(text))
    return htmlToGrammar(text);
  return linesToGrammar(text.slice(0, longestInput));
}

/** Some boards escape their HTML twice: text that holds tags only in escaped form is HTML after all. */
function unescapeMarkup(html: string): string {
  let text = html;
  for (let round = 0; round < 2 && !/<[a-z][^>]*>/i.test(text) && /&(amp;)?lt;\/?[a-z]/i.test(text); round++)
    text = decodeBasics(text);
  return text;
}

const basics: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " ", amp: "&" };

function decodeBasics(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => basics[name] ?? "");
}

/** Walks sanitised HTML (known tags, no attributes) and writes one marked line for each heading, paragraph and item. */
function markLines(html: string): string[] {
  const lines: string[] = [];
  let text = "";
  let bold = "";
  let mark = "";
  let itemDepth = 0;
  let boldDepth = 0;

  const endLine = (next: string) => {
    const line = text.replace(/\s+/g, " ").trim();
    const isBoldLine =
      !mark &&
      line.length <= 80 &&
      !/[.!?,;]$/.test(line) &&
      bold.replace(/\s/g, "") === line.replace(/\s/g, "");
    if (line) lines.push(`${isBoldLine ? "# " : mark}${isBoldLine ? line.replace(/:$/, "") : line}`);
    text = "";
    bold = "";
    mark = next;
  };

  for (const part of html.split(/(<[^>]*>)/)) {
    const [, closing, tag] = /^<(\/?)([a-z0-9]+)/.exec(part) ?? [];
    if (!tag) {
      const words = decodeBasics(decodeBasics(part));
      text += words;
      if (boldDepth) bold += words;
    } else if (headings.includes(tag)) endLine(closing ? (itemDepth ? "- " : "") : itemDepth ? "- " : "# ");
    else if (tag === "li") {
      itemDepth = Math.max(0, itemDepth + (closing ? -1 : 1));
      endLine(itemDepth ? "- " : "");
    } else if (tag === "ul" || tag === "ol" || tag === "tr") endLine(itemDepth ? "- " : "");
    else if (tag === "b" || tag === "strong") boldDepth = Math.max(0, boldDepth + (closing ? -1 : 1));
    else if (itemDepth || tag === "td" || tag === "th") text += " ";
    else if (mark !== "# " || text.trim() === "") endLine(mark === "# " ? mark : "");
    else text += " ";
  }
  endLine("");
  return lines;
}

type Line = { kind: "heading" | "item" | "paragraph"; text: string };

const bullet = /^(?:[•·▪◦‣●○■□▸►➢➤✓✔*\uE000-\uF8FF]\s*(?=\S)|[-–—]\s+|o\s+(?=[A-Z])|\(?\d{1,2}[.)]\s+)/;
const lonelyBullet = /^(?:[-–—•·▪◦‣●○■□▸►➢➤✓✔*o\uE000-\uF8FF]|\d{1,2}[.)])$/;

function linesToGrammar(text: string): string {
  const lines = readLines(stripTags(tidyText(text)).replaceAll("**", ""));
  const marked = lines.map((line, i) =>
    line.kind === "paragraph" && isHeading(line.text, lines[i + 1])
      ? { kind: "heading" as const, text: line.text.replace(/\s*:$/, "") }
      : line,
  );
  return cutAtWord(writeLines(marked), longest);
}

/** Whatever still looks like a tag was never text. Removing one may uncover another. */
function stripTags(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = before.replace(/<(?:[/!?]|[a-z])[^<>]*>/gi, " ");
  } while (after !== before);
  return after;
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let isAdjacent = false;
  let isItemNext = false;
  for (const raw of text.split("\n")) {
    const line = raw.replace(/\s+/g, " ").trim();
    if (lonelyBullet.test(line)) isItemNext = true;
    const read = isItemNext ? { kind: "item" as const, text: strip(line, bullet) } : readLine(line);
    if (lonelyBullet.test(line) || !/[\p{L}\p{N}]/u.test(read.text)) {
      isAdjacent = false;
      continue;
    }
    const last = lines.at(-1);
    isItemNext = false;
    // A line broken by hand in mid-sentence.
    if (
      isAdjacent &&
      last &&
      read.kind === "paragraph" &&
      last.kind !== "heading" &&
      /^\p{Ll}/u.test(read.text) &&
      !/[.!?:;]$/.test(last.text)
    )
      last.text += ` ${read.text}`;
    else lines.push(read);
    isAdjacent = true;
  }
  return lines;
}

function readLine(line: string): Line {
  if (/^#{1,6}\s/.test(line)) return { kind: "heading", text: strip(line, /^#{1,6}\s+/) };
  if (bullet.test(line)) return { kind: "item", text: strip(line, bullet) };
  return { kind: "paragraph", text: line };
}

function strip(line: string, prefix: RegExp): string {
  let text = line;
  while (prefix.test(text)) text = text.replace(prefix, "");
  return text.trim();
}

/** Short, and titled like one: ends in a colon or is in title case, and something longer stands below it. */
function isHeading(text: string, next: Line | undefined): boolean {
  if (!next || next.kind === "heading" || text.length > 60) return false;
  const words = text.split(" ");
  if (words.length > 8 || /[.!?,;]$/.test(text)) return false;
  if (text.endsWith(":")) return !/[.!?]\s/.test(text);
  const isTitle =
    words.length <= 6 &&
    !/[\d@:$%,]/.test(text) &&
    words.every(
      (word) =>
        /^[\p{Lu}&(/–-]/u.test(word) ||
        /^(a|an|and|as|at|by|for|in|of|on|or|the|to|with|we|you|your|us|do)$/.test(word),
    ) &&
    /^\p{Lu}/u.test(text);
  return isTitle && (next.kind === "item" || next.text.length >= 80);
}

function writeLines(lines: Line[]): string {
  let text = "";
  let before: Line["kind"] | null = null;
  for (const line of lines) {
    if (before) text += before === "item" && line.kind === "item" ? "\n" : "\n\n";
    text += `${line.kind === "heading" ? "# " : line.kind === "item" ? "- " : ""}${line.text}`;
    before = line.kind;
  }
  return text;
}
