import { polarityOf } from "#core/facts/clauses.ts";
import type { Sentence } from "#core/facts/sentences.ts";
import { othersSleep, saidNo, worker } from "./bed-words.ts";
import { costsIn, isItsCost } from "./cost.ts";
import type { Verdict } from "./settle-housing.ts";

/** Beds of workers that no word for housing names: a room, a cabin, a flat. */

const ofStaff =
  "(?:staff|employee|crew|guides?'?|guards'|interns?'?|fellows'|volunteer|company|team|seasonal|rangers?'?)";
const looks =
  "(?:private|semi-private|shared?|single(?: occupancy)?|double|twin|furnished|free|basic|simple|small|little|tiny|heated|rustic|cozy|comfortable|nice|old|own|rental|on-?(?:site|campus)|(?:one|two|three|four|five|six|\\d)[- ](?:bed(?:room)?|person)|wall|canvas|canvas-wall|platform|weatherport|safari)";

/** Any word may stand between article and noun that begins nothing of its own. */
const looksAny =
  "(?:(?!(?:of|in|at|to|for|from|with|on|by|and|or|that|who|is|are|has|have|had|no|not|near|as|than|work|rent)\\b)[a-z'-]+ ){0,3}";

export const places = new RegExp(
  `\\b(?:(?<!\\b(?:dining|mud|tack|meeting|class|tasting|locker|break|living|game|weight|hotel|motel|guest|mail|ball|show|operating|emergency|conference|no|more) )(?:bed)?rooms?(?! for (?!free|${worker}))|bdrms?|(?:tent )?cabins?|cottages?|apartments?|apts?|condos?|flats?|studios?|(?<!\\b(?:fun|club|opera|haunted|open|power|green|court|cooking) )houses?|(?:(?:[a-z]{3,5}-)?bedroom|mobile|tiny) homes?|bunks?|bunk ?houses?|beds?|berths?|barracks|bunkies|(?:wall|canvas|platform|weatherport|safari|${ofStaff}) tents?|tent platforms?|(?:staff|employee|crew|guide) campgrounds?|(?<=\\b(?:a|one|two|three|\\d|our|staff|company) )campers?(?= (?:on|at|behind|by) )|yurts?|tipis?|caravans?|trailers?|airstreams?|dongas?|huts?|lofts?|residences?|full board)\\b(?![-']| (?:to (?!yourself|sleep|live)|service|attendants?|owners?|complex(?:es)?|maintenance|builders?|clean\\w*|keys?|nights?|discounts?|rates?|steward|in (?:town|the area))\\b)`,
  "g",
);

const article = new RegExp(
  `(?:\\b(?:an?|your|their|one|two|three|\\d|the|${ofStaff}|${looks}) |^[^a-z]*|[:;+&] ?|\\b(?:food|meals|board|room) (?:and|&|or) )${looksAny}$`,
);
const isOfWorkers = new RegExp(
  `\\b(?:own|shared|bunk ?houses?|(?:canvas|wall|weatherport) tents|bunks?|berths?|barracks|bunkies|dongas?|full board|${ofStaff} (?:[a-z-]+ )?(?:bed)?(?:rooms?|bdrms?|cabins?|cottages?|apartments?|apts?|houses?|caravans?|trailers?|tents?|bunks?|beds?|yurts?))\\b`,
);
const ofOthers =
  /\b(?:offers?|gives?|provides?|supply|sells?) (?:our |all )?(?:guests|visitors|campers|clients|owners|members of)\b|\b(?:for|by|to) (?:[a-z]+ )?(?:guests|visitors|campers|clients|customers|participants|families|groups|youth|residents|hunters|the public|rent by)\b|\b(?:rentals?(?! houses?)|market|nightly|booked|clean\w*|turn(?:ing)? over|make|stock|repair\w*|build\w*|maintain\w*|deliver\w*|set up|weed|overnight (?:trips?|groups)|spike|hitch\w*|per diem|to (?:a )?visiting)\b/;
const rented =
  /\b(?:share|use of|on-? ?site|costs?|rents?|deduct\w*|charged?|employee|staff|(?:run|runs|go|goes) (?:for|from|\$)|available|shared|own|we have|at the (?:centre|center|station|camp|lodge|ranch))\b/;
const given = new RegExp(
  `^[^.;$]{0,70}?(?:\\b(?:at no|no|without|w\\/o) (?:additional |extra )?(?:charge|cost|rent)\\b|\\brent-free\\b|\\bfor nothing\\b|\\bcosts? (?:you )?nothing\\b|\\$0\\b|\\bfree(?=[,.;)!]|$| (?:of (?:charge|cost)|as well|for (?:the|all|staff|crew|you|techs|guides|interns|volunteers)|all|while|during)\\b)|\\bon us\\b)|^[^.;$]{0,60}?(?:\\b(?:is|are) (?:all )?(?:yours|included|provided|supplied|furnished|part of)\\b| (?:provided|supplied|included)\\b| comes? with (?:the|your) (?:job|position|role)\\b)|^[^.;]{0,60}\\bwhere (?:the |our |all )?${worker} (?:can |may |all )?(?:sleep|live|stay|bunk)`,
);
const giver = new RegExp(
  `\\b(?:you(?:'ll|'d)?(?: will| would)?(?: also)? (?:get|have|receive|share)|we(?:'ll| can| will| also)* (?:give|provide|offer|supply)|${worker} (?:all |each )?(?:gets?|receives?|have|share)|gets you|provides|gives|comes? with|(?:job|position|pay|package|salary) includes|trade:|in exchange for|what you get:)(?:(?! (?:who|that|which|is|are|to|has|how|tours?|responsib\\w+) )[^.;]){0,90}$`,
);
const pay =
  /(?:\$ ?\d[^.;$]{0,50}|\b(?:salary|wages?|meals?|food|groceries|all found)[a-z ]{0,20})(?:,|;|:| and| plus| with| ?\+| ?&) (?:[a-z-]+ ){0,3}$/;
