import { calmCapitals, titleCase } from "#core/text/calm-capitals.ts";
import { cutAtWord } from "#core/text/lines.ts";
import { tidyLine } from "#core/text/tidy.ts";

const longest = 400;

const trailing = [
  /[ ,;:|/–—-]*\(?\b(?:req|requisition|jr|job|r)(?: ?(?:id|no|number))?[ .:#_-]{0,3}\d{4,}(?:-\d{1,4})?\)?$/i,
  /[ ,;:|/–—-]*\(?#\d{3,}\)?$/,
  /[ ,;:|/–—-]*\(?\b(?:GS|GL|GG|WG|WL|WS|NF|NA)[ -]?\d{2,4}(?:[-/ ]\d{1,4}){0,3}\)?$/,
  /[ ,;:|/–—-]*[([][A-Z]{2,3}[-/][A-Z]{2,3}[)\]]$/,
  /[ ,;:|/–—-]*[([]?\broster[)\]]?$/i,
];

export function cleanTitle(raw: string): string {
  const title = withoutCodes(tidyLine(raw).slice(0, longest).toWellFormed());
  const isMumbled = !/\p{Lu}/u.test(title);
  const shown = isMumbled
    ? withNumerals(titleCase(title))
    : calmCapitals(withNumerals(title), { always: true });
  return cutAtWord(shown, 200);
}

function withoutCodes(title: string): string {
  let bare = title;
  for (let before = ""; bare !== before; ) {
    before = bare;
    bare = bare.replace(/^roster\b[ :–—-]*/i, "") || bare;
    for (const code of trailing) bare = bare.replace(code, "") || bare;
  }
  return bare;
}

function withNumerals(title: string): string {
  return title.replace(/(?<=[\p{L})] )(?:i{2,3}|iv|vi{1,3}|ix)(?![\p{L}'’.])/giu, (numeral) =>
    numeral.toUpperCase(),
  );
}
