/** Text from outside, made safe to store and show. Pure. */

/** One line: well-formed, composed, without control or invisible characters, spaces collapsed. */
export function tidyLine(text: string): string {
  return singleSpaced(tidyText(text));
}

/** White space of any kind and length as one space, and none at the ends. Single spaces are passed by: most are. */
export function singleSpaced(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}

/** Many lines: the same, each line trimmed, line ends as "\n". */
export function tidyText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
      // Joiners (U+200C, U+200D) carry meaning in some scripts; every other invisible character goes.
      .replace(/[\p{Cf}\uFFFD]/gu, (c) => (c === "\u200c" || c === "\u200d" ? c : ""))
      // No script stacks so many marks on a letter, and putting thousands in order takes minutes.
      .replace(/(\p{M}{30})\p{M}+/gu, "$1")
      .replace(/[^\P{Cc}\n]/gu, " ")
      .replace(/[^\S\n]{2,}|[^\S\n ]/g, " ")
      .replace(/ \n ?|\n /g, "\n")
      .trim()
      .normalize("NFC")
  );
}

/** Plain text as HTML: for between tags, not for attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** At most `max` characters; what is cut ends in "…". */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${cutAtWord(text, max - 1).replace(/[\s.,;:·–-]+$/, "")}…`;
}

/** At most `max` characters, cut at a word where that costs less than half; never in the middle of a character. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1).search(/\s\S*$/);
  return text
    .slice(0, cut > max / 2 ? cut : max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}
