import { closingAbbreviations, openAbbreviations, weekdays } from "./words/abbreviations.ts";
import { bothStances, named, plainSoft, softStances, stanceWords, statement } from "./words/headings.ts";

export type Sentence = {
  text: string;
  from: number;
  to: number;
  heading: string;
  /** The heading decides: "Required", "Preferred qualifications" or "What we offer". */
  stance: "required" | "preferred" | "offered" | "duties" | null;
  isItem: boolean;
};

type Stance = Sentence["stance"];
type Span = { from: number; to: number };

const bullets = "•▪◦‣●○■□▸►➢➤✓✔·";
const longestHeading = 80;
const longestLabel = 60;
/** Nobody writes longer sentences, and they would slow the readers. */
const longestSentence = 2000;

/** Headings, items and labeled lines are sentences, too. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let heading = "";
  let stance: Stance = null;
  let isUnderHeading = false;
  for (const line of linesOf(text)) {
    const { span, isItem, isMarked } = opened(text, line);
    if (span.from >= span.to) continue;
    if (isNo(text, span)) {
      // "Housing available" with "No" below it: neither line says anything alone.
      const asked = sentences.at(-1);
      if (asked && asked.to - asked.from <= longestHeading && !/[.!]$/.test(asked.text)) sentences.pop();
      continue;
    }
    const whole = span.to - span.from <= longestHeading + 40 ? text.slice(span.from, span.to) : "";
    if (whole && isHeading(whole, isMarked, isItem)) {
      heading = whole.replace(/\s{0,3}:?$/, "");
      const isOfItsOwn = isMarked || whole.endsWith(":") || plainSoft.test(heading) || !stanceOf(heading);
      stance = stanceUnder(isUnderHeading || !isOfItsOwn ? stance : null, heading);
      isUnderHeading = true;
      sentences.push({ text: whole, ...span, heading, stance, isItem });
      continue;
    }
    isUnderHeading = false;
    let within = { heading, stance };
    for (const part of splitSentences(text, span)) {
      const said = text.slice(part.from, part.to);
      const label = labelOf(said);
      const asked = label && stanceOf(label);
      if (asked) within = { heading, stance: asked };
      sentences.push({ text: said, ...part, ...within, isItem });
      if (label) within = { heading: label, stance: within.stance };
    }
  }
  return sentences;
}

const isNo = (text: string, { from, to }: Span) =>
  to - from <= 5 && /^(?:no|none|n\/a)\.?$/i.test(text.slice(from, to));

function stanceOf(heading: string): Stance {
  if (bothStances.test(heading)) return null;
  return stanceWords.find(([, words]) => words.test(heading))?.[0] ?? null;
}

/** "Licenses" below "Preferred qualifications" is preferred, but "Requirements" there is required. */
function stanceUnder(outer: Stance, heading: string): Stance {
  const own = stanceOf(heading);
  if (own !== null && !(own === "required" && softStances.test(heading))) return own;
  if (outer === "preferred" || outer === "required") return outer;
  return outer === "offered" ? null : own;
}

const notAsked = /,? but not (?:required|necessary|needed)$/i;

function labelOf(said: string): string | null {
  const colon = said.indexOf(":");
  if (colon < 2 || colon > longestLabel || !/\s/.test(said[colon + 1] ?? " ")) return null;
  const label = said.slice(0, colon);
  return /^\p{Lu}/u.test(label) &&
    !/[.!?,;]/.test(label.replace(notAsked, "")) &&
    label.split(" ").length <= 7
    ? label
    : null;
}

function* linesOf(text: string): Generator<Span> {
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const char = text[at];
    const isEnd = char === undefined || char === "\n" || char === "\r";
    if (!isEnd && !(at > from && bullets.includes(char) && text[at - 1] === " " && text[at + 1] === " "))
      continue;
    if (at > from) yield { from, to: at };
    from = isEnd ? at + 1 : at;
  }
}

