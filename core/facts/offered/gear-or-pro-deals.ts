import { factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const telling =
  /\b(?:pro[- ]?(?:deals?|forms?|purchase|pricing|discounts?)|(?:gear|equipment|boot|clothing|uniform) (?:stipend|allowance|reimbursement|discounts?|purchase program)|(?:gear|uniforms?|equipment|tents?|personal protective equipment|ppe|field gear)(?: (?:and|&) [a-z]+)? (?:is |are |will be )?(?:provided|supplied|furnished|issued)|discount(?:ed|s)?(?: on| outdoor)? gear|free gear|we provide (?:[a-z]+,? ){0,4}(?:gear|uniforms?|equipment)|(?:provides?|issued?) (?:all )?(?:the )?(?:necessary |required |field |camping |group |safety )?(?:gear|uniforms?|equipment)|wear (?:[a-z]+ )?uniforms? provided|industry discounts?)\b/;
const otherThings =
  /\b(?:customers?|guests?|participants?|campers?|students?|rent(?:s|ed|ing)?|sell\w*|ensur\w*|instruct\w*|clients?|visitors?|maintain\w*|issue equipment)\b/;

export const readGearOrProDeals: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (sentence.stance === "duties" || otherThings.test(text)) continue;
    const there = telling.exec(text);
    if (!there || polarityOf(text, there.index, there.index + there[0].length) === "denied") continue;
    return [factOf(reading, sentence, there.index, "gear_or_pro_deals", "yes")];
  }
  return [];
};
