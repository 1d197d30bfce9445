import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";
import { inherited, isNotAsked, levelIn } from "./level.ts";

const telling =
  /\b(?:(?:own|personal|private|reliable|dependable|insured) (?:[a-z]+ ){0,2}(?:vehicle|car|truck|transportation|means of transport)|(?:access to|have) (?:a |an )?(?:reliable |personal )?(?:vehicle|car|transportation)|(?:vehicle|car) (?:is )?(?:required|necessary|recommended))\b/;
const otherThings =
  /\b(?:government|company|state|agency|provided|pay for|arrange\w*|fleet|drive a (?:state|company)|rental|parking|or reliable|errands|accidents?|mileage|maintain\w*|guests?|beyond their|or (?:a |an |their |your )?(?:personal|own|private)|may (?:be required|require)|if (?:bringing|you bring|you have)|occasional(?:ly)?)\b/;
/** People who come by bus have transportation, too. */
const byAnyMeans = /transport/;

export const readOwnVehicle: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    for (const { text: clause, at, kind } of clausesOf(text)) {
      const there = kind === "condition" ? null : telling.exec(clause);
      if (
        !there ||
        sentence.stance === "offered" ||
        (otherThings.test(clause) && !/\brequired\b/.test(clause))
      )
        continue;
      const more = byAnyMeans.test(there[0]) ? ({ isUnsure: true } as const) : {};
      const fact = (value: string) => factOf(reading, sentence, at + there.index, "own_vehicle", value, more);
      if (isNotAsked(clause)) return [fact("not needed")];
      if (/\brecommended\b/.test(text) && !/\brequired\b/.test(text)) return [fact("preferred")];
      if (polarityOf(clause, there.index, there.index + there[0].length) === "denied") continue;
      const level = levelIn(clause) ?? inherited(sentence);
      if (level) return [fact(level)];
    }
  }
  return [];
};
