import { sumsIn } from "#core/text/amounts/sums.ts";
import { factOf, tellingSentences } from "./clauses.ts";
import type { Fact, FactReader, Reading } from "./fact.ts";
import { proofOf } from "./proof.ts";
import type { Sentence } from "./sentences.ts";

const award =
  /\b(?:segal|ameri-?corps)(?: \w+){0,2} (?:award|scholarship)\b|\b(?:education|ed\.?) awards?\b/i;
const completion =
  /\b(?:completion|end[- ]of[- ](?:the[- ])?(?:season|summer|contract|term|year)|contract completion|season[- ]end|retention|stay|closing|loyalty|full[- ]season|finish(?:ing)?) (?:pay )?(?:bonus(?:es)?|incentives?|stipend)|\bbonus(?:es)?\b[^.;]{0,40}\b(?:completion|completing|complete|end of (?:the )?(?:season|summer|contract)|finish\w*|(?:stay|remain|work|are here) (?:through|until|till|to)\b)|\$ ?\d[^.;]{0,50}\b(?:(?:if|provided|when|once) you (?:stay|finish|complete|work (?:through|until|to))|(?:for|to) (?:all |those |staff |guides |anyone )+(?:who )?(?:stay|finish|complet))|\b(?:stay|finish|complet)[^.;]{0,60}\b(?:extra|another|additional) \$ ?\d|\bstay[^.;]{0,50}\$ ?\d[\d,]* (?:more|extra)\b|\bbonus(?:es)? (?:for|upon|at) (?:the )?(?:completion|end|completing|finishing)\b|\bbonus of \$ ?[\d,]+ for (?:the |a )?(?:full|whole|entire)\b/i;
const otherBonus =
  /\b(?:sign[- ]?(?:on|ing)|hiring|referral|performance|annual|return(?:ing)?|returner|holiday|discretionary|incentive|longevity|certification|seasonal|merit|year-end|end-of-year) bonus(?:es)?\b|\b(?:may offer|offers?|eligible for|receive|earn|plus|\+|potential for) (?:an? |a )?(?:\$[\d,]+ )?bonus(?:es)?\b|\bbonus(?:es)? (?:may be|are|is|will be|available|eligible|opportunit|program|structure|pay)|^bonus(?:es)?\b(?! points| if|:(?! ?\$))|\bbonus(?:es)? (?:of|on|per|when) |\$ ?[\d,]+(?: [a-z]+){0,4} bonus\b|\band\/or bonuses\b|\bbonus(?:es)? (?:if you refer|for (?:every|each) (?:friend|person|referral)|for referr\w+)\b/i;
const money = "(?:tips?|gratuit(?:y|ies))\\b";
/** Money beside pay, what becomes of it, who gives it or what it is kept in. */
const tips = new RegExp(
  `(?:\\+|\\bplus|\\band|\\bor|\\bwith|\\bincluding|&)\\s?(?:[a-z]+\\s){0,2}?(?:tips\\b|gratuit(?:y|ies)\\b)|(?:^|[,;:(!*] ?)(?:your |their |the |our |all |any |most |cash |guests?'? |crew |pooled |galley |client |customer |passenger |daily )*(?:tips|gratuit(?:y|ies))\\b(?! sheets?)|\\b(?:keeps?|makes?|earns?|gets?|receives?|takes? home|splits?|pockets?|accepts?|leaves?|slips?|extends?|adds?|tends? to give|share in|in|paid as|(?:share|split|cut) of|shares?) (?:[a-z%\\d-]+ ){0,3}?${money}(?! (?:line|sheet))|\\b(?:guests|clients|people|folks|they|who|[a-z]{3,}(?:[rstl]s|ies|ents)) (?:usually |often |generally |always |regularly |really |do |also |will |may |can |sometimes )?tip\\b(?! (?:over|sheets?|lines?|of))|\\b(?:gratuity|tip) (?:pool|pot|jar|basket|share|sharing|eligible|credit|out|split)|\\btips (?:are|shared|split|pooled|average|included|extra|yours|go|on top)\\b|\\b(?:is|are|get|gets|being) (?:well |often )?tipped\\b(?! (?:over|off|with))|\\btipped (?:position|employee|wage|role|job)|\\b(?:cash|guest|generous|good|great|daily|galley|pooled) (?:tips|gratuit(?:y|ies))\\b|\\btips? (?:you|their|the crew|well|generously)\\b`,
);
/** Advice and certificates. */
const advice =
  /\b(?:tips (?:for(?! (?:umbrellas|the crew|parties))|on(?! (?:top|busy|a|an|most|some|\d|every|each|good))|to (?!the (?:crew|staff|guides?)|be |you)|about(?! \$)|and tricks|posted|from (?:your|our|the) (?:grand\w*|experts?|pros?|team|naturalists?))|(?:give|offer|provide|share|send|post|write)s? (?:[a-z]+ ){0,2}tips(?! (?:equally|evenly|by|per|weekly|daily|among|with (?:the )?(?:crew|staff|kitchen)))|(?:a few|helpful|handy|useful|[a-z]*(?:safety|cleaning|trail|travel|fishing|cooking|insider|training|packing|camping|expert|gardening|maintenance)) tips|tips? (?:line|sheet)s?|tips[- ](?:cert|train|card|or )[a-z]*)\b/g;
const noTips =
  /\b(?:no (?:tips|tipping|gratuit)|(?:tips|gratuities|tipping) (?:are|is) (?:not|never)|not (?:accept|receive|eligible)|n't (?:[a-z]+ ){0,3}tips?|(?:are|is|do|does|will)(?: not|n't) (?:[a-z]+ ){0,4}(?:tip pool|tips|tipped)|non-tipped|charity|donat\w*)\b/;
const fewTips =
  /\b(?:sometimes|some (?:guests|people|clients|positions)|occasional(?:ly)?|might|potential|possib\w+|eligible|opportunit\w+|now and then|may (?:also )?(?:receive|earn|get)|non-|(?:front of (?:the )?house|servers?|bartenders?|housekeepers?|drivers?) (?:earns?|gets?|keeps?|makes?|only))\b/;
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

const tipWords = /\b(?:tips?|tipped|gratuit\w+)\b/;

export const readTips: FactReader = (reading) => {
  const found: Fact[] = [];
  for (const { sentence, text } of tellingSentences(reading, tipWords)) {
    const at = tips.exec(text.replace(advice, ({ length }) => " ".repeat(length)))?.index;
    if (at === undefined || noTips.test(text) || /\?\W*$/.test(text)) continue;
    const more = fewTips.test(text) ? ({ isUnsure: true } as const) : {};
    found.push(factOf(reading, sentence, at, "tips", "yes", more));
  }
  const best = found.find(({ isUnsure }) => !isUnsure) ?? found[0];
  return best ? [best] : [];
};

function positive(sentence: Sentence, at: RegExpExecArray) {
  return none.test(sentence.text.slice(Math.max(0, at.index - 30), at.index)) ? null : { value: "yes" };
}

type Said = { value: string; low?: number; unit?: string };

const hint = /bonus|award|scholarship|incentive|stipend|\bstay|complet|finish|provided you/i;

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
