export function singleSpaced(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}

export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${cutAtWord(text, max - 1).replace(/[\s.,;:·–-]+$/, "")}…`;
}

/** Cuts at a word if that costs less than half, and never inside a character. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1).search(/\s\S*$/);
  return text
    .slice(0, cut > max / 2 ? cut : max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

export function listed(words: string[], conjunction: "and" | "or"): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  return others.length ? `${others.join(", ")} ${conjunction} ${last}` : last;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const either = new Intl.ListFormat("en", { type: "disjunction" });

/** Names at most three: "a.example, b.example, or c.example". */
export function orList(words: string[]): string {
  return either.format(words.slice(0, 3));
}
