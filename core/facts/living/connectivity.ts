import { answerTo } from "#core/facts/answer.ts";
import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const telling =
  /\b(?:wi-?fi|internet|starlink|cell(?:ular)?(?: phone)? (?:service|reception|coverage|signal)|cell phones?|phone service)\b/;
const there = /\b(?:wi-?fi|internet|wireless|starlink)\b/;
const phone = /\b(?:cell(?:ular)?(?: phone)? (?:service|reception|coverage|signal)|phone service)\b/;
const lived =
  /\b(?:hous\w*|lodg\w*|live|living|bunkhouse|dorm\w*|cabins?|utilities|camp|campus|headquarters|lodge|ranch|site|on-site|property|apartment|residence|laundry|park|station|kitchen|furnished|hookups?|room|remote|area|town|limited|no)\b/;
const otherThings =
  /\b(?:guests?|install\w*|troubleshoot\w*|maintain\w*|research|proficien\w*|apply|website|own|access to a|work alone|without|willing\w*|ability|comfortable|from home|telework|remote work|upload|browse|skills|(?:internet|phone|wi-?fi) (?:[a-z]+ )?(?:stipend|reimburse\w*|allowance)|unknown|set(?:ting)? up|sells?|sold|internet site|(?:internet|wi-?fi)(?: [a-z]+)? (?:required|needed)|backcountry|field conditions|fieldwork|driving|roads?|some locations|field (?:sites?|locations)|survey|hik(?:e|ing)|trails?|radios?|emergenc\w+)\b/;

/** "Cell coverage good." says it without a house. */
const alone =
  /^[^a-z]*(?:(?:free|satellite|starlink|good|slow|poor|spotty|limited|no|little|decent|high[- ]speed) )*(?:wi-?fi|internet|cell(?:ular)?(?: phone)? (?:service|reception|coverage|signal))(?=[^a-z]|$)(?! (?:research|skills|marketing|sales|safety))[^,;]{0,45}$/;

export const readConnectivity: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (
      otherThings.test(text) ||
      !(lived.test(text) || alone.test(text)) ||
      /duties|required/.test(`${sentence.stance}`)
    )
      continue;
    const answer = answerTo(reading, sentence);
    if (answer === null) continue;
    for (const { text: clause, at } of clausesOf(text)) {
      const [words, name] = there.test(clause) ? [there, "internet"] : [phone, "cell service"];
      const found = words.exec(clause);
      if (!found) continue;
      const before = clause.slice(Math.max(0, found.index - 30), found.index);
      const isDenied =
        answer === "no" ||
        /\bexcept(?: for)? $/.test(text.slice(0, at + found.index)) ||
        polarityOf(clause, found.index, found.index + found[0].length) === "denied";
      const isLittle = /\b(?:limited|little|spotty|slow|poor|unreliable)\b/.test(
        before + text.slice(at + found.index, at + found.index + 50),
      );
      const value =
        isLittle || /(?:little|limited) (?:to|or) no/.test(before)
          ? `limited ${name}`
          : isDenied
            ? `no ${name}`
            : name;
      const isPartly = isLittle
        ? /\bgood\b/.test(clause)
        : /\b(?:only|some)\b|\d ?h|\$ ?\d/.test(text.slice(at + found.index, at + found.index + 60));
      const more = isPartly ? ({ isUnsure: true } as const) : {};
      return [factOf(reading, sentence, at + found.index, "connectivity", value, more)];
    }
  }
  return [];
};
