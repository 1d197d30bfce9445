import { singleSpaced } from "./lines.ts";

export function tidyLine(text: string): string {
  return singleSpaced(tidyText(text));
}

export function tidyText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
      // Joiners (U+200C, U+200D) carry meaning in some scripts. Other invisible characters do not.
      .replace(/[\p{Cf}\uFFFD]/gu, (c) => (c === "\u200c" || c === "\u200d" ? c : ""))
      // No script stacks this many marks, and normalizing thousands takes minutes.
      .replace(/(\p{M}{30})\p{M}+/gu, "$1")
      .replace(/[^\P{Cc}\n]/gu, " ")
      .replace(/[^\S\n]{2,}|[^\S\n ]/g, " ")
      .replace(/ \n ?|\n /g, "\n")
      .trim()
      .normalize("NFC")
  );
}
