import { factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";

/** Lessons that make one fit for the job, and may be paid for by whoever wants it. */
const school =
  /\b(?:(?:guide|raft(?:ing)? guide|river guide|instructor|lifeguard|patrol|wrangler|captain)(?:'?s'?)? (?:school|training|course|class|certification)|training (?:course|program|school|fee|trip)|certification course|(?:new )?guide training|pay \$[\d,]{1,8} for (?:their |the |your )?training)\b/;
const given =
  /\b(?:training (?:(?:and|&) [a-z]+ )?(?:is |are |will be |can be |also )*(?:provided|offered|included|available|free)|(?:we|employer|company|camp|corps|lodge|school|resort)(?:'ll)? (?:will )?(?:also )?(?:provides?|offers?|give) (?:[a-z-]+,? (?:and )?){0,4}training|(?:paid|free|on[- ]the[- ]job|complimentary) (?:[a-z-]+ ){0,2}training|(?:you(?:'ll)?|interns?|staff|employees|members|guides|counselors|volunteers|technicians|corpsmembers) (?:will )?(?:also )?(?:receive|get|be given) (?:[a-z-]+,? (?:and )?){0,4}training|we(?:'ll| will) train (?:you|the right|all|everyone)|training provided|provides? (?:paid |all |full |on-the-job )+training)\b/;
const telling = /\btrain(?:ing)?\b|\b(?:guide|instructor|lifeguard) (?:school|course|class|certification)\b/;
const sure =
  /\btraining (?:is |are |will be )?(?:provided|included)\b|\b(?:paid|free|on[- ]the[- ]job) (?:[a-z-]+ )?training\b|\b(?:we|employer|company|camp)(?:'ll)? (?:will )?(?:provide|offer)s?\b/;
const cost = /\$ ?(\d{1,3}(?:,\d{3}|\d{0,2})(?:\.\d\d)?)/;
const isAsked = /\b(?:costs?|tuition|fees?|price|pay|charge|deposit|is|for)\b|[:(-] ?\$/;
/** A sum that goes the other way. */
const isPaidOut =
  /\b(?:value|valued|worth|\/ ?h|per (?:hour|day|hr)|an hour|a day|hourly|paid (?:training|at)|training pay|stipend|we pay|earn|bonus|wages?|you will be paid|are paid)\b|\/ ?(?:hr|hour|day|week)/;
const isFree = /\b(?:free|no (?:cost|charge|fee)|at no|we (?:pay|cover)|company pays)\b/;
const otherThings =
  /\b(?:volunteer work|helps? build|ability to|preferred|experience (?:in|with)|assist(?:s|ing)?|deliver\w*|conduct|completed?|completion|must (?:attend|complete|have)|degree|equivalent|visitors?|customers?|participants|clients|guests|to the public|lead|provide training (?:to|for)|facilitat\w*|develop|safety training program|if (?:needed|necessary)|job training (?:program|center)|strength training|weight training|training (?:opportunities|materials|manuals?|records|plans?))\b/;

/** Training that comes with the job, or that costs: with the sum where it is named. */
export const readTraining: FactReader = (reading) => {
  const found: Fact[] = [];
  let before = "";
  for (const { sentence, text } of tellingSentences(reading, /./)) {
    const isOfSchool = school.test(text) || (school.test(before) && isNext.test(text));
    before = text;
    if (!telling.test(text) && !isOfSchool) continue;
    const there = school.exec(text) ?? telling.exec(text) ?? isNext.exec(text);
    const isDenied =
      there !== null && polarityOf(text, there.index, there.index + there[0].length) === "denied";
    const fact = (value: string, more: Partial<Fact> = {}) =>
      factOf(reading, sentence, there?.index ?? 0, "training", value, more);
    const sum = Number((cost.exec(text)?.[1] ?? "").replaceAll(",", ""));
    if (isOfSchool && sum && isAsked.test(text) && !isPaidOut.test(text) && !isFree.test(text))
      found.push(fact("at a cost", { low: sum, high: sum, unit: "t" }));
    else if (
      isOfSchool &&
      /\b(?:tuition|fee|costs?) (?:is |are |will be )?(?:required|applies|due|charged)\b/.test(text) &&
      !isDenied
    )
      found.push(fact("at a cost", { isUnsure: true }));
    else if (given.test(text) && !isDenied && !otherThings.test(text) && sentence.stance !== "duties")
      found.push(fact("given", sure.test(text) ? {} : { isUnsure: true }));
  }
  const best =
    found.find(({ value }) => value === "at a cost") ?? found.find(({ isUnsure }) => !isUnsure) ?? found[0];
  return best ? [best] : [];
};

/** "The cost is $450", right behind the words for a guide school. */
const isNext =
  /^(?:the |it |its )?(?:costs?|tuition|price|fee)\b(?: of the (?:course|school|training))?(?: is|:)? /;
