import { factOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";

const kinds: [string, RegExp][] = [
  [
    "public",
    /\b(?:(?:open to|who may apply):? (?:the public|u\.?s\.? citizens)|open to (?:the (?:general )?public|all (?:u\.?s\.?|united states) citizens|everyone)|(?:the )?public may apply|open to all (?:applicants|candidates))\b/,
  ],
  [
    "current staff",
    /\b(?:(?:only )?(?:open|limited|restricted) (?:only )?to (?:current|internal|status|permanent) (?:[a-z]+ ){0,3}(?:employees|staff|candidates|applicants)|internal (?:candidates|applicants) only|merit promotion (?:only|eligibles only))\b/,
  ],
  [
    "recent graduates",
    /\b(?:recent graduates? program|(?:only )?(?:open|limited|available) to (?:students and )?recent graduates)\b/,
  ],
  [
    "students",
    /\b(?:(?:only )?(?:open|limited|restricted|available) (?:only )?to (?:current(?:ly)? )?(?:enrolled )?(?:(?:undergraduate|graduate|college|university|high school) )?(?:and |or )?(?:(?:graduate|university|undergraduate) )?students|must be (?:a |an )?(?:currently enrolled |current |full-time )+(?:[a-z]+ )?students?)\b/,
  ],
  ["veterans", /\b(?:only )?(?:open|limited|restricted) (?:only )?to (?:[a-z]+ ){0,2}veterans\b/],
];
const telling = new RegExp(kinds.map(([, words]) => words.source).join("|"));
const otherThings =
  /\b(?:park is|trail|museum|center is|facilit(?:y|ies)|lands? (?:is|are)|areas?|beach|events?|tours?|classes|workshops?|campground|garden|opportunities open|scholarships?|awards?|not open|individuals|anyone|also|or have|or recent(?:ly)?)\b/;

export const readWhoMayApply: FactReader = (reading) => {
  const found = new Map<string, Fact>();
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (otherThings.test(text)) continue;
    for (const [kind, words] of kinds) {
      const there = found.has(kind) ? null : words.exec(text);
      if (there) found.set(kind, factOf(reading, sentence, there.index, "who_may_apply", kind));
    }
  }
  return [...found.values()];
};
