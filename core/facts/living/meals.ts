import { answerTo } from "#core/facts/answer.ts";
import {
  asideBehind,
  type Clause,
  clausesOf,
  factOf,
  polarityOf,
  tellingSentences,
} from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import type { Sentence } from "#core/facts/sentences.ts";

/** The first of these that is said tells. */
const byWeight = [
  "at a cost",
  "provided",
  "stipend",
  "in the field only",
  "not provided",
  "provided weakly",
] as const;
type Verdict = (typeof byWeight)[number];
const telling =
  /\b(?:meals?|food|board|fed|feeds?|eats?|grocer(?:y|ies)|breakfast|lunch(?:es)?|dinners?|catered|cafeteria|chef)\b/;
const nouns =
  /\b(?:(?:\d |three |two |one |all |free |complimentary |employee |staff |crew |shift |daily |delicious |catered )*meals?(?: plans?| programs?)?|food(?: and (?:lodging|housing))?|room,? (?:and|&|\/|\+|n) ?(?:partial |full )?board|room, board|room ?\/ ?board|board|fed|(?:we(?:'ll| will)? (?:also )?|company |camp |corps |cook |chef |kitchen |lodge |ranch )feeds? (?:you|(?:all |our |the |its )?(?:staff|crews?|guides|team))|(?:(?:our|a|the) (?:[a-z]+ )?(?:chef|cook)s? (?:cooks?|prepares?|makes?) (?:[a-z]+ )?for|eats?(?: for)?)(?= (?:free|you|us|the crew|(?:all )?(?:staff|crew)|at half))|eats? (?:with (?:us|them|(?:the )?(?:family|guests|campers|students|crew))|in (?:the|our) (?:dining|mess|cook|lodge|staff|main)|what (?:you|we)|together|family[- ]style)|grocer(?:y|ies)|(?:breakfast|lunch|dinner)(?:e?s)?(?:(?:,? (?:and|or|&) |, )(?:breakfast|lunch|dinner)(?:e?s)?)*)\b/g;

const otherThings =
  /\b(?:prepar\w*|cook\w*|serv(?:e|es|ing|ed)|planning|plat(?:e|ing)|pack(?:ing)?|order(?:s|ing)?|deliver\w*|clean\w*|handl(?:e|ing|er)|stor(?:e|ing|age)|safety|guests?|campers?|customers?|animals?|feeding|feed|breaks?|break|unpaid|safe|quality|distribut\w*|menu|counting|collect\w*|purchas(?:e|ing) food for|clients?|participants|students|healthy|restaurant|costs? of|offset|enrichment|hotels?|motels?|overnight trips?|reimburse\w*|receipts?|bank|hand[- ]feed|sustainable|wildlife|plots?|tax|during travel)\b/;
/** A board is food in "room and board" or "the camp provides board". */
const notBoard =
  /\b(?:room(?: {2,99})?,? ?(?:and|&|\/|\+|n)? ?|(?:provides?|gives?|get) (?:full )?|full |partial )$|^[^a-z]*$/;
/** The noun alone says that the worker is fed. */
const isFeeding = /feeds? |cooks? for$|prepares? |makes? |^eat|\b(?:free|complimentary) /;
const fedWorkers =
  /\b(?:housed and|you(?:'ll| will)?(?: be| are)?|(?:staff|guides|crews?|interns|members|volunteers|employees|everyone) (?:is|are|will be)|(?:be|are|is) well) $/;
const servedToStaff =
  /\bserves (?:all |our )?(?:staff|employees|crew)\b|\bserved (?:[a-z-]+ ){0,3}and (?:are )?included\b|\b(?:served (?:to|for)|prepared (?:for|by)|cooked (?:for|by)) (?:you|us|all |the |our |your |an? )?(?:staff|employees|crew|you|cooks?|chefs?|kitchen|everyone)\b/;
/** Whoever eats with campers or in the dining hall is fed, without more words. */
const sharesTable = /^eats? (?:with|in|what|together|family)/;
const ofOthers =
  /\b(?:guests?|campers?|visitors?|anglers|hunters|fish|students|children|kids|clients|ensure|make sure)\b[^,;]*$/;
const otherAfter =
  /^[ -](?:plots?|webs?|safety|service|production|systems?|storage|handlers?|bank|availability|resources|security|truck|prep|preparation|and beverage|& beverage|supply|sources?|items|orders?|chain|periods?|breaks?|habits|waste|systems|discount|members|meetings?|of directors|games?|certified)|^s\b/;
const byWorker =
  /(?<!\b(?:have|has|gets?|with|and|receive) (?:your |their |an? |his or her )?)\bown (?:[a-z]+,? ){0,5}$|\bresponsible for (?:[a-z]+ ){0,5}$|(?<!\b(?:can|may) (?:also )?)\b(?:purchase|supply|buy) (?:[a-z]+ ){0,3}$|\bbring (?:[a-z]+ ){0,3}$|\bfind your own [a-z ]{3,30}(?:and|&) $/;
const byWorkerAfter =
  /^(?:,? (?:and|or|&) [a-z]+|, [a-z]+){0,4}:? (?:expenses |costs )?(?:is |are |will be )?(?:on (?:(?:your|their) own|you\b)|(?:yours to|you (?:buy|bring|cook|shop|purchase)|your|their|up to you|not part|the [a-z]+'s? responsib[a-z]+)\b)/;
/** "Meals: $40 a day while away from base" is paid for travel. */
const awayFromBase = /\b(?:while|when) (?:away|travel(?:l?ing)?|in travel status|on travel)\b/;
const ofWork =
  /\b(?:prepar|cook|serv|plann|pack|order|deliver|stor|distribut)ing (?:and [a-z]+ )?(?:[a-z]+ ){0,4}$|\b(?:help|assist)\w* (?:[a-z]+ ){0,2}(?:with|in) (?:[a-z]+ ){0,3}$|\bbed (?:and|&) $/;
const ofFreeTime = /\b(?:to shop|shopping|shuttles?|days? off|in town|church)\b/;
const ofOwn = /\bresponsible for (?:all )?(?:their|your|his or her) own $/;
const givenBefore =
  /\b(?:provides?|providing|provided|offers?|offering|included|receives?|receiving|free|complimentary|plus|as well as|along with|(?<!\b(?:it|fee|tuition|price|cost) )covers?|pays? for|addition to|comes? with)\b[^.]{0,60}$|^[^a-z]*(?:compensation|pay|salary|wages?|benefits?|perks|package|we offer)\b[^.]{0,60}, (?:and )?$|\b(?:you(?:'ll| will)?|guides|staff|interns|members|hosts) (?:get|earn|receive|have)\b[^.]{0,60}(?:, | and )(?:a |an )?$|\b(?:with|get|gets|all)\b(?: [a-z-]+,?){0,4} $|\bgets? you\b[^.]{0,60}(?:, | and )?$|\d[^.;$]{0,30} (?:\+|plus) [^.;$]{0,40}(?:, | and )$|[+&] ?$/;
/** "Private room, meals, laundry": food stands among what one is given. */
const ofGifts =
  /\b(?:(?:bed)?rooms?|cabins?|bunk\w*|beds?|house|yurts?|lodging|housing|laundry|tents?|flights|pickup|saunas?|wifi|wi-fi|firewood|propane|group gear|stipend|pocket money|tuition free)\b|[$£€] ?\d/;
const listItem =
  /(?:^|[,;&+(] ?|\band )(?:(?:all|family|daily|staff|three|two|home[- ]cooked|group|full|a monthly|monthly|\d) ){0,3}$/;
const listEnd = /^(?: (?:from the garden|on (?:hitch|program|trips?|trail)|drop))? ?(?:$|[,.;&+(]| and )/;
/** "Volunteers need boots and lunch." */
const ofNeeds = /\b(?:needs?|requires?|must have)\b[^.]{0,200}(?:,| and) $/;
const fragmentBefore =
  /^[^a-z0-9]*(?:(?:all|three|two|one|\d|kosher|halal|vegan|vegetarian|hot|warm|cold|home[- ]?cooked|home[- ]?made|fresh|healthy|hearty|great|good|delicious|excellent|tasty|organic|full|partial|half|family[- ]style|communal|shared|group|noon|daily|most|some)[ ,]+){0,4}$/;
const fragmentBehind =
  /^(?: (?:a|per|each|every) (?:day|shift|workday|work day))?(?: (?:with (?:the |all |our |of )*(?:guests|campers|kids|children|students|family|everyone|us|staff|crew|groups?)|at|on|in|during|when|while|as|together|and (?:a )?(?:room|bunk|bed|lodging|housing|snacks|laundry|tips))\b[^.;,]{0,50})?[^a-z0-9]*(?:,.*)?$/;
const ofKitchen = /\b(?:cook|chef|baker|kitchen|food|server|waite?r?(?:ess)?|culinary|dining|meals?)\b/i;
const sumFor = /\$ ?\d[^$.;]{0,25} (?:for|towards?) (?:your |their |all )?$/;
const isItsPrice = /^(?: package)?[ :]*(?:is |are |at |for |costs? )*\$/;
const givenAfter =
  /^[^.]{0,70}\b(?:provided|included|offered|available|furnished|supplied|free|complimentary|covered|paid for|no (?:cost|charge)|on us|comes? with the|part of (?:your|the|our) (?:pay|package|compensation|benefits?|job)|(?:bought|purchased) by (?:the|our|your) (?!intern|staff|employee|volunteer))\b/;
const stipendAfter =
  /^(?: (?:and|&) incidentals?)? ?(?:stipend|per ?diem|allowance|reimbursement|money|budget|vouchers?|credits?|card)/;
const inField =
  /\b(?:on hitch|(?:for|on) (?:all |each |every )?(?:hitch(?:es)?|trips)|while (?:in the field|on hitch|on trips?|on trail|on course|working|at camp|camping)|in the field|during (?:field|hitch|hitches|trips?|courses?|field work|fieldwork|expeditions?|project)|field days|on (?:the )?(?:trail|trips?|course|river)|backcountry)\b/;
const onTripsAlone =
  /\b(?:provided|included|covered|paid)\b (?:only )?(?:while )?(?:on|during) (?:(?:the|all|our|every|each|any|overnight|multi-day|river) )*(?:trips?|hitch(?:es)?|expeditions?|the river|the trail)\b/;
const paidFor =
  /\$ ?\d|\b(?:at an? (?:[a-z]+ )?(?:cost|charge|fee|rate|discount|price)|at (?:employee|staff|reduced|discounted|low|half|cost|a?n? ?affordable)(?: prices?| rates?| costs?)?|for a (?:[a-z]+ )?(?:fee|charge|price)|discount(?:ed)?|reduced|subsidi[sz]ed|deduct\w*|for purchase|for sale|can be (?:bought|purchased)|low[- ]cost|% off|half[- ](?:price|off)|half (?:of )?(?:what|the price)|pay as you go|out of your (?:check|pay)|dollars a (?:day|meal))\b/;
const inPay = /\b(?:compensation|salary|wages?|pay|package|benefits?|perks|stipend|fee|housing|cost|costs)\b/;
const maybe =
  /\b(?:(?<!\b(?:in|of|by|mid|late|early|from|until|through|since|to|and)[ -])may(?! \d)|might|possibl[ey]|potentially)\b/;

/** "Half off food" is a perk in the shop, no meal of the job. */
const offFood = /(?:% off|discount\w*|half[- ](?:price|off)|reduced)(?: [a-z]+){0,2} $/;
/** What is said of the meal ends at a comma, unless its price follows. */
const ofOther = /,(?! (?:at|for|with|which|but|only|cost|deduct|\$|\d|breakfast|lunch|dinner))/;

const mostInClause = 6;
const answered = { yes: "provided weakly", no: "not provided" } as const;

export const readMeals: FactReader = (reading) => {
  const found: { verdict: Verdict; fact: Fact }[] = [];
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    const answer = answerTo(reading, sentence);
    if (answer === null) continue;
    const clauses = clausesOf(text);
    for (const clause of clauses) {
      for (const { 0: noun, index } of [...clause.text.matchAll(nouns)].slice(0, mostInClause)) {
        const aside = asideBehind(clauses, clause.at + index);
        const verdict = answer
          ? answered[answer]
          : verdictOf(clause, noun, index, aside, sentence, text, reading.title);
        if (!verdict) continue;
        const value = verdict.replace(" weakly", "");
        const isSure = isSureOfMeal(value, clause.text, index, index + noun.length, aside);
        const more = isSure ? {} : ({ isUnsure: true } as const);
        found.push({ verdict, fact: factOf(reading, sentence, clause.at + index, "meals", value, more) });
      }
    }
  }
  const first = (verdict: Verdict) => {
    const all = found.filter((one) => one.verdict === verdict);
    return (all.find(({ fact }) => !fact.isUnsure) ?? all[0])?.fact;
  };
  const isGiven = first("provided") ?? first("at a cost");
  const own = first("not provided");
  if (isGiven && own) return isGiven.isUnsure || !own.isUnsure ? [] : [{ ...isGiven, isUnsure: true }];
  const best = byWeight.map(first).find(Boolean);
  if (!best) return [];
  const isMixed = found.some(
    ({ fact }) => fact.value !== best.value && !(best.value === "at a cost" && fact.value === "provided"),
  );
  return [isMixed ? { ...best, isUnsure: true } : best];
};

/** "In May" is a month, not a hedge. */
const hedges =
  /\b(?:(?<!\b(?:in|of|by|mid|late|early|from|until|through|since|to|and)[ -])may(?! \d)|might|could|possibl[ey]|potential\w*|some|certain|most|limited|depend\w*|occasional\w*|sometimes|guests?|campers?|clients|participants|students|visitors|customers|weddings?|events?|only|discount\w*|select|when|holidays?|per shift|option\w*|available|purchase|orientation|(?<!\b(?:no|additional|extra) )cost|or)\b/;
const verbBehind =
  /^(?: (?:a|per|each|every) (?:day|shift|week|workday))?(?:,? (?:and|&) (?:[a-z]+ ){1,3})?,? *(?:(?:is|are|will be) )?(?:also |always |both |all )?(?:provided|included|free|covered|furnished)\b/;
const verbBefore =
  /\b(?:we(?:'ll| will)? (?:also )?(?:provide|offer)|(?:employer|company|camp|ranch|lodge|school|program|position|job|internship|corps|compensation|salary|pay|wages?|package|benefits|perks)s? (?:will |also )?(?:provides?|includes?|offers?)|(?:interns?|staff|employees|guides|members|crew|volunteers|you|counselors|instructors)(?:'ll)? (?:will |also )*(?:receives?|gets?|are (?:provided|given)(?: with)?)|free|complimentary|plus|\+|in exchange for) (?:(?:a |an |all |three |two |3 |2 |your |free |full |daily |delicious |staff |employee |shared |private |on-?site |furnished |housing,?|lodging,?|room,?|board,?|accommodations?,?|and|&|a day|competitive wages?,?) ?(?:, )?)*$/;
const label = /^[^a-z]*(?:[a-z]+ (?:and|&|\/) )?$/;
const isYes = /^(?: (?:and|&) [a-z]+)? ?[:-] ?(?:are |is |all |three )*(?:provided|included|yes|free)\b/;
const noBefore =
  /\b(?:no|not (?:currently )?(?:include|provide|offer)|(?:don't|doesn't|won't|cannot) (?:include|provide|offer)|unable to provide) (?:(?:any|housing|lodging|room|or|and|free|transportation|,) ?)*$/;
const noBehind =
  /^(?:,? (?:and|or|&) (?:[a-z]+ ){1,3})? ?(?:(?:is|are|will) not|isn't|aren't|not (?:provided|included|available))/;
const ownMeal =
  /\b(?:responsible for|provide|purchase|buy|cook|prepare) (?:all (?:of )?)?(?:their|your|his or her|the) own (?:[a-z]+,? (?:and |or )?){0,3}$/;

function isSureOfMeal(value: string, clause: string, start: number, end: number, aside: string): boolean {
  const [before, after] = [clause.slice(0, start), clause.slice(end)];
  const around = clause.slice(Math.max(0, start - 90), end + 70);
  if (sharesTable.test(clause.slice(start, end))) return false;
  if (value === "not provided") return noBefore.test(before) || noBehind.test(after) || ownMeal.test(before);
  if (value === "at a cost")
    return (
      /\$ ?\d|\bdeduct/.test(`${around} ${aside}`) &&
      !hedges.test(around.replace(/\b(?:available|purchase)\b/g, ""))
    );
  if (value === "stipend")
    return /\b(?:food|meals?) (?:stipend|allowance)\b/.test(around) && !hedges.test(around);
  if (
    hedges.test(around.replace(/\bwhen (?:working|in the field|on hitch)\b/g, "")) ||
    /\$|\bdiscount/.test(aside)
  )
    return false;
  return (
    verbBehind.test(after) ||
    verbBefore.test(before) ||
    /\+ ?$|\bhoused and $/.test(before) ||
    isFeeding.test(clause.slice(start, end)) ||
    (label.test(before) && isYes.test(after))
  );
}

function verdictOf(
  { text, kind }: Clause,
  noun: string,
  start: number,
  aside: string,
  sentence: Sentence,
  whole: string,
  title: string,
): Verdict | null {
  const end = start + noun.length;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (kind === "condition" || (kind === "time" && !text.startsWith("while"))) return null;
  if (noun === "food" && offFood.test(before)) return null;
  if (ofNeeds.test(before) && /^\W*$/.test(after)) return null;
  if (noun === "board" && !notBoard.test(before)) return null;
  const isRoom = noun.startsWith("room");
  if (otherAfter.test(after) && !/\bdiscount/.test(before)) return null;
  if (noun === "fed")
    return fedWorkers.test(before) ? (inField.test(whole) ? "in the field only" : "provided") : null;
  if (polarityOf(text, start, end) === "denied")
    return otherThings.test(before.slice(-60)) || /\bor$/.test(before) || /\b(?:days|time) off\b/.test(after)
      ? null
      : "not provided";
  if (
    /\b(?:campers|anglers|guests|hunters|fish|clients) (?:should |must |will )?(?:bring|get|where)\b/.test(
      before,
    )
  )
    return null;
  if (/\bbring\b/.test(text) && !stipendAfter.test(after))
    return /\b(?:your|their) own (?:[a-z]+,? (?:and )?){0,3}$/.test(before) && !/lunch/.test(noun)
      ? "not provided"
      : null;
  if (sharesTable.test(noun)) return ofOthers.test(before) ? null : "provided weakly";
  if (ofWork.test(before.slice(-60)) || (ofFreeTime.test(text) && !ofOwn.test(before))) return null;
  if (byWorkerAfter.test(after)) return "not provided";
  if (
    /\b(?:at|after|before|over|until|since) (?:the )?$/.test(before) &&
    /^(?:breakfast|lunch|dinner)/.test(noun)
  )
    return null;
  if (byWorker.test(before))
    return (inField.test(whole) && !/\bfood\b/.test(noun)) || /\blunch/.test(noun) ? null : "not provided";
  if (/\b(?:during|on|at) (?:[a-z]+ )?(?:training|orientation)\b|\bduring travel\b|\breceipts\b/.test(whole))
    return null;
  const isAlone =
    kind === "main" &&
    sentence.heading !== sentence.text &&
    !/duties|required/.test(`${sentence.stance}`) &&
    fragmentBefore.test(before) &&
    fragmentBehind.test(after) &&
    !ofKitchen.test(title);
  if (isAlone && !givenAfter.test(after) && !paidFor.test(after))
    return inField.test(whole) ? "in the field only" : "provided weakly";
  if (
    otherThings.test(text) &&
    !/\bhalf (?:of )?(?:what|the price)\b/.test(after) &&
    !isRoom &&
    !isFeeding.test(noun) &&
    !servedToStaff.test(text) &&
    !/\bchef\b/.test(whole)
  )
    return null;
  if ((sentence.stance === "duties" && !isRoom) || maybe.test(text)) return null;
  if (/^(?: (?:and|&) incidentals?)? ?per ?diem/.test(after) && inField.test(whole)) return null;
  if (stipendAfter.test(after))
    return inField.test(whole) && /budget/.test(after.slice(0, 10)) ? "in the field only" : "stipend";
  if (/\b(?:stipend|per diem|allowance|budget) (?:for|to cover|towards?) (?:[a-z]+ ){0,2}$/.test(before))
    return "stipend";
  if (sumFor.test(before) && /\b(?:plan on|budget|expect)\b/.test(before)) return "not provided";
  if (sumFor.test(before))
    return isRoom || /\b(?:charged?|costs?|pay|deduct\w*|(?:employees|staff|you|guides) pay)\b/.test(before)
      ? "at a cost"
      : "stipend";
  const [near = ""] = after.split(ofOther);
  const isFree = /\bfree\b|\bno (?:cost|charge)/.test(`${before.split(ofOther).pop()}${noun}${near}`);
  if (awayFromBase.test(whole) && /\$ ?\d/.test(after)) return "stipend";
  const isPriced =
    /\$ ?\d/.test(aside) ||
    /\$ ?\d[\d.]* ?(?:a|per|each|\/) ?$/.test(before) ||
    (paidFor.test(near.slice(0, 80)) && !/\bvalue/.test(after)) ||
    /\b(?:can|may) (?:also )?(?:buy|purchase) $|\b(?:discount(?:ed|s)?(?: on)?|(?:pricing|prices) (?:on|for)|reduced[- ]price|subsidi[sz]ed|% off|half[- ]price|low[- ]cost|affordable)(?: [a-z]+)? $/.test(
      before,
    );
  const isSaid =
    servedToStaff.test(text) ||
    (listItem.test(before) &&
      listEnd.test(after) &&
      ofGifts.test(`${before} ${after}`) &&
      !/\btravel|\bmileage|\bfee\b/.test(text) &&
      sentence.stance !== "duties") ||
    givenBefore.test(before) ||
    givenAfter.test(after) ||
    (/\binclud/.test(before) && inPay.test(text));
  const isGiven =
    isSaid ||
    isFeeding.test(noun) ||
    (isRoom && /\binclud|^[^a-z]*compensation: $/.test(before)) ||
    (isRoom && sentence.isItem);
  if (isPriced && !isFree && !/\bvalue/.test(aside) && !/\b(?:stipend|wage|hour)\b/.test(whole))
    return isRoom && !isGiven && !/\bdeduct/.test(text) && !isItsPrice.test(after) ? null : "at a cost";
  if (isGiven) {
    const isInField = inField.test(whole) && !/\ball meals\b/.test(whole);
    return isInField || onTripsAlone.test(whole) ? "in the field only" : "provided";
  }
  if (sentence.heading === sentence.text) return null;
  const isLabel = /^[^a-z]*(?:[a-z]+ (?:and|&) )?$/.test(before) && /^(?: (?:and|&) [a-z]+)? ?:/.test(after);
  const isOffered =
    (sentence.stance === "offered" && sentence.isItem) ||
    /\b(?:benefits?|perks?|we offer|compensation|includes?|provided)\b/i.test(sentence.heading);
  const isPhrase =
    /\b(?:per day|\/ ?day|a day|during the|daily|on[- ]site|when)\b/.test(text) || whole.length < 60;
  if (isLabel || (isOffered && isPhrase && (sentence.isItem || whole.length < 80)))
    return inField.test(whole) ? "in the field only" : "provided weakly";
  return null;
}
