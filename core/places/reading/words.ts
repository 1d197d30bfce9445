import { singleSpaced } from "#core/text/lines.ts";

const nothing =
  /^(multiple|various|varies|several|all|any|anywhere|worldwide|global(ly)?|international|nationwide|national|statewide|state-?wide|regional|flexible|n\/?a|none|null|unknown|undefined|not applicable|other|unspecified|to be (determined|announced)|field|field-based|off[ -]grid|location|negotiable( after selection)?|home|work|and|or|the|emea|apac|latam|eu|europe|north america|america (?:north|south)|americas?|asia|africa|district-?wide|(north|south)?-?(east|west)|north|south|central|town|apo|fpo|dpo|city|headquarters|hq|blm|usfs|usfws|fws|nps|usace|usgs|nrcs|corporate|main|downtown|on[ -]?site|offshore|at sea|(us |u\.s\. )?(eastern|central|mountain|pacific) (time|standard|daylight)( zone)?|[ecmp]s?t( time)?( zone)?|travel(ing|ling)?|see (the )?(full )?(job )?(description|below|posting|details|announcement)|\d{1,3})\b\W*((and )?\b(other |u\.?s\.? |us )?(locations?|places?|offices?|sites?|cities|states?|areas?|parks?|work ?sites?|counties|travel|region|wide|hq|headquarters|employees?|openings?|positions?|vacancies)\b\W*(throughout|in|across)?\W*)*(negotiable( after selection)?)?$/i;

/** What stands around an arrangement or a journey: "some travel required", "schedule", "3 days a week". */
const circumstances = new RegExp(
  `^\\W*(?:\\b(?:${[
    "\\d{1,3}(?:st)?|some|occasional(?:ly)?|frequent|regular|minimal|limited|extensive|light|moderate|heavy|travel(?:l?ing)?",
    "required|needed|involved|expected|possible|permitted|allowed|available|considered|options?|optional",
    "first|friendly|flexible|eligible|preferred|partial(?:ly)?|partly|most(?:ly)?|temporar(?:y|ily)|fully?",
    "permanent(?:ly)?|schedule|model|setup|arrangement|company|culture|team|position|role|job|(?:tele)?work",
    "part|time|seasonal|contract|quarterly|monthly|must|as needed|year|round|semi|distributed|default|by|days?|weeks?|months?|per|office|a|the|up|to|of|w|with",
  ].join("|")})\\b\\W*)+$`,
  "i",
);

export function saysNothing(part: string): boolean {
  const text = part.trim();
  return !/[\p{L}\d]/u.test(text) || [nothing, circumstances, /^tb[dac]\b/i].some((each) => each.test(text));
}

/** "Planet Mars" and "Online" are no places of work, but Mars and Jupiter are towns. */
export function isNowhere(text: string): boolean {
  return /^\W*(planet \p{L}+|(?:the )?(?:earth|moon|solar system|whole world|world|universe|galaxy|milky way|outer space|internet|metaverse)|online|everywhere|nowhere|somewhere)\W*$/iu.test(
    text,
  );
}

export function saysSeveral(text: string | null | undefined): boolean {
  return /^\W*(multiple|various|several|varies|nationwide|throughout|\d{1,3} locations|location negotiable|negotiable)\b/i.test(
    text ?? "",
  );
}

export function isStreet(part: string): boolean {
  return (
    /^(\d|#|p\.? ?o\.? box\b|(suite|ste|unit|floor|building|bldg|room|rm|apt|dept)\.? ?#?\w{0,4}$)/i.test(
      part,
    ) ||
    /^(?:rue|calle|via|avenida|av\.|carrera|paseo|chemin|carretera|rua|camino) |(?:strasse|straße|str\.|weg|gasse|gatan|veien|vägen|vej) ?\d*$/i.test(
      part,
    ) ||
    /\b(street|road|rd|avenue|ave|blvd|boulevard|hwy|highway|parkway|pkwy|drive|dr|lane|ln|court|ct|way|circle|trail|route)\.?( [nsew]{1,2}\.?| (north|south|east|west))?( ?#?\d+)?$/i.test(
      part,
    )
  );
}

