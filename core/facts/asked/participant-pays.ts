import { factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";
import { readPay } from "#core/facts/pay.ts";

const stay =
  "program|participation|participant|internship|intern|volunteer|placement|project|enrollment|conservation|expedition|monthly|weekly|research|student";
const telling = new RegExp(
  `\\b(?:(?:${stay}) (?:fees?|costs?|contributions?)(?: (?:is|of|includes?|covers?|are|starts?|for)\\b|:)|(?:a|the) fee of [$£€]|(?:fees?|contributions?) (?:is|are|will be) (?:required|charged|asked|payable|due)|(?:participants?|volunteers?|interns?|students?|applicants?|you) (?:must |will |should |are (?:required|asked|expected) to )?(?:pay|contribute|be charged) (?:a |an |the )?(?:[a-z]+ ){0,4}(?:fees?\\b|[$£€]|us\\$|usd)|costs? (?:for|of|per) (?:the |this |a )?(?:program|internship|participants?|volunteers?|month|week|placement|expedition)\\b[^.;]{0,30}(?:\\bis\\b|\\bare\\b|:|[$£€])|(?:program|internship|placement|expedition) (?:costs?|is priced at) [$£€])`,
);
const charge = /[$£€] ?\d|\bfees?\b|\busd\b|\bcontributions?\b/;
const wage =
  /\b(?:salary|wages?|stipend|hourly (?:rate|pay|wage|position)|paid (?:position|internship|job)|living allowance|compensation: ?\$|plus tips|payroll|paycheck|per hour|an hour|\/ ?hr|\/ ?hour)\b/;
const otherThings =
  /\b(?:guests?|customers?|visitors?|campers?|entrance|camping fees?|parking|collect\w*|housing|rent|lodging|uniform|registration fees? (?:for|to) (?:conference|training)|application fees?|waived|employer|reimburs\w*|licen[sc]e|visa|h-?2b|no (?:[a-z]+ )?fees?|without|free of|permits?|user|park|background|fingerprint\w*|guide school|training|certification|course fees?|union|membership|legal|recruit\w*|attorney|health|insurance)\b/;

const earned = /\b(?:earn|are paid|get paid|receive (?:a |an )?(?:[a-z]+ )?(?:stipend|wage|salary|\$))/;

/** A fee counts only where no wage or stipend is stated. */
export const readParticipantPays: FactReader = (reading) => {
  const [first] = tellingSentences(reading, telling).filter(
    ({ text }) => charge.test(text) && !otherThings.test(text.replace(covered, "")),
  );
  if (!first) return [];
  const { sentence, text } = first;
  const there = telling.exec(text);
  if (!there || polarityOf(text, there.index, there.index + there[0].length) === "denied") return [];
  const isPaid =
    earned.test(text) ||
    readPay(reading).some(
      ({ name, value, proof }) =>
        name === "pay" && value !== "unpaid" && !/\bfees?\b|\bcosts?\b/i.test(proof),
    ) ||
    tellingSentences(reading, wage).some(
      (one) =>
        one.sentence !== sentence && !/\b(?:no|not|unpaid|without|isn't)\b|fee|contribution/.test(one.text),
    );
  return isPaid ? [] : [factOf(reading, sentence, there.index, "participant_pays", "yes")];
};

/** The things a fee pays for do not tell whose fee it is. */
const covered = /\b(?:includes?|covers?|and covers|supports?|goes to|pays for)\b.*/;