const sleepers = new RegExp(
  `\\b${worker}(?:'ll|'d| will| would| may| can| all| both)* (?:lives?|stays?|sleeps?|bunks?|are put up|are housed|shares?)(?: together| here)? (?:in|at|over|above|aboard)? ?(?:[a-z'-]+ ){0,4}$|\\b(?:put|house)s? (?:up )?(?:all |our |the )?${worker} (?:up )?(?:in|at) (?:[a-z'-]+ ){0,4}$`,
);
/** "You can kip at base for $15 a night" names no bed at all. */
const staysOnTerms = new RegExp(
  `\\b${worker}(?:'ll|'d| will| would| may| can| could| all| each)* (?:kip|crash|sleep|stay|bunk|live)s? (?:in|at|on|with|by|behind|here)\\b(?!.*\\b(?:hostels?|hotels?|motels?|town|local|nearby)\\b)`,
);
const hoped = /\b(?:help|may have|might have) (?:(?:you|staff|interns|to|find|look for|a) )+$/;
const scarce = /\b(?:limited|a few|some) (?:staff )?$|^ (?:may|might|could)\b/;
const holds = /^ (?:house|sleep|hold)s? (?:up to )?(?:two|three|four|five|six|eight|\d)\b/;
const isFirst = new RegExp(
  `^[^a-z]*(?!(?:the|keep|prepare|manage|set|stock|check|assist|help|run|inspect|service|make|provide|perform|oversee|open|close|supervise|load|heat|tidy)\\b)${looksAny}$`,
);
/** What is beside a bed in a list of what a worker gets. */
const goods =
  /^[^.:$]{0,60}(?:[,;:+&]| and| plus| with) (?:[a-z'-]+ ){0,2}(?:meals?|food|board|groceries|laundry|flights?|airfare|firewood|stipend|uniforms?|wi-?fi|utilities|pickup|saunas?)\b/;
const ofMarket = /\b(?:town|local\w*|market|average|typical\w*|nightly|from \$)/;
const verb = /\b(?:is|are|was|were|has|have|must|will|can|should|may|do|does|need|bring)\b/;

export function namedBed(
  text: string,
  sentence: Sentence,
): { verdict: Verdict; start: number; end: number } | null {
  const isAsked = sentence.stance === "duties" || sentence.stance === "required";
  if (ofOthers.test(text) || othersSleep.test(text)) return null;
  for (const { 0: noun, index: start } of [...text.matchAll(places)].slice(0, 8)) {
    const end = start + noun.length;
    const verdict = verdictOf(text, noun, start, end);
    const part = text.lastIndexOf(";", start) + 1;
    if (isAsked && !given.test(text.slice(end, end + 110))) continue;
    if (verdict && polarityOf(text.slice(part), start - part, end - part) !== "denied")
      return { verdict, start, end };
  }
  const stays = staysOnTerms.exec(text);
  if (!stays) return null;
  const [start, end] = [stays.index, stays.index + stays[0].length];
  const isFree = given.test(text.slice(end));
  const verdict = isFree ? "provided" : costsIn(text.slice(end)).length ? "at a cost" : null;
  return verdict && polarityOf(text, start, end) !== "denied" ? { verdict, start, end } : null;
}

function verdictOf(text: string, noun: string, start: number, end: number): Verdict | null {
  const before = text.slice(Math.max(0, start - 110), start);
  const after = text.slice(end, end + 110);
  const own = isOfWorkers.test(text.slice(Math.max(0, start - 40), end));
  if (/\bfrom (?:[a-z]+ )?$/.test(before)) return null;
  const [cost] = costsIn(text).filter((one) =>
    one.from >= end ? one.from - end <= 60 : one.end <= start && start - one.end <= 20,
  );
  if (cost && cost.unit !== "s" && isItsCost(text, end, noun)) {
    const around = text.slice(Math.max(0, start - 40), cost.from);
    const isTerms =
      cost.unit !== "n" &&
      isFirst.test(before) &&
      !verb.test(text.slice(0, cost.from)) &&
      !ofMarket.test(text);
    if (
      own ||
      isTerms ||
      (cost.unit !== "n" && rented.test(around)) ||
      /^ ?deducted/.test(text.slice(cost.end))
    )
      return "at a cost";
    if (cost.from - end <= 25) return null;
  }
  if (/^[^$;.]{0,20}\b\d{2,4} (?:per|a) (?:week|month)\b/.test(after) && own) return "at a cost";
  if (own && saidNo.test(after)) return "not provided";
  if (hoped.test(before) || (own && (scarce.test(before) || scarce.test(after)))) return "may be had";
  const isNamed = article.test(before) || own;
  const isBrought =
    /\bbring|need\b/.test(before) || (/\byour\b/.test(before) && !/room|cabin|apartment/.test(noun));
  if (!isNamed || (/\bown $/.test(before) && isBrought)) return own && giver.test(before) ? "provided" : null;
  if (given.test(after) || /\bfree $/.test(before) || giver.test(before) || pay.test(before))
    return "provided";
  if (sleepers.test(before)) return "lives on site";
  const isLine = !verb.test(text) && text.length <= 120 && isFirst.test(before);
  const isGood = isLine && !noun.endsWith("s") && goods.test(after);
  return isGood || (own && (isLine || holds.test(after))) ? "provided weakly" : null;
}