export function isBuilding(part: string): boolean {
  return (
    isNatural(part) ||
    /\b(city hall|town hall|courthouse|office|offices|headquarters|hq|building|campus|university|college|institute|school|academy|laboratory|lab|labs|center|centre|ctr|hatchery|station|warehouse|store|hospital|airport|facility|plant|department|division|district|bureau|commission|conservancy|trust|observatory|sanctuary|arboretum|gardens?|memorial|service|services|museum|zoo|aquarium|library|inc|llc|corp|company|foundation|society|association|council|program|project|ranch|farm|farms|nursery|camp|lodge|resort|hotel|inn|marina|clinic|unit|sector|area|areas|region|various|multiple|statewide|surrounding|throughout|between|near|travel|sites?|locations?|counties|state|national)\b/i.test(
      part,
    )
  );
}

export function isNatural(part: string): boolean {
  if (/\b(?:WMA|NRMA|NMRA|SNA|SRA|NRA|NCA|NWR|WPA|SWA)$/.test(part)) return true;
  return /\b(field|mountains|rivers?|watershed|basin|forests?|refuges?|wilderness|coast|bay|lake|islands?|canyon|gorge|gulch|glens|desert|preserve|parks?|ecosystem)\b/i.test(
    part,
  );
}

/** Scrapers and maps leave "GQV3+R2" and "Tags: …" between the parts. */
export function tidied(text: string): string {
  return (
    singleSpaced(text)
      .replace(/\bTags: .*$/i, "")
      .replace(/\bView Map\b/gi, " ")
      .replace(/\*+$/, "")
      // "Pine Mountain, GA, 31822- United States".
      .replace(/\b(\d{5})-(?= |$)/g, "$1,")
      // "Bremen, ME, USABremenMEUSA".
      .replace(/(, ?USA)\p{Lu}\p{L}*$/u, "$1")
      // "Tulelake, CA." loses its period; "Wash." needs it.
      .replace(/(?<=\b[A-Z]{2}|\p{L}{6})\.$/u, "")
      // "either the Astoria, Oregon office".
      .replace(/^(?:either |both )?(?:the |our )(?=\p{Lu})/u, "")
      .replace(/^(?:either|both) (?=\p{Lu})/u, "")
      .replace(/(?<=\b(?:NF|National Forest)\b.{1,40})\bRD\b/, "Ranger District")
      // "Supervisor's Office, in Durango".
      .replace(/(?<=^|, )(?:in|at) (?=\p{Lu})/gu, "")
      // "Fort Frederick State Park- Big Pool".
      .replace(/(?<=\p{Ll})- (?=\p{Lu})/gu, " - ")
      .replace(/\b[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}\b/g, " ")
      .replace(/\s+/g, " ")
      .replace(/\s+,/g, ",")
      .replace(/^[\s,:;/–—-]+|(?<![\s,:;!/–—-])[\s,:;!/–—-]+$/g, "")
  );
}

export function withoutBuilding(part: string): string {
  return part.replace(
    /\s+(?:(?:national )?(?:park )?(?:lodges?|inn|hotel|cabins|resort|village|marina|campgrounds?|visitors?'? cent(?:er|re)|general store|ranger station|entrance|headquarters|field station))$/i,
    "",
  );
}

export function withoutDirection(part: string): string {
  return part.replace(
    /^(?:the )?(?:greater|downtown|(?:historic )?old town|near|metro|metropolitan|central|city of|town of|village of|county of|outside of|outside|vicinity of|based in|north of|south of|east of|west of)\s+/i,
    "",
  );
}

export function withoutSurroundings(part: string): string {
  return withoutDirection(part).replace(
    /\s+(?:(?:and|&) (?:the )?(?:surrounding areas?|region|area)|metro(?:politan)?(?: area)?|area|region|vicinity|office|offices|hq|headquarters|campus|store|warehouse|branch|resort|ski resort|ski area|plant|facility|airport|(?:indian )?reservation|complex|(?:field|district|regional|area) office|ranger district|ranger station|district|unit|and vicinity|downtown|city limits|university|\d+)$/i,
    "",
  );
}

/** The first half of a British postcode: "EH1", "PH22". */
export function isBritishArea(part: string): boolean {
  return /^(?:AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EH|EX|FK|FY|GL|GU|HD|HG|HP|HR|HS|HU|IP|IV|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|ME|MK|ML|NE|NG|NN|NP|NR|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|SA|SG|SK|SN|SO|SP|SR|ST|SY|TA|TD|TF|TN|TQ|TR|TS|UB|WA|WF|WN|WR|WS|WV|YO|ZE)\d[A-Z\d]?$/.test(
    part,
  );
}
