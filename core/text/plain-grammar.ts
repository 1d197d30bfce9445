import { cutAtWord, singleSpaced } from "#core/text/lines.ts";
import { tidyText } from "#core/text/tidy.ts";
import { joinWrappedLines } from "#core/text/wrapped-lines.ts";

const longest = 50_000;

type Line = { kind: "heading" | "item" | "paragraph"; text: string };

const bullet = /^(?:[•·▪◦‣●○■□▸►➢➤✓✔*\uE000-\uF8FF]\s*(?=\S)|[-–—]\s+|o\s+(?=[A-Z])|\(?\d{1,2}[.)]\s+)/;
/** LinkedIn reads tags such as "#LI-Remote". */
const forRecruiters = /^(#LI-\w+[\s,]*)+$/i;
const lonelyBullet = /^(?:[-–—•·▪◦‣●○■□▸►➢➤✓✔*o\uE000-\uF8FF]|\d{1,2}[.)])$/;

export function linesToGrammar(text: string): string {
  const lines = readLines(joinWrappedLines(stripTags(tidyText(text).replaceAll("**", ""))));
  const marked = lines.map((line, i) =>
    line.kind === "paragraph" && isHeading(line.text, lines[i + 1])
      ? { kind: "heading" as const, text: line.text.replace(/(?<!\s)\s*:$/, "") }
      : line,
  );
  return cutAtWord(writeLines(marked), longest);
}

const mostNestedTags = 5;

/** Removing a tag may uncover another one. Only hostile text nests them deeply, so the passes are limited. */
function stripTags(text: string): string {
  let bare = text;
  for (let pass = 0; pass < mostNestedTags; pass++) {
    const before = bare;
    bare = before.replace(/<[a-z/!?][^<>]*>/gi, " ");
    if (bare === before) break;
  }
  return bare.replace(/(?<!<)<+(?=[a-z/!?])/gi, "");
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let isItemNext = false;
  for (const raw of text.split("\n")) {
    const line = singleSpaced(raw);
    if (lonelyBullet.test(line)) isItemNext = true;
    const read = isItemNext ? { kind: "item" as const, text: strip(line, bullet) } : readLine(line);
    if (lonelyBullet.test(line) || forRecruiters.test(line) || !/[\p{L}\p{N}]/u.test(read.text)) continue;
    isItemNext = false;
    lines.push(read);
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
