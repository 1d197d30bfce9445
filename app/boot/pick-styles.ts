import {
  type Rule,
  type Selector,
  type SelectorComponent,
  type TokenOrValue,
  transform,
  type Visitor,
} from "lightningcss";

const comments = /\/\*.*?\*\//g;
/** Browsers of today know these without their maker's name. */
const olderNames = /-webkit-(mask|text-decoration)[\w-]*:[^;}]*;?/g;

/** What nobody sees before the whole sheet is there. */
const laterStates =
  /^(hover|active|disabled|enabled|checked|focus.*|target|popover-open|modal|nth-last-child)$/;
const laterElements =
  /^(backdrop|selection|file-selector-button|placeholder|-webkit-(date|search|calendar|inner|outer).*)$/;
const laterTypes =
  /^(hr|abbr|code|kbd|samp|pre|small|sub|sup|table|th|td|progress|optgroup|option|textarea|dialog)$/;
const laterAttributes = /^(aria-pressed|data-status|data-tint|name|open|title)$/;
const laterQueries = /"print"|forced-colors|hover|prefers-reduced-motion|scripting/;

/**
 * Keeps a sheet's rules that apply to elements with these classes, and the properties that those rules read. Layers
 * and order stay, so that the whole sheet can follow without a change of what is seen.
 */
export function pickStyles(sheet: string, words: ReadonlySet<string>): string {
  const isPicked = (selector: Selector) => selector.every((part) => isWorn(part, words));
  let picked = rewrite(sheet, {
    Rule: (rule) => (isLater(rule, isPicked) ? [] : undefined),
    Selector: (selector) => (isPicked(selector) ? undefined : []),
  });
  for (let before = ""; before !== picked; ) {
    before = picked;
    const read = new Set([...picked.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
    picked = rewrite(picked, {
      Rule: { property: ({ value }) => (read.has(value.name) ? undefined : []) },
      Declaration: {
        custom: ({ name, value }) =>
          (name.startsWith("--") && !read.has(name)) || value.some(isPicture) ? [] : undefined,
      },
    });
  }
  return picked.replace(comments, "").replace(olderNames, "");
}

/** The words of source texts, with all classes among them. */
export function wordsIn(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/[^\s"'`]+/g) ?? []));
}

function isLater(rule: Rule, isPicked: (selector: Selector) => boolean): boolean {
  if (rule.type === "style") return !rule.value.selectors.some(isPicked);
  if (rule.type === "media") return laterQueries.test(JSON.stringify(rule.value.query));
  return rule.type === "keyframes";
}

function isWorn(part: SelectorComponent, words: ReadonlySet<string>): boolean {
  if (part.type === "class" || part.type === "id") return words.has(part.name);
  if (part.type === "type") return !laterTypes.test(part.name);
  if (part.type === "attribute") return !laterAttributes.test(part.name);
  if (part.type === "pseudo-element")
    return !laterElements.test(part.kind === "custom" ? part.name : part.kind);
  if (part.type !== "pseudo-class") return true;
  if (part.kind === "is" || part.kind === "where" || part.kind === "has")
    return part.selectors.some((parts) => parts.every((each) => isWorn(each, words)));
  return !laterStates.test(part.kind) && part.kind !== "custom";
}

function isPicture(part: TokenOrValue): boolean {
  return part.type === "url";
}

function rewrite(code: string, visitor: Visitor<never>): string {
  const rewritten = transform({ filename: "picked.css", code: Buffer.from(code), minify: true, visitor });
  return rewritten.code.toString();
}
