import sanitizeHtml from "sanitize-html";
import { singleSpaced } from "#core/text/lines.ts";
import { linesToGrammar } from "#core/text/plain-grammar.ts";
import { joinFullLines } from "#core/text/wrapped-lines.ts";

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

export function htmlToGrammar(html: string): string {
  const clean = sanitizeHtml(unescapeMarkup(html.slice(0, longestInput).toWellFormed()), allowList);
  return linesToGrammar(joinFullLines(markLines(clean)).replace(/\n+/g, "\n\n"));
}

export function textToGrammar(text: string): string {
  if (/<(p|br|li|ul|ol|div|h[1-6]|span|strong)\b[^<>]*>|&lt;(p|br|li|ul|div|h[1-6])\b/i.test(text))
    return htmlToGrammar(text);
  return linesToGrammar(text.slice(0, longestInput));
}

function unescapeMarkup(html: string): string {
  let text = html;
  for (let round = 0; round < 2 && !/<[a-z][^<>]*>/i.test(text) && /&(amp;)?lt;\/?[a-z]/i.test(text); round++)
    text = decodeBasics(text);
  return text;
}

const basics: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " ", amp: "&" };

function decodeBasics(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => basics[name] ?? "");
}

/**
 * Expects sanitized HTML. Lines split by a break stay adjacent; other blocks are separated by blank lines.
 */
function markLines(html: string): string {
  let lines = "";
  let gap = "";
  let text = "";
  let bold = "";
  let mark = "";
  let itemDepth = 0;
  let boldDepth = 0;

  const endLine = (next: string, isBreak = false) => {
    const line = singleSpaced(text);
    const isBoldLine =
      !mark &&
      line.length <= 80 &&
      !/[.!?,;]$/.test(line) &&
      bold.replace(/\s/g, "") === line.replace(/\s/g, "");
    if (line) lines += `${gap}${isBoldLine ? "# " : mark}${isBoldLine ? line.replace(/:$/, "") : line}`;
    if (lines) gap = line && isBreak ? "\n" : "\n\n";
    text = "";
    bold = "";
    mark = next;
  };

  for (const part of html.split(/(<[^<>]*>)/)) {
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
    else if (mark !== "# " || text.trim() === "") endLine(mark === "# " ? mark : "", tag === "br");
    else text += " ";
  }
  endLine("");
  return lines;
}
