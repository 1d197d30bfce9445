import { factOf, plain, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const inTitle = /\b(?:intern|interns|internships?|interning)\b/;
const telling =
  /\b(?:this|the|our|paid|unpaid|summer|fall|spring|winter|\d+[- ](?:week|month)) (?:[a-z-]+ ){0,3}internship(?: program)? (?:is|offers|runs|provides|will|begins|requires|lasts)|^(?:the )?(?:[a-z-]+ ){0,3}interns? (?:will|must|should|receive|are expected)|\bjob type:? (?:paid |unpaid )?internship|\b(?:seeking|hiring|looking for) (?:an? |two |three |\d )?(?:[a-z-]+ ){0,4}interns?\b|\binternship (?:duration|dates|description|responsibilities|overview)\b/;
const otherThings =
  /\b(?:supervis\w*|manage|train(?:ing)? interns|alongside|previous|including internships?|experience|volunteers|coordinat\w*|staff,|interns,|with interns)\b/;

export const readInternship: FactReader = (reading) => {
  const isTitled = inTitle.test(plain(reading.title));
  for (const { sentence, text } of tellingSentences(reading, isTitled ? inTitle : telling)) {
    if (!isTitled && otherThings.test(text)) continue;
    const at = (isTitled ? inTitle : telling).exec(text)?.index ?? 0;
    return [factOf(reading, sentence, at, "internship", "yes")];
  }
  return [];
};
