import { plain } from "#core/facts/clauses.ts";
import type { Sentence } from "#core/facts/sentences.ts";
import { byWorker, forSale, ownBed, workers } from "./bed-words.ts";

/** A bed is sure only where words of these shapes are beside it; all else is shown but not filtered. */

const hedges =
  /\b(?:may|might|could|possibl[ey]|potential(?:ly)?|perhaps|some|certain|select (?:positions|staff|roles|sites|jobs)|limited|depend(?:s|ing|ent)|case|optional|options|option to (?:rent|buy)|either|or|eligible|qualif\w+|applicants?|assist\w*|help|near(?:by)?|prospective|priority|preference|first|inquire|ask|arrange\w*|unless|except|guests?|campers?|participants|clients|several|many|affordable|inexpensive|cheap|reasonabl[ey]|discount\w*|where (?:available|possible|offered)|minimum age|years? (?:of age|old)|at least (?:18|21)|other (?:positions|jobs|staff)|previous|last (?:year|season)|used to|tbd)\b/;

const forAWhile =
  /\b(?:temporary|temporarily|short-term|initial(?:ly)?|away from (?:home|base)|overnights?|first (?:[a-z]+ )?(?:days?|nights?|weeks?|months?)|while (?:you|they) (?:look|search|find|travel|wait)|in the (?:field|backcountry)|if (?:funding|funds|possible|space|there)|when possible|on (?:hitch|trail|projects?|expedition|training days)|during (?:projects?|hitches|trips)|(?:during|for) (?:the |your |our |an? )?(?:[a-z0-9-]+ ){0,4}(?:orientation|training|interviews?|conferences?|workshops?|onboarding))\b/;
const forSomeone =
  /\b(?:managers?|supervisors?|directors?|(?:year-round|full-time|permanent|career) (?:staff|employees?|crew)|homeless|families|veterans|visitors|youth|people in need|(?:partner|other|sister|our) (?:hotels?|resorts?|properties|lodges)|airbnb|international (?:staff|students|employees|workers)|for the (?:cook|chef|nurse|director|manager)s?)\b/;
const costSaid =
  /(?<!no )(?<!free )\b(?:rent(?!-free)|rents|deduct\w*|affordable|inexpensive|low[- ]cost|housing fee|deposit)\b/;
export const elsewhere = /\b(?:own|bring|within \d+|minutes|miles|commut\w+)\b/;
const label = /^[^a-z]*(?:(?:is|are) )?(?:[a-z]+ (?:and|&|\/) )?$/;
const isYes =
  /^(?: (?:and|&) [a-z]+)? ?[:-] ?(?:is |are |will be |(?:free|shared|on-?site|furnished),? )*(?:provided|included|yes|free|furnished|available at no|available for free|dorm|bunk)/;
const isNo =
  /^(?: (?:and|&) [a-z]+)? ?[:-] ?(?:is |are |will be )?(?:no\b|none|not (?:provided|included|available|offered)|n\/a|unavailable)/;

const givenBehind =
  /^(?: ?[/+] ?[a-z]+)?(?:,? (?:and|&) (?:[a-z]+ ){1,3}|,? (?:utilities|meals|food|board)| (?:on|at) (?:the )?[a-z-]+(?: [a-z-]+)?| with (?:[a-z-]+ ?){1,3})?,? ?(?:(?:is|are|will be|to be) )?(?:also |always |both |all )?(?:provided|included|furnished|supplied|free|available (?:at no|for free|free|rent-free|to (?:all )?(?:staff|employees|interns|crew|members))|covered)\b|^(?: (?:and|&) (?:meals|board|food))?(?: (?:in|at|on) (?:[a-z-]+ ){1,3})? ?comes? with (?:the|your|this) (?:job|position|role)\b|^ (?:is|are|will be) (?:also )?available\b|^[^,;]{0,40}\b(?:no (?:additional |extra )?(?:cost|charge)|free of charge|rent-free)\b/;