function opened(text: string, line: Span) {
  let { from, to } = line;
  let isItem = false;
  let isMarked = false;
  const skipBlanks = () => {
    while (from < to && isBlank(text.charCodeAt(from))) from++;
  };
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  skipBlanks();
  while (from < to) {
    const mark = /^(#{1,6}(?=\s)|\*{1,2}|[-–—](?=\s)|o(?=\s+[A-Z])|\(?\d{1,2}[.)](?=\s))/.exec(
      text.slice(from, from + 8),
    )?.[0];
    if (mark) from += mark.length;
    else if (bullets.includes(text.charAt(from))) from++;
    else break;
    if (mark?.startsWith("#")) isMarked = true;
    else isItem = true;
    skipBlanks();
  }
  return { span: { from, to }, isItem, isMarked };
}

const isBlank = (code: number) =>
  code === 32 || code === 9 || code === 160 || (code >= 8192 && code <= 8207) || code === 65279;

function isHeading(line: string, isMarked: boolean, isItem: boolean): boolean {
  if (line.length > longestHeading || /[.!?;,]$/.test(line)) return false;
  if (statement.test(line) && !/^(?:we (?:offer|provide)|you (?:will |'ll )?(?:receive|get)):$/i.test(line))
    return false;
  if (line === "N/A" || /[$@]|\d{3}/.test(line)) return false;
  const words = line.split(" ");
  if (line.endsWith(":")) return words.length <= 9 && (!isItem || stanceOf(line) !== null);
  // "Pay: $15" is a statement, not a heading.
  if (line.includes(": ") || isItem) return false;
  if (isMarked) return words.length <= 9;
  if (!/\p{Ll}/u.test(line)) return /\p{Lu}{3}/u.test(line);
  const isTitle = words.every((word) =>
    /^[^\p{Ll}]|^(a|an|and|as|at|by|for|in|of|on|or|the|to|with|we|you|your|us|do|will)$/u.test(word),
  );
  return (
    words.length <= 6 &&
    !named.test(line) &&
    !/\d/.test(line) &&
    (isTitle ||
      (words.length <= 5 &&
        /^\p{Lu}/u.test(line) &&
        stanceOf(line) !== null &&
        (plainSoft.test(line) || stanceOf(line) !== "required" || !softStances.test(line))))
  );
}

function* splitSentences(text: string, { from: start, to }: Span): Generator<Span> {
  const isSmall = smallLetters.test(text.slice(start, to));
  let from = start;
  for (let at = start; at < to; at++) {
    const char = text[at];
    const length = at - from;
    if (length >= longestSentence && (isBlank(text.charCodeAt(at)) || length >= 2 * longestSentence)) {
      yield { from, to: at };
      while (at < to && isBlank(text.charCodeAt(at))) at++;
      from = at--;
      continue;
    }
    if (char !== "." && char !== "!" && char !== "?") continue;
    let after = at + 1;
    while (after < to && ".!?\"”’')]*".includes(text.charAt(after))) after++;
    if (after < to && isBlank(text.charCodeAt(after))) {
      let next = after;
      while (next < to && isBlank(text.charCodeAt(next))) next++;
      if (ends(text, from, at, isSmall ? text.charAt(next).toUpperCase() : text.charAt(next))) {
        yield { from, to: after };
        from = next;
      }
    }
    at = after - 1;
  }
  if (from < to) yield { from, to };
}

/** Who begins no sentence with a capital ends them with a period all the same. */
const smallLetters = /^\P{L}{0,9}\p{Ll}(?![\s\S]*[.!?] +\p{Lu})/u;

function ends(text: string, from: number, at: number, next: string): boolean {
  if (/\p{Ll}/u.test(next)) return false;
  if (text[at] !== ".") return true;
  const before = text.slice(Math.max(from, at - 12), at);
  const word = before
    .slice(Math.max(before.lastIndexOf(" "), before.lastIndexOf("\u00a0"), before.lastIndexOf("(")) + 1)
    .toLowerCase();
  if (
    weekdays.has(word) &&
    /^.\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d)/i.test(text.slice(at, at + 5))
  )
    return false;
  if (openAbbreviations.has(word) || /^\p{L}$/u.test(word)) return false;
  // "1. Housing" is the start of a sentence.
  if (/^\d{1,2}$/.test(word) && at - from <= 2) return false;
  return !closingAbbreviations.has(word) || /\p{Lu}/u.test(next);
}
