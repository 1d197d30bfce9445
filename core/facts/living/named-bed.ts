import { polarityOf } from "#core/facts/clauses.ts";
import type { Sentence } from "#core/facts/sentences.ts";
import { costsIn, isItsCost } from "./cost.ts";
import type { Verdict } from "./settle-housing.ts";

/** Beds of workers that no word for housing names: a room, a cabin, a flat. */

const workers =
  "(?:staff|employees?|crews?|guides?|guards?|interns?|fellows?|volunteers?|members?|technicians?|instructors?|counselors?|wranglers?|rangers?|hands?|patrollers?|hosts?|deckhands?|workers?|seasonals?|team|everyone|you|we)";
const ofStaff =
  "(?:staff|employee|crew|guides?'?|guards'|interns?'?|fellows'|volunteer|company|team|seasonal|rangers?'?)";
const looks =
  "(?:private|semi-private|shared?|single(?: occupancy)?|double|twin|furnished|free|basic|simple|small|little|tiny|heated|rustic|cozy|comfortable|nice|old|own|rental|on-?(?:site|campus)|(?:one|two|three|four|five|six|\\d)[- ](?:bed(?:room)?|person)|wall|canvas|canvas-wall|platform|weatherport|safari)";

export const places = new RegExp(
  `\\b(?:(?<!\\b(?:dining|mud|tack|meeting|class|tasting|locker|break|living|game|weight|hotel|motel|guest|mail|ball|show|operating|emergency|conference|no|more) )(?:bed)?rooms?(?! for (?!free|${workers}))|bdrms?|(?:tent )?cabins?|cottages?|apartments?|apts?|condos?|flats?|studios?|houses?|(?:(?:[a-z]{3,5}-)?bedroom|mobile|tiny) homes?|bunks?|bunk ?houses?|beds?|berths?|barracks|bunkies|(?:wall|canvas|platform|weatherport|safari|${ofStaff}) tents?|yurts?|tipis?|caravans?|trailers?|airstreams?|dongas?|huts?|lofts?|full board)\\b(?![-']| (?:to (?!yourself|sleep|live)|service|attendants?|clean\\w*|keys?|nights?|discounts?|rates?|steward)\\b)`,
  "g",
);

const article = new RegExp(
  `(?:\\b(?:an?|your|their|one|the|${ofStaff}|${looks}) |^[^a-z]*|[:;+&] ?|\\b(?:food|meals|board|room) (?:and|&|or) )$`,
);
const isOfWorkers = new RegExp(
  `\\b(?:own|shared|bunk ?houses?|(?:canvas|wall|weatherport) tents|bunks?|berths?|barracks|bunkies|dongas?|full board|${ofStaff} (?:[a-z-]+ )?(?:bed)?(?:rooms?|bdrms?|cabins?|cottages?|apartments?|apts?|houses?|caravans?|trailers?|tents?|bunks?|beds?|yurts?))\\b`,
);
export const othersSleep =
  /\b(?:guests?|visitors?|campers|clients|customers|participants|travell?ers|families|groups|youth|residents|hikers|students|children) (?:all |will |can |may |who )*(?:stay|live|sleep|rent|share|enjoy|relax|get|have|book)/;
const ofOthers =
  /\b(?:for|by|to) (?:[a-z]+ )?(?:guests|visitors|campers|clients|customers|participants|families|groups|youth|residents|hunters|the public|rent by)\b|\b(?:rentals?(?! houses?)|market|nightly|booked|clean\w*|turn(?:ing)? over|make|stock|repair\w*|build\w*|maintain\w*|deliver\w*|set up|weed|overnight (?:trips?|groups)|spike|hitch\w*|per diem|to (?:a )?visiting)\b/;
const rented =
  /\b(?:share|on-? ?site|costs?|rents?|deduct\w*|charged?|employee|staff|(?:run|runs|go|goes) (?:for|from|\$)|available|shared|own|at the (?:centre|center|station|camp|lodge|ranch))\b/;
const free =
  /^[^.;$]{0,70}?(?:\b(?:at no|no|without) (?:additional |extra )?(?:charge|cost|rent)\b|\brent-free\b|\bfree(?=[,.;)!]|$| (?:of (?:charge|cost)|as well|for (?:the|all)|all|while|during)\b)|\bon us\b)/;
const given =
  /^[^.;$]{0,60}?(?:\b(?:is|are) (?:all )?(?:yours|included|provided|supplied|furnished)\b| (?:provided|supplied|included)\b| comes? with (?:the|your) (?:job|position|role)\b)/;
const giver = new RegExp(
  `\\b(?:you(?:'ll|'d)?(?: will| would)?(?: also)? (?:get|have|receive|share)|we (?:give|provide|offer|supply)|${workers} (?:all |each )?(?:gets?|receives?|have|share)|gets you|(?:provides|gives)|trade:|in exchange for|what you get:)(?:(?! (?:who|that|which|is|are|to|has|how|responsib\\w+) )[^.;]){0,90}$`,
);
const pay =
  /(?:\$ ?\d[^.;$]{0,50}|\b(?:salary|wages?|meals?|food|groceries|all found)[a-z ]{0,20})(?:,|;|:| and| plus| with| ?\+| ?&) (?:[a-z-]+ ){0,3}$/;
