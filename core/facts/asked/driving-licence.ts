import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import { inherited, isNotAsked, levelIn } from "./level.ts";

const telling = /\b(?:licen[sc]e[sd]?|driving record|drivers? record|driver's record)\b/;
const licence =
  /\b(?:driver'?s?'?,?|drivers'|driving|operator'?s?'?|motor vehicle(?: operator'?s?'?)?) (?:license|licence)s?\b|\blicen[sc]ed driver\b|\bvalid (?:u\.?s\.? )?(?:state )?licen[sc]e to drive\b/;
const others =
  /\bcommercial driver|\bcdl\b|\bif you have\b|\bmay drive\b|\bwith (?:a )?drivers? licen[sc]es? may\b|\bstate id\b|\bcopy of\b|\bi-9\b|\boperator'?s?'? licen[sc]es? (?:in|for) |\b(?:water|wastewater|treatment|plant|crane|equipment|boiler|boat|systems?) operator/;
const farthest = 400;

export const readDrivingLicence: FactReader = (reading) => {
  const found: Fact[] = [];
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    for (const { text: clause, at, kind } of clausesOf(text)) {
      const there = licence.exec(clause);
      if (!there || kind === "condition" || others.test(clause)) continue;
      const end = there.index + there[0].length;
      const near = clause.slice(Math.max(0, there.index - farthest), end + 120);
      const isAfar = /^[^,;]{0,60}/.exec(clause.slice(end))?.[0] ?? "";
      const fact = (value: string) => factOf(reading, sentence, at + there.index, "driving_licence", value);
      if (isNotAsked(near) && /licen[sc]e [^,]{0,40}\bnot\b|\bno (?:driver|driving)/.test(near))
        found.push(fact("not needed"));
      else if (polarityOf(clause, there.index, end) === "denied") continue;
      else if (/\b(?:prefer\w*|desir\w*|a plus|helpful|ideal\w*)\b/.test(isAfar))
        found.push(fact("preferred"));
      else {
        const level = levelIn(near) ?? inherited(sentence);
        const isShort = text.length < 160 || /\b(?:valid|current|clean)\b/.test(clause);
        const isSaid = level ?? (isShort && sentence.stance !== "offered" ? "required" : null);
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
