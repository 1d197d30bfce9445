import { plain, readKinds } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const kinds = {
  health:
    /\b(?:(?:health ?care|health|medical|dental|vision)(?:,? (?:and |& |\/ ?)?(?:dental|vision|life|medical|health|disability|retirement|more|other)){0,6},? (?:insurance|coverage|benefits?|plans?)|(?:medical|health|dental),? (?:\/ ?|& |and )?(?:dental|vision|medical|health)|health insurance|group insurance|health ?care coverage|health ?care and retirement|subsidized health|paid insurance|insurance options|benefits packages?|(?:full|comprehensive|competitive|generous) (?:[a-z-]+ ){0,2}benefits)\b/,
  retirement:
    /\b401 ?\(?k\)?|\b403 ?\(?b\)?|\b457 ?\(?b\)?|\b(?:retirement (?:plan|savings|benefits?|account|match\w*|contribution|system|program)|pension(?: plan)?|simple ira|ira match|thrift savings|insurance,? (?:and )?retirement|health ?care and retirement)\b/,
  "paid leave":
    /\b(?:paid[- ](?:time[- ]off|vacation|holidays?|sick|leave|parental|days off|annual leave|personal)|pto|vacation(?: (?:time|pay|days|leave|hours))?,? (?:\/ ?|and |& )?(?:sick|holidays?|leave)|sick (?:time|leave|and vacation|days|pay|hours)|annual leave|holiday pay|vacation (?:time|leave|pay|days|accrual)|(?:annual|vacation) and sick|(?:bereavement|family)\/[a-z]{0,12}\/?[a-z]{0,12} ?leave|sick leave|(?:hours|days|weeks) of (?:paid )?(?:vacation|leave)|(?:vacation|personal|annual) (?:hours|days|leave))\b/,
  perks:
    /\b(?:(?:employee|staff|retail|lodging|merchandise|food|dining|team member|in-house|local|shop|store|gear)(?: and [a-z]+)?(?:,? [a-z]+)? discounts?|discounts? (?:on|at|for|in)|discounted (?:[a-z]+ ){0,3}(?:gear|merchandise|lift|tickets?|pass(?:es)?|food|trips)|\d\d% (?:off|discount)|(?:free|complimentary|season|ski|lift|employee|staff|comp|family) (?:[a-z]+ )?(?:pass(?:es)?|lift tickets?|ski pass(?:es)?|admission|tickets|rafting|use of (?:equipment|gear))|pro[- ]?deals?|wellness stipend|gym membership|perks for (?:employees|staff)|free (?:rafting|trips|skiing|rentals|kayak\w*|laundry|zoo admission))\b/,
};
/** A package that is not told in full most often has health insurance. */
const untold = /^(?!.*(?:insur|health|medical|dental)).*benefit/;
const otherThings =
  /\b(?:must (?:have|be covered|provide|carry|maintain|hold|show)|proof of|required to (?:have|carry)|own (?:health|medical)|up-to-date|sell\w*|guests?|customers?|race|discriminat\w*|pregnan\w*|selling|covered by|veterans?|visitors?|members? of the public|assist with|no refunds|working holidays|coordinat\w*|administ(?:er|ration of)|process\w*|travel insurance|hold a valid|students? loan)\b/;
const notHere =
  /\b(?:not (?:eligible|include|entitled|offered|provided|receive|benefit)|no benefits|ineligible|non[- ]benefit\w*|without benefits|permanent (?:staff|employees|positions)|year[- ]round (?:staff|employees|positions)|is limited|blackout|requests?)\b/;

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