const sleepers = new RegExp(
  `\\b${workers}(?:'ll|'d| will| would| may| can| all| both)* (?:lives?|stays?|sleeps?|bunks?|are put up|are housed|shares?)(?: together| here)? (?:in|at|over|above|aboard)? ?(?:[a-z'-]+ ){0,4}$|\\b(?:put|house)s? (?:up )?(?:all |our |the )?${workers} (?:up )?(?:in|at) (?:[a-z'-]+ ){0,4}$`,
);
const whereTheySleep = new RegExp(
  `^[^.;]{0,60}\\bwhere (?:the |our |all )?${workers} (?:can |may |all )?(?:sleep|live|stay|bunk)`,
);
const isHelp = /\bhelp (?:(?:you|staff|interns|to|find|look for|a) )+$/;
const isScarce = /\b(?:limited|a few|some) (?:staff )?$/;
const mayBe = /^ (?:may|might|could)\b/;
const holds = /^ (?:house|sleep|hold)s? (?:up to )?(?:two|three|four|five|six|eight|\d)\b/;
const verb = /\b(?:is|are|was|were|has|have|must|will|can|should|may|do|does|need|bring)\b/;

export const noBed = new RegExp(
  `(?<!\\bor )(?:\\b(?:can(?:not|'t| not)|unable to|not able to|do(?: not|n't)) (?:house (?:you|anyone|people|${workers})|put (?:you|anyone|people|${workers}) up)\\b|\\b(?:do(?: not|n't)|can(?:not|'t)) (?:have|offer) (?:any )?(?:beds?|rooms?|cabins?|places?) (?:for (?:${workers})|of our own)\\b|\\b(?:room|place|housing|apartment)\\b.{0,60}\\b(?:(?:have|got) none|(?:don't|do not) have (?:any|one)) of our own\\b|\\b(?:come|arrive|be here) with (?:your |their )?(?:own )?(?:housing|lodging|accommodations?|a (?:room|place))\\b|\\b(?:have|need|find|secure|line up|sort(?: out)?|rent|get) (?:to have |to find )?(?:your own (?:place|digs|home|pad|flat|apartment)|a place to (?:live|stay) (?:before|by|in|lined|nearby))\\b|\\bnot a live-in\\b)`,
);

export type NamedBed = { verdict: Verdict; start: number; end: number };

export function namedBed(text: string, sentence: Sentence): NamedBed | null {
  if (
    sentence.stance === "duties" ||
    sentence.stance === "required" ||
    ofOthers.test(text) ||
    othersSleep.test(text)
  )
    return null;
  for (const { 0: noun, index: start } of [...text.matchAll(places)].slice(0, 8)) {
    const end = start + noun.length;
    const verdict = verdictOf(text, noun, start, end);
    const part = text.lastIndexOf(";", start) + 1;
    const isDenied = polarityOf(text.slice(part), start - part, end - part) === "denied";
    if (verdict && !isDenied) return { verdict, start, end };
  }
  return null;
}

function verdictOf(text: string, noun: string, start: number, end: number): Verdict | null {
  const before = text.slice(Math.max(0, start - 110), start);
  const after = text.slice(end, end + 110);
  const own = isOfWorkers.test(text.slice(Math.max(0, start - 40), end));
  if (/\bfrom (?:[a-z]+ )?$/.test(before) || /^ in (?:town|the area)\b/.test(after)) return null;
  const [cost] = costsIn(text).filter(({ from }) => from >= end && from - end <= 60);
  if (cost && cost.unit !== "s" && isItsCost(text, end, noun)) {
    const around = text.slice(Math.max(0, start - 40), cost.from);
    if (own || (cost.unit !== "n" && rented.test(around)) || /^ ?deducted/.test(text.slice(cost.end)))
      return "at a cost";
    if (cost.from - end <= 25) return null;
  }
  if (/^[^$;.]{0,20}\b\d{2,4} (?:per|a) (?:week|month)\b/.test(after) && own) return "at a cost";
  if (isHelp.test(before) || (own && (isScarce.test(before) || mayBe.test(after)))) return "may be had";
  const isNamed = article.test(before) || own;
  if (whereTheySleep.test(after)) return "provided";
  if (!isNamed || (/\bown $/.test(before) && /\b(?:bring|your|need)\b/.test(before)))
    return own && giver.test(before) ? "provided" : null;
  if (free.test(after) || given.test(after) || /\bfree $/.test(before)) return "provided";
  if (giver.test(before)) return "provided";
  if (pay.test(before)) return "provided";
  if (sleepers.test(before)) return "lives on site";
  if (
    own &&
    (holds.test(after) ||
      (!verb.test(text) && text.length <= 120 && /^[^a-z]*(?:[a-z-]+ ){0,3}$/.test(before)))
  )
    return "provided weakly";
  return null;
}
