import { factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import type { Sentence } from "#core/facts/sentences.ts";

/** These lessons qualify people for the job, and the applicant may have to pay for them. */
const school =
  /\b(?:(?:guide|raft(?:ing)? guide|river guide|instructor|lifeguard|patrol|wrangler|captain)(?:'?s'?)? (?:school|training|course|class|certification)|training (?:course|program|school|fee|trip)|certification course|(?:new )?guide training|pay \$[\d,]{1,8} for (?:their |the |your )?training)\b/;
/** Guests and volunteers whom the worker trains are not learners. */
const learner =
  /(?:you|staff|employees?|interns?|members?|guides?|counselors?|volunteers?|technicians?|corpsmembers|hosts?|instructors?|crews?|applicants?|candidates?|hires?|person hired|assistants?|apprentices?|seasonals?|educators?|participants in the program)/
    .source;
const length =
  /(?:(?:an? |the |one |two |three |four |five |six |\d{1,2} ?-? ?)(?:to |or |- ?)?(?:one |two |three |four |five |six |\d{1,2} ?-? ?)?(?:full )?|full-?|-)(?:week|day|hour|month)s?(?:[- ]long)?/
    .source;
const givers =
  /(?:we|employer|company|camp|corps|lodge|school|resort|ranch|program|park|refuge|organization|outfitter)/
    .source;
const kinds = "(?:[a-z/-]+,? (?:and |& )?)";

const surelyGiven = new RegExp(
  [
    "\\btrainings? (?:(?:and|&) [a-z]+ )?(?:is|are|will be)(?: (?:also|always|fully))? (?:provided|included|given|paid)\\b(?! (?:at|by the applicant))",
    "\\btrainings? (?:provided|included)\\b",
    "\\btraining (?:in|on|for|of) [^.;:]{1,80} (?:is|are|will be) (?:provided|given)\\b",
    "\\btraining (?:hours|time|days|weeks?|shifts) (?:is|are|will be) (?:also )?paid\\b",
    `\\b${learner} (?:will |also )*(?:go through|undergo) (?:an? )?(?:${length} )?${kinds}{0,3}training\\b`,
    `\\b${givers}(?:'ll)? (?:will )?(?:also )?(?:provides?|offers?|gives?) ${kinds}{0,5}training\\b`,
    "\\b(?:paid|free|on[- ]the[- ]job|complimentary) (?:[a-z-]+,? ){0,2}training\\b",
    `\\b${learner} (?:will |are )(?:be )?(?:fully |thoroughly |also )?trained\\b(?! by (?:their|the applicant))`,
    "\\bwe(?:'ll| will)? (?:fully )?train (?:you|all|every|each|new|our)\\b",
    `\\b(?:begins?|starts?|kicks? off|opens?) with (?:an? )?(?:${length} )?(?:of )?${kinds}{0,4}training\\b`,
    `\\battend (?:an? |our |the )?(?:mandatory |required |paid )?${length} (?:of )?${kinds}{0,3}training\\b`,
    `\\b${learner} (?:will )?(?:also )?(?:participate|take part) in (?:an? |our )?${length} (?:of )?${kinds}{0,3}training\\b`,
    `\\b${learner} (?:(?:will|all|also|can expect to) ){0,2}(?:receives?|gets?|be given) ${kinds}{0,5}training\\b`,
    "\\btraining (?:is|pay|wage|rate|salary)[^.]{0,20}\\$? ?\\d{1,3}(?:\\.\\d\\d)? ?(?:\\/ ?|per |an )(?:hr|hour|day|week)",
  ].join("|"),
);
const given = new RegExp(
  [
    "\\btrainings? (?:(?:and|&) [a-z]+ )?(?:is |are |will be |can be |may be |also )*(?:provided|offered|included|available|free|given)\\b",
    "\\b(?:will|happy to|glad to|willing to) train\\b(?! (?:staff|volunteers|others|guests|customers|visitors|and supervise|for))",
    `\\b(?:${learner} )?(?:receive|get|be given) ${kinds}{0,5}training\\b`,
    "\\bgo through (?:[a-z-]+ ){0,4}training\\b",
    `\\b${length} (?:of )?${kinds}{0,3}training (?:period|session|program|course|camp|week)\\b`,
    "\\bprovides? (?:paid |all |full |on-the-job )+training\\b",
  ].join("|"),
);
const listed = /^[^a-z]*(?:[a-z-]+ ){0,3}training\b(?! (?:of|others|volunteers|new|staff|guests))/;
const getsHeading =
  /\b(?:we (?:offer|provide|supply|give)|you(?:'ll| will)? (?:get|receive)|benefits?|perks|hosts (?:get|receive)|receive)\b/i;
const telling =
  /\btrain(?:ings?|ed)?\b|\b(?:guide|instructor|lifeguard) (?:school|course|class|certification)\b/;
const cost = /\$ ?(\d{1,3}(?:,\d{3}|\d{0,2})(?:\.\d\d)?)/;
const isAsked = /\b(?:costs?|tuition|fees?|price|pay|charge|deposit|is|for)\b|[:(-] ?\$/;
const isPaidOut =
  /\b(?:value|valued|worth|\/ ?h|per (?:hour|day|hr)|an hour|a day|hourly|paid (?:training|at)|training pay|stipend|we pay|earn|bonus|wages?|you will be paid|are paid)\b|\/ ?(?:hr|hour|day|week)/;
const isFree = /\b(?:free|no (?:cost|charge|fee)|at no|we (?:pay|cover)|company pays)\b/;
const otherThings =
  /\b(?:volunteer work|helps? build|ability to|preferred|assist(?:s|ing)?|deliver\w*|conduct\w*|must (?:attend|complete|have)|have (?:attended|completed|received)|requires? (?:an? )?(?:minimum|at least)|minimum of|degree|equivalent|education,|visitors?|customers?|clients|guests|to the public|lead|provide training (?:to|for)|develop (?:and|training)|safety training program|if (?:needed|necessary)|job training (?:program|center)|strength training|weight training|training (?:opportunities|materials|manuals?|records|plans?|and experience))\b/;
const byWorker =
  /^[^a-z]*(?:[a-z]+ly )?(?:provid|giv|offer|schedul|organiz)(?:e|es|ing)?s? (?:[a-z-]+ ){0,2}$/;
const near = 60;
/** "In May" is a month, not a hedge. */
const mayBe =
  /\b(?:(?<!\b(?:in|of|by|mid|late|early|from|until|through|since|to|and)[ -])may(?! \d)|might|could|can be|some|limited|opportunit\w+|depend\w*|if|or willing)\b/;

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
    else {
      const said = isDenied ? null : givenIn(text, sentence);
      if (said) found.push(fact("given", said === "surely" ? {} : { isUnsure: true }));
    }
  }
  const best =
    found.find(({ value }) => value === "at a cost") ?? found.find(({ isUnsure }) => !isUnsure) ?? found[0];
  return best ? [best] : [];
};

function givenIn(text: string, sentence: Sentence): "surely" | "perhaps" | null {
  const there = surelyGiven.exec(text) ?? given.exec(text);
  if (!there) return listed.test(text) && getsHeading.test(sentence.heading) ? "perhaps" : null;
  const [from, to] = [there.index, there.index + there[0].length];
  const around = text.slice(Math.max(0, from - near), to + near);
  if (otherThings.test(around) || byWorker.test(text.slice(0, from))) return null;
  if (sentence.stance === "duties" && !surelyGiven.test(text)) return null;
  return surelyGiven.test(text) && !mayBe.test(around) ? "surely" : "perhaps";
}

const isNext =
  /^(?:the |it |its )?(?:costs?|tuition|price|fee)\b(?: of the (?:course|school|training))?(?: is|:)? /;
