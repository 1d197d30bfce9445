import { sumsIn } from "#core/text/amounts/sums.ts";
import type { Fact, FactReader, Reading } from "./fact.ts";
import { proofOf } from "./proof.ts";
import type { Sentence } from "./sentences.ts";

const award =
  /\b(?:segal|ameri-?corps)(?: \w+){0,2} (?:award|scholarship)\b|\b(?:education|ed\.?) awards?\b/i;
const completion =
  /\b(?:completion|end[- ]of[- ](?:the[- ])?(?:season|summer|contract|term|year)|contract completion|season[- ]end|retention|stay|closing|loyalty|full[- ]season|finish(?:ing)?) (?:pay )?(?:bonus(?:es)?|incentives?|stipend)|\bbonus(?:es)?\b[^.;]{0,40}\b(?:completion|completing|complete|end of (?:the )?(?:season|summer|contract)|finish\w*|(?:stay|remain|work|are here) (?:through|until|till|to)\b)|\$ ?\d[^.;]{0,50}\b(?:(?:if|provided|when|once) you (?:stay|finish|complete|work (?:through|until|to))|(?:for|to) (?:all |those |staff |guides |anyone )+(?:who )?(?:stay|finish|complet))|\b(?:stay|finish|complet)[^.;]{0,60}\b(?:extra|another|additional) \$ ?\d|\bstay[^.;]{0,50}\$ ?\d[\d,]* (?:more|extra)\b|\bbonus(?:es)? (?:for|upon|at) (?:the )?(?:completion|end|completing|finishing)\b|\bbonus of \$ ?[\d,]+ for (?:the |a )?(?:full|whole|entire)\b/i;
const otherBonus =
  /\b(?:sign[- ]?(?:on|ing)|hiring|referral|performance|annual|return(?:ing)?|returner|holiday|discretionary|incentive|longevity|certification|seasonal|merit|year-end|end-of-year) bonus(?:es)?\b|\b(?:may offer|offers?|eligible for|receive|earn|plus|\+|potential for) (?:an? |a )?(?:\$[\d,]+ )?bonus(?:es)?\b|\bbonus(?:es)? (?:may be|are|is|will be|available|eligible|opportunit|program|structure|pay)|^bonus(?:es)?\b(?! points| if|:(?! ?\$))|\bbonus(?:es)? (?:of|on|per|when) |\$ ?[\d,]+(?: [a-z]+){0,4} bonus\b|\band\/or bonuses\b|\bbonus(?:es)? (?:if you refer|for (?:every|each) (?:friend|person|referral)|for referr\w+)\b/i;
const tips =
  /(?:\+|\bplus|\band|\bwith|\bincluding|\bearn|\breceive|&)\s?(?:\w+\s){0,2}?(?:tips|gratuit(?:y|ies))\b|\b(?:tips|gratuit(?:y|ies)) (?:are|average|included|and|may|pool|split|shared|in addition|on top|from guests)|\b(?:tips|gratuit(?:y|ies)) (?:often|usually|typically|run|can|of|about|up to|add|extra|yours|kept|pooled|on|\$|~)|\b(?:share|split|cut) of (?:the |all )?(?:tips|gratuit)|\bkeep (?:all |100% of |your |the )*(?:tips|gratuit)|\b(?:guests|clients|hunters|anglers|riders|visitors|customers|they|who) (?:usually |often |generally )?tip (?:well|you|your|generously|guides|on)\b|\bgratuity pool|\btipped (?:position|employee)|\btip (?:pool|share|sharing|eligible|credit)|(?:cash|guest|generous|good|great|daily) (?:tips|gratuit(?:y|ies))\b|^(?:tips|gratuit(?:y|ies))\b(?! for)|\b(?:wages?|pay|salary|benefits|compensation)\b[^.;:]{0,60}, (?:and |guest )?(?:tips|gratuities)\b/i;
const noTips =
  /\b(?:no (?:tips|tipping)|tips are (?:not|never)|not (?:accept|receive|eligible)|non-tipped|tips (?:for|on(?! top)|to|about|and tricks)|(?:give|offer|provide|share)s? (?:[a-z]+ ){0,2}tips|helpful tips|safety tips|tips? (?:line|sheet))\b/i;
/** What is given back was the worker's own. */
const ofDeposit = /^(?!.*\b(?:bonus|incentive)).*\b(?:deposit|fined?|refund|rent)/i;
const none = /\b(no|not|without|unable|isn['’]t|aren['’]t|un-?available)\b/i;

export const readAward: FactReader = (reading) =>
  first("americorps_award", reading, award, (sentence, at) => {
    if (none.test(sentence.text.slice(Math.max(0, at.index - 40), at.index))) return null;
    const sums = sumsIn(sentence.text);
    const near = sums
      .map((sum) => ({
        sum,
        far: sum.from >= at.index ? sum.from - at.index - at[0].length : at.index - sum.to + 5,
      }))
      .filter(({ far }) => far < 90)
      .sort((a, b) => a.far - b.far)[0]?.sum;
    return near && near.low >= 300 && near.low < 12_000
      ? { value: `${near.low}`, low: near.low, unit: "t" }
      : { value: "yes" };
  });

export const readBonuses: FactReader = (reading) => [
  ...first("completion_bonus", reading, completion, (sentence, at) =>
    ofDeposit.test(sentence.text) ? null : positive(sentence, at),
  ),
  ...first("other_bonus", reading, otherBonus, (sentence, at) =>
    completion.test(sentence.text) ? null : positive(sentence, at),
  ),
];

export const readTips: FactReader = (reading) =>
  first("tips", reading, tips, (sentence) => (noTips.test(sentence.text) ? null : { value: "yes" }));

function positive(sentence: Sentence, at: RegExpExecArray) {
  return none.test(sentence.text.slice(Math.max(0, at.index - 30), at.index)) ? null : { value: "yes" };
}

type Said = { value: string; low?: number; unit?: string };

const hint =
  /bonus|award|scholarship|tips?\b|gratuit|incentive|stipend|tipped|\bstay|complet|finish|provided you/i;

/** A sentence with an amount comes before all others. */
function first(
  name: string,
  reading: Reading,
  words: RegExp,
  read: (sentence: Sentence, at: RegExpExecArray) => Said | null,
): Fact[] {
  let found: Fact | null = null;
  for (const sentence of reading.sentences) {
    if (!hint.test(sentence.text)) continue;
    const at = words.exec(sentence.text);
    const said = at && read(sentence, at);
    if (!said) continue;
    const fact = { name, ...said, ...proofOf(reading.text, sentence, { from: at.index, to: at.index + 1 }) };
    if (said.low !== undefined) return [fact];
    found ??= fact;
  }
  return found ? [found] : [];
}
