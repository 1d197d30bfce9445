import { transform } from "lightningcss";

const mixedColors = /@supports \(color: ?color-mix\([^)]*\)\)\{/;
const property = /@property (--tw-[\w-]+)\{([^}]*)\}/g;

/**
 * Takes out of Tailwind's sheet what nobody needs: a second color for browsers that mix none, which are too old for the
 * pages' scripts, and variables that have one value everywhere.
 */
export function trimStyles(styles: string): string {
  const { code } = transform({ filename: "styles.css", code: Buffer.from(styles), minify: true });
  const sheet = code.toString();
  let trimmed = unwrap(sheet, mixedColors);
  for (const [, name = "", facts = ""] of sheet.matchAll(property)) {
    const initial = /initial-value:([^;}]*)/.exec(facts)?.[1] ?? "";
    const declared = new RegExp(`(?<=[{;])${name}:([^;}]*);?`, "g");
    const values = [...trimmed.matchAll(declared)].map(([, value = ""]) => value);
    // In the rules for older browsers, no value at all is `initial`.
    if (!values.every((value) => plain(value) === plain(initial))) continue;
    trimmed = trimmed
      .replace(declared, "")
      .replace(new RegExp(`var\\(${name}(,[^()]*)?\\)`, "g"), (_, other = ",") => initial || other.slice(1))
      .replace(new RegExp(`@property ${name}\\{[^}]*\\}`), "");
  }
  return trimmed.replace(/(?<=box-shadow:)(0 0 #0000,\s*)+/g, "");
}

function plain(value: string): string {
  return value
    .trim()
    .replace(/^initial$/, "")
    .replace(/^0px$/, "0")
    .replace(/^100%$/, "1");
}

/** Keeps the rules of a block, without the block around them. */
function unwrap(sheet: string, opening: RegExp): string {
  const [before = "", ...others] = sheet.split(opening);
  const unwrapped = others.map((part) => {
    const end = endOfBlock(part);
    return part.slice(0, end) + part.slice(end + 1);
  });
  return before + unwrapped.join("");
}

function endOfBlock(rules: string): number {
  let depth = 1;
  for (const { 0: brace, index } of rules.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (!depth) return index;
  }
  throw new Error("A block of the sheet has no end.");
}
