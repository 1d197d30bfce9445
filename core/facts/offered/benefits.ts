import { plain, readKinds } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const number = "(?:\\d+(?:\\.\\d)?|one|two|three|four|five|six|ten|twelve|fifteen|twenty|thirty)";
const cover = "(?:health ?care|health|medical|dental|vision)";
const joined = "(?:,? ?(?:\\/|&|\\band\\b|,) ?| )";
const passes =
  "(?:season|ski|lift|winter|summer|annual|mountain|bike park|bike|park|employee|staff|family|comp|complimentary|free|dependents?|epic|ikon|golf)";
const kinds = {
  health: new RegExp(
    `\\b(?:${cover}(?:${joined}(?:dental|vision|life|medical|health|disability|retirement|more|other)){0,6},? (?:insurance|coverage|benefits?|plans?|stipend|reimbursement (?:arrangement|account|plan)|premiums?|savings account)|(?:(?:medical|health|vision)${joined}(?:dental|vision|401)|dental${joined}(?:medical|health|vision))(?! (?:records|forms|emergenc\\w*|needs|office))|${cover} (?:after (?:the |your )?(?:first|\\d+|${number}|a|an)|from day|\\(\\d+)|(?:(?:employer|company|fully?|partially|100%)[- ]paid|full) ${cover}(?! (?:exam|condition|department|and safety|time|service))|group insurance|health ?care and retirement|subsidized health|paid insurance|insurance options|benefits packages?|(?:full|comprehensive|competitive|generous|excellent) (?:[a-z-]+ ){0,2}benefits|h[sr]a contribution)\\b`,
  ),
  retirement:
    /\b401 ?\(?k\)?|\b403 ?\(?b\)?|\b457 ?\(?b\)?|\b(?:retirement (?:plan|savings|benefits?|account|match\w*|contribution|system|program|with)|(?:state|federal|county|public|employees?'?|city|\d\d?%|fers) retirement|(?:full )?(?:insurance|health(?: ?care)?|medical|dental|vision|vacation|leave|pto),? (?:and )?retirement|pension(?: plan)?|sep[- ]ira|simple[- ]ira|ira (?:match|contribution|with)|thrift savings|tiaa|(?:cal|o|n|tm)?pers\b(?=[^.;]{0,20}(?:\d|retire|pension|\(|,))|pera (?:retirement|pension)|superannuation|kiwisaver|rrsp)\b/,
  "paid leave": new RegExp(
    `\\b(?:paid[- ](?:time[- ]off|vacation|holidays?|sick|leave|parental|days off|annual leave|personal)|pto|vacation(?: (?:time|pay|days|leave|hours))?,? (?:\\/ ?|and |& )?(?:sick|holidays?|leave)|sick (?:time|leave|and vacation|days|pay|hours)|annual leave|holiday pay|vacation (?:time|leave|pay|days|accrual)|(?:annual|vacation) and sick|(?:bereavement|family)\\/[a-z]{0,12}\\/?[a-z]{0,12} ?leave|${number} (?:hours|days?|weeks?)'?s? (?:of )?(?:paid )?(?:vacation|leave|holidays?|annual leave|off paid|paid off|off (?:a year )?with pay)|paid breaks (?:in|at|over)|(?:hours|days|weeks) of (?:paid )?(?:vacation|leave)|(?:pro-?rated|accrued) vacation|plus bank holidays|(?:vacation|personal|annual) (?:hours|days|leave))\\b`,
  ),
  perks: new RegExp(
    `\\b(?:(?:employee|staff|retail|lodging|merchandise|food|dining|team member|in-house|local|shop|store|gear|family|industry|tuition)(?: and [a-z]+)?(?:,? [a-z]+)? discounts?|discounts? (?:on|at|for|in)|discounted (?:[a-z]+ ){0,3}(?:gear|merchandise|lift|tickets?|pass(?:es)?|food|trips|rentals?|lessons)|\\d\\d% (?:off|discount)|half off in|${passes}(?:,? (?:and |or )?${passes}){0,2} (?:pass(?:es)?|lift tickets?|admission|tickets|rafting|use of (?:equipment|gear|facilities))|(?:toward|towards|for|of|half) (?:your|a|the) (?:[a-z]+ )?pass|pass (?:(?:is )?(?:reimbursed|included|paid)|for you)|pro[- ]?(?:deals?|forms?)|wellness stipend|(?:gym|family|club|museum|zoo|aquarium|facility|golf) memberships?|perks for (?:employees|staff)|free (?:[a-z]+ )?(?:rafting|trips?|skiing|rentals?|kayak\\w*|laundry|admission|rides|lessons|classes|use|access|activities|paddling|climbing)|(?:ski|golf|pool|gym|riding|fishing|recreation|employee|staff)(?: and [a-z]+)? privileges|tuition (?:remission|waivers?)|(?:kids|children) (?:attend|come|ski|go) (?:[a-z]+ )?(?:for free|free|at no cost)|(?:ski|ride|raft|climb|paddle|surf|dive) (?:for )?free|(?:ride|ski|paddle|climb|fish) on (?:your )?(?:off[- ]hours|days off|off[- ]days|time off)|use of (?:the |our )?(?:boats?|kayaks?|canoes?|bikes?|equipment|facilities|gear)[^.;]{0,20} on (?:your )?days off)\\b|^pass, `,
  ),
};
/** A package that is not told in full most often has health insurance. */
const untold = /^(?!.*(?:insur|health|medical|dental)).*benefit/;
const otherThings =
  /\b(?:must (?:have|be covered|provide|carry|maintain|hold|show)|proof of|required to (?:have|carry)|own (?:health|medical)|up-to-date|sell\w*|guests?|customers?|race|discriminat\w*|pregnan\w*|selling|covered by|veterans?|visitors?|members? of the public|assist with|no refunds|working holidays|coordinat\w*|administ(?:er|ration of)|process\w*|travel insurance|hold a valid|students? loan|insurance (?:is )?required|needs? (?:[a-z]+ ){0,3}insurance)\b/;
const notHere =
  /\b(?:not (?:eligible|include|entitled|offered|provided|receive|benefit)|no benefits|ineligible|non[- ]benefit\w*|without benefits|permanent (?:staff|employees|positions)|year[- ]round (?:staff|employees|positions)|is limited|blackout|(?:off|leave|pto|vacation) requests?)\b/;

const given = /\b(?:offers?|provide[sd]?|include[sd]?|benefits?|receive|available|eligible|employer|we )/;

const readAll = readKinds(
  "benefits",
  kinds,
  (text, { stance }) =>
    otherThings.test(text) ||
    notHere.test(text) ||
    (stance === "duties" && !/\bbenefits\b/.test(text)) ||
    (stance === "required" && !given.test(text)),
);

export const readBenefits: FactReader = (reading) =>
  readAll(reading).map((fact) => (untold.test(plain(fact.proof)) ? { ...fact, isUnsure: true } : fact));
