import { calmCapitals } from "#core/text/calm-capitals.ts";
import { singleSpaced } from "#core/text/lines.ts";

// Shorter lines stay as they are.
const shortWall = 300;
const longestWall = 100_000;
const longestHeading = 200;

/** Restores lost line breaks before numbers ("1. ", "(2) ", "b) "), capitals with a colon, and "; OR". */
export function breakWalls(text: string): string {
  return text
    .slice(0, longestWall)
    .split("\n")
    .map((line) => (line.length > shortWall ? breakWall(singleSpaced(line)) : line))
    .join("\n");
}

function breakWall(wall: string): string {
  return breakBeforeHeadings(wall)
    .replace(/^([A-Z][A-Z&/'’(),-]*(?: [A-Z&/'’(),-]{1,30}){0,7}): /, heading)
    .replace(/(?<=[.;:!?)]|\bor|\band) (?=(?:\(\d{1,2}\)|\d{1,2}[.)]|\(?[a-h]\)) \p{Lu})/gu, "\n")
    .replace(/(?<=[;.,]) [-~*]{0,2}(?:OR|or)[-~*]{0,2} (?=\p{Lu}|\d|\()/gu, "\nor\n")
    .replace(/(?<=[.;:]) [-~*]{1,2}OR[-~*]{1,2} /g, "\nor\n");
}

/** Looks back no further than a heading's length, because an entire text may be in capitals. */
function breakBeforeHeadings(wall: string): string {
  const broken: string[] = [];
  let from = 0;
  for (const { index, 0: colon } of wall.matchAll(/:\*{0,2} /g)) {
    const before = wall.slice(Math.max(from, index - longestHeading), index);
    const [whole, words] =
      /(?<=[.;:!?)*]) ?\*{0,2}\b([A-Z][A-Z&/'’(),-]*(?: [A-Z&/'’(),-]{1,30}){0,7})$/.exec(before) ?? [];
    if (!whole || !words) continue;
    const end = index + colon.length;
    broken.push(wall.slice(from, index - whole.length), heading(whole + colon, words));
    from = end;
  }
  return broken.join("") + wall.slice(from);
}

/** Short words may be abbreviations: "NOTE: " is a heading, "GS: " is not. */
function heading(found: string, words: string): string {
  return words.replace(/[^A-Z]/g, "").length < 4 ? found : `\n# ${calmCapitals(words, { always: true })}\n`;
}
