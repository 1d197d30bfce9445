import { readKinds } from "#core/facts/clauses.ts";

const kinds = {
  public:
    /\b(?:(?:open to|who may apply):? (?:the public|u\.?s\.? citizens)|open to (?:the (?:general )?public|all (?:u\.?s\.?|united states) citizens|everyone)|(?:the )?public may apply|open to all (?:applicants|candidates))\b/,
  "current staff":
    /\b(?:(?:only )?(?:open|limited|restricted) (?:only )?to (?:current|internal|status|permanent) (?:[a-z]+ ){0,3}(?:employees|staff|candidates|applicants)|internal (?:candidates|applicants) only|merit promotion (?:only|eligibles only))\b/,
  "recent graduates":
    /\b(?:recent graduates? program|(?:only )?(?:open|limited|available) to (?:students and )?recent graduates)\b/,
  students:
    /\b(?:(?:only )?(?:open|limited|restricted|available) (?:only )?to (?:current(?:ly)? )?(?:enrolled )?(?:(?:undergraduate|graduate|college|university|high school) )?(?:and |or )?(?:(?:graduate|university|undergraduate) )?students|must be (?:a |an )?(?:currently enrolled |current |full-time )+(?:[a-z]+ )?students?)\b/,
  veterans: /\b(?:only )?(?:open|limited|restricted) (?:only )?to (?:[a-z]+ ){0,2}veterans\b/,
};
const otherThings =
  /\b(?:park is|trail|museum|center is|facilit(?:y|ies)|lands? (?:is|are)|areas?|beach|events?|tours?|classes|workshops?|campground|garden|opportunities open|scholarships?|awards?|not open|individuals|anyone|also|or have|or recent(?:ly)?)\b/;

export const readWhoMayApply = readKinds("who_may_apply", kinds, (text) => otherThings.test(text));
