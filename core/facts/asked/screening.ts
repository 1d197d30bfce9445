import { factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";

const kinds: [string, RegExp][] = [
  [
    "background check",
    /\b(?:background (?:checks?|screening|investigation|clearance)|criminal (?:history|background|record)s? (?:checks?|background|screening|search)|criminal history checks?|fingerprint(?:s|ing)?|state police clearance)\b/,
  ],
  [
    "drug test",
    /\b(?:drug(?:[- /](?:and[- ])?alcohol)?[- ](?:tests?|testing|screen(?:s|ing)?)|drug-free workplace testing|urinalysis|substance abuse test\w*)\b/,
  ],
];
const telling = new RegExp(kinds.map(([, words]) => words.source).join("|"));
const otherThings =
  /\b(?:conduct background checks? (?:on|for) (?:volunteers|staff|campers)|regardless of criminal|see the (?:additional|attached)|without regard)\b/;

const notHere = /\b(?:required|needed)\?? ?[-:] ?no\b|\bno (?:[a-z]+ )?(?:drug|background)\b/;

export const readScreening: FactReader = (reading) => {
  const found = new Map<string, Fact>();
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (otherThings.test(text) || notHere.test(text)) continue;
    for (const [kind, words] of kinds) {
      const there = found.has(kind) ? null : words.exec(text);
      if (!there || polarityOf(text, there.index, there.index + there[0].length) === "denied") continue;
      found.set(kind, factOf(reading, sentence, there.index, "screening", kind));
    }
  }
  return [...found.values()];
};
