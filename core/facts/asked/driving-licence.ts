import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import { inherited, isNotAsked, levelAt, levelIn, paysMore } from "./level.ts";

const telling = /\b(?:lic(?:en[sc]e[sd]?)?|dl|mvr|record|driving permit)\b/;
const named =
  /\b(?:(?:driver'?s?'?,?|drivers'|driving|operator'?s?'?|motor vehicle(?: operator'?s?'?)?) lic(?:en[sc]es?)?\b|licen[sc]ed (?:driver\b|to drive\b)|class (?:[cdeg]|[5-7]) lic|lic\w+ to drive\b|dl\b|driving permit\b|(?:clean|good|acceptable) mvr\b)/;
/** A license without a name is one to drive where its sentence speaks of a vehicle. */
const bare =
  /(?:^|[^a-z' ] ?|\b(?:an?|and|or|with|your|valid|clean|current|good|full|uk|us|manual) )licen[sc]e\b(?! (?:plate|fee|number|from|of|as|in))/;
/** "WFA, license, patience" */
const item =
  /(?:^|[,;:] ?(?:and )?|& )(?:(?:an?|your|valid|clean|current|full) )*licen[sc]e(?=\W*$|[,;]| & )/;
const vehicle =
  /\b(?:driv(?:e|es|ing)|cars?|vehicles?|vans?|trucks?|tow(?:ing)?|mvr|insur\w+|manual|stick|(?:clean|good|driving) record)\b|\b(?:full|clean) (?:uk )?licen[sc]e/;
const others =
  /\bcommercial driver|\bcdl\b|\bif you have\b|\bmay drive\b|\bwith (?:a )?drivers? licen[sc]es? may\b|\bstate id\b|\bcopy of\b|\bi-9\b|\boperator'?s?'? licen[sc]es? (?:in|for) |\b(?:water|wastewater|treatment|plant|crane|equipment|boiler|boat|systems?) operator/;
const farthest = 400;

export const readDrivingLicence: FactReader = (reading) => {
  const found: Fact[] = [];
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    for (const { text: clause, at, kind } of clausesOf(text)) {
      const there =
        named.exec(clause) ?? item.exec(clause) ?? (vehicle.test(text) ? bare.exec(clause) : null);
      if (!there || kind === "condition" || others.test(clause)) continue;
      // "A license if you want to drive" is the worker's choice.
      if (/^ ?if you\b/.test(text.slice(at + clause.length))) continue;
      const end = there.index + there[0].length;
      const near = clause.slice(Math.max(0, there.index - farthest), end + 120);
      const fact = (value: string) => factOf(reading, sentence, at + there.index, "driving_licence", value);
      if (
        isNotAsked(near) &&
        levelIn(near) === null &&
        /licen[sc]e [^,]{0,40}\bnot\b|\bno (?:driver|driving)/.test(near)
      )
        found.push(fact("not needed"));
      else if (polarityOf(clause, there.index, end) === "denied") continue;
      else if (paysMore.test(clause)) found.push(fact("preferred"));
      else {
        const level = levelAt(clause, there.index) ?? inherited(sentence);
        const isShort = text.length < 160 || /\b(?:valid|current|clean)\b/.test(clause);
        const isAlone = clause.length < 40;
        const isSaid = level ?? (isAlone || (isShort && sentence.stance !== "offered") ? "required" : null);
        if (isSaid) found.push(fact(isSaid));
      }
    }
  }
  const best =
    found.find(({ value }) => value === "required") ??
    found.find(({ value }) => value === "preferred") ??
    found[0];
  const isDenied = found.some(({ value }) => value === "not needed");
  return best && !(isDenied && best.value === "required") ? [best] : [];
};