const verbBefore =
  /\b(?:we(?:'ll| will| also|'ll also)? (?:also )?(?:provide|offer|supply)|(?:employer|company|camp|ranch|lodge|school|program|position|job|internship|corps|compensation|salary|pay|wages?|package|benefits|perks|resort|station|refuge|park|stipend)s?,? (?:will |also |it )?(?:provides?|includes?|offers?|comes with|plus)|(?:interns?|staff|employees|guides|members|crew|technicians|volunteers|you|counselors|workers|hosts|instructors|fellows)(?:'ll)? (?:will |also |all )*(?:receives?|gets?|are (?:provided|given)(?: with)?|be (?:provided|given)(?: with)?)|(?:free|complimentary|provided|paid|gratis|employer-provided)|plus|\+|as well as|along with|in exchange for) (?:(?:a |an |all |free|shared|private|on-?site|furnished|comfortable|rustic|staff|employee|employer|company|seasonal|summer|full|crew|field|quality|dormitory|dorm(?:-style)?|bunk|cabin|basic|clean|rent-free|housing and|meals,?|food,?|board,?|lodging,?|and|&|utilities,?|transportation,?|uniforms?,?|competitive wages?,?) ?(?:, )?)*$/;
const paidBefore =
  /\$ ?\d[^$]{0,50}(?:\+|plus|and|&|,|includ(?:es|ing)) (?:free |shared |on-?site |all )*$|\b(?:free|rent-free|no-cost) (?:[a-z-]+ ){0,2}$/;
const livesThere =
  /\b(?:interns?|staff|employees|guides|members|crew|technicians|volunteers|you|you'll|counselors|instructors|fellows|position requires|hosts|required to|must) (?:will |also |all |must |are |are required to )*(?:be )?(?:live|lives|living|reside|stay|staying|housed) (?:in|at) (?:[a-z-]+ ){0,4}$/;

const noBefore =
  /\b(?:no|(?:do|does|did|will|can) ?not (?:currently )?(?:include|provide|offer|have|supply|come with|get)|(?:don't|doesn't|won't|can't|cannot) (?:currently )?(?:include|provide|offer|have|supply|get)|unable to (?:provide|offer|supply)|without|not (?:be )?provid(?:e|ed|ing)(?: with)?) (?:(?:any|on-?site|employee|staff|company|free|seasonal|park|government|agency|meals,?|food,?|or|and|housing) ?)*$/;
const noBehind =
  /^(?:,? (?:and|or|&) (?:[a-z]+ ){1,3})? ?(?:(?:is|are|will) (?:currently )?(?:not|never|unavailable|neither)|isn't|aren't|won't|not (?:provided|included|available|offered)|unavailable)/;

const costNear =
  /\$ ?\d|\b(?:for rent|to rent|rent (?:is|will)|deduct\w*|at (?:a |an? [a-z]+ )?(?:cost|rate|fee|charge|rent)|for (?:a )?(?:small|nominal|low|minimal|reduced|modest|reasonable|weekly|monthly|daily)? ?(?:fee|charge|cost|rent)|low[- ]cost|low[- ]rent|subsidi[sz]ed|affordable|reduced)\b/;

const ofOthers = /\b(?:guests?|campers?|clients|participants|deposit)\b/;

const offered =
  /\b(?:benefits?|perks?|we (?:offer|provide)|offered|compensation|provided|includes?|receive)\b/i;
/** Where the text names a rent, no bed is surely free. */
export const rentSaid =
  /^(?!.*\b(?:rent-free|no rent|in town|locally|equipment|gear)\b).*(?:\brent\b[^.]{0,40}\$|\$ ?\d[^.]{0,25}\b(?:rent|deducted)\b|\brent (?:is|will be|of)\b|\b(?:cost|charge|fee)s? (?:for|of) (?:[a-z]+ )?(?:housing|lodging|room)\b|\b(?:housing|lodging|room and board|dorm) (?:fee|cost|rent|deduction|deposit)s?\b|\bdeducted from (?:your|their|the|each) )/;

export type Bed = { clause: string; start: number; end: number; aside: string; sentence: Sentence };

export function isSureOfBed(value: string, { clause, start, end, aside, sentence }: Bed): boolean {
  const before = clause.slice(0, start);
  const after = clause.slice(end);
  const around = clause.slice(Math.max(0, start - 100), end + 60);
  const nearby = `${around} ${aside}`;
  if (value === "may be had")
    return /\b(?:may|might|limited)\b/.test(around) && /\b(?:available|provided)\b/.test(around);
  if (value === "stipend")
    return (
      !/\b(?:may|might|or|some)\b/.test(around) &&
      (/\$ ?\d/.test(nearby) || /\b(?:provid|receiv|offer|includ|paid)/.test(clause))
    );
  if (value === "at a cost")
    return costNear.test(nearby) && !ofOthers.test(around) && !/\b(?:stipend|allowance)\b/.test(nearby);
  if (value === "not provided") {
    if (
      /\b(?:some|certain|other|during|until|stipends?|allowance|guarantee\w*|outside|beyond)\b/.test(around)
    )
      return false;
    return (
      noBefore.test(before) ||
      noBehind.test(after) ||
      ownBed.test(before) ||
      byWorker.test(after) ||
      (label.test(before) && isNo.test(after))
    );
  }
  if (hedges.test(around.replace(/\bif (?:needed|desired)\b/g, " "))) return false;
  const whole = plain(sentence.text);
  if (forAWhile.test(whole) || forSomeone.test(around) || costSaid.test(whole)) return false;
  if (value === "lives on site") return !elsewhere.test(whole);
  if (value !== "provided" || /tent|camp/.test(clause.slice(start, end))) return false;
  if (
    forSale.test(clause.slice(start, end)) &&
    !workers.test(whole) &&
    !offered.test(sentence.heading) &&
    !(label.test(before) && isYes.test(after))
  )
    return false;
  if (/\$|\b(?:rent|fee|cost|rate)\b/.test(aside) && !/\b(?:stipend|worked|valued?|worth)\b/.test(nearby))
    return false;
  const { isItem, stance, heading, text } = sentence;
  const isListed = isItem && text.length < 70 && stance === "offered" && offered.test(heading);
  return (
    (label.test(before) && isYes.test(after)) ||
    givenBehind.test(after) ||
    verbBefore.test(before) ||
    paidBefore.test(before) ||
    livesThere.test(before) ||
    /^(?:housed)? ?(?:and|&) fed\b/.test(clause.slice(start)) ||
    (isListed && /^(?:[a-z-]+,? ){0,3}$/.test(before))
  );
}
