import { type Sum, sumsIn, unitNear } from "#core/text/amounts/sums.ts";
import type { PayUnit } from "#core/text/amounts/units.ts";
import type { Fact, Reading } from "./fact.ts";
import { moneyFact } from "./money.ts";
import { proofOf } from "./proof.ts";
import type { Sentence } from "./sentences.ts";
import {
  otherSums,
  payLabel,
  payWords,
  stipendWords,
  surelyOthers,
  unpaidElse,
  unpaidWork,
} from "./words/pay-words.ts";

type Found = { sum: Sum; unit: PayUnit | null; sentence: Sentence; weight: number; isStipend: boolean };

export function readPay(reading: Reading): Fact[] {
  const { title, text, sentences } = reading;
  let best: Found | null = null;
  for (const sentence of sentences) {
    if (!/\d/.test(sentence.text)) continue;
    for (const found of paysOf(sentence, title)) if (!best || found.weight > best.weight) best = found;
  }
  // Who gets an amount without a unit is not unpaid.
  if (best) return best.unit ? factsOf(best, best.unit, reading) : [];
  const unpaid = sentences.find(
    ({ text: said }) => unpaidWork.test(said) && !unpaidElse.test(said.slice(0, 200)) && !/\?$/.test(said),
  );
  if (!unpaid) return [];
  const at = unpaidWork.exec(unpaid.text);
  const proof = proofOf(text, unpaid, { from: at?.index ?? 0, to: (at?.index ?? 0) + (at?.[0].length ?? 0) });
  return [
    { name: "pay", value: "unpaid", ...proof },
    { name: "pay_kind", value: "unpaid", ...proof },
  ];
}

function factsOf({ sum, sentence, isStipend }: Found, unit: PayUnit, reading: Reading): Fact[] {
  const proof = proofOf(reading.text, sentence, sum);
  return [
    { name: "pay", ...moneyFact(sum, unit, reading), ...proof },
    { name: "pay_kind", value: isStipend ? "stipend" : "wage", ...proof },
  ];
}

function paysOf(sentence: Sentence, title: string): Found[] {
  const said = sentence.text;
  const sums = sumsIn(said);
  if (sums.length > 12) return [];
  const colon = said.indexOf(":");
  let before = "";
  return sums.flatMap((sum, i): Found[] => {
    const last = sums[i - 1];
    // In "$85 per half day and $150 per full day", the word for pay stands before both.
    if (!last || !joined.test(said.slice(last.end, sum.from)))
      before = clauseBefore(said, last?.to ?? 0, sum.from);
    if (sum.currency === "unknown" || sum.unit === "else") return [];
    const after = clauseAfter(said, sum.end, sums[i + 1]?.from ?? said.length);
    const label = colon > 0 && colon < 50 && colon < sum.from && i === 0 ? said.slice(0, colon) : "";
    const named = before.slice(-70);
    const isLabeled = namesPay(label);
    const isNamedBehind = payBehind.test(after);
    if (
      (!isNamedBehind && isOfOther(isLabeled ? named.slice(named.indexOf(":") + 1).slice(-40) : named)) ||
      othersAfter(after)
    )
      return [];
    if (/\bstep \d/i.test(named)) return [];
    const isUnder = namesPay(sentence.heading);
    const subject = i === 0 ? (paySubject.exec(said)?.[0] ?? "") : "";
    const isSaid =
      payWords.test(named) || subject !== "" || isNamedBehind || workersGet.test(said.slice(0, sum.from));
    const isStipend = stipendWords.test(`${label} ${named}; ${after}; ${isUnder ? sentence.heading : ""}`);
    const unit =
      sum.unit ?? unitNear(`${subject} ${label} ${named}`, after) ?? unitNear(sentence.heading, "");
    if (unit && !isPlausible(sum, unit)) return [];
    const isOffered = sentence.stance === "offered" && !otherSums.test(sentence.heading) && sum.unit !== null;
    const whose = said.slice(last?.end ?? 0, sum.from).replace(/^[,;. ]+(?:and )?/, "");
    const isFirst = isPayByItself(sum, said, whose) && !otherSums.test(sentence.heading);
    const isSure = isLabeled || isSaid || isUnder || isStipend || isOffered || isFirst;
    // A bare "$20 an hour" is pay; a bare "$20 a week" may be anything.
    if (!isSure && !(sum.unit && (unit === "h" || (unit === "y" && sum.low >= 15000)))) return [];
    if (!unit) return [{ sum, unit, sentence, weight: 0, isStipend }];
    // "$24 an hour; a stipend of $1,500 in total for the fall"
    if (unit === "t" && sums.some((other) => other.unit === "h")) return [];
    let weight = (isLabeled ? 4 : isSaid ? 3 : isUnder ? 3 : isStipend ? 3 : 2) + (sum.unit ? 1 : 0);
    const whom = /^[^$]{0,12}\b(?:for|as|-)\s+([\w' -]{3,40})/.exec(after)?.[1] ?? "";
    weight += /\btraining\b|\btips\b|\baverage\b/i.test(named)
      ? -1
      : Math.min(0.25 * wordsOf(title, `${whose.split(parts).at(-1)?.slice(-30)} ${whom}`), 0.75);
    return [{ sum: unit === "trip" ? ofAllTrips(sum, sums) : sum, unit, sentence, weight, isStipend }];
  });
}

const namesPay = (label: string) =>
  payLabel.test(label) && !otherSums.test(label.replace(/benefits|(?:and )?housing/gi, ""));

const joined = /^[\s,]{0,2}(?:and|or|&)?\s?$/;

/** "$70 per half-day trip and $110 per full-day trip" are 70 to 110 a trip. */
function ofAllTrips(sum: Sum, sums: Sum[]): Sum {
  const trips = sums.filter(({ unit }) => unit === "trip").concat(sum);
  const [low, high] = [Math.min(...trips.map((one) => one.low)), Math.max(...trips.map((one) => one.high))];
  return { ...sum, low, high };
}

const paySubject =
  /^(?:(?:the|our|your|base|starting|hourly|daily|(?:bi-?)?weekly|monthly|annual) ){0,3}(?:compensation|pay|wages?|salar(?:y|ies)|stipends?|earnings)\b(?=[^:;.$]{0,110}\$)/i;

const payBehind =
  /^\s?(?:(?:(?:starting|base|hourly|training|target|expected|pay|weekly|monthly|annual) ){1,2}(?:wage|pay|rate|range|salary)|(?:as |in )?(?:pocket money|spending money|wages|stipend))\b/i;

/** How many words of the title name whose pay it is. */
const wordsOf = (title: string, whose: string) =>
  title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && whose.toLowerCase().includes(word.replace(/s$/, ""))).length;

/** "$450/week for ten weeks" at the head of a line is too much for a bed or a week of camp. */
function isPayByItself({ unit, low, from, to }: Sum, said: string, whose: string): boolean {
  const least = unit && unit !== "else" ? leastByItself[unit] : undefined;
  if (least === undefined || low < least) return false;
  const isLed = from < 3 || workersLead.test(whose) || givenLead.test(said.slice(0, from));
  const [own = ""] = said.slice(to).split(parts);
  return isLed && !notByItself.test(`${whose.split(parts).at(-1)} ${own}`);
}

const parts = /[+,;&]|\. |\b(?:plus|with|and)\b/;
const leastByItself: Partial<Record<PayUnit, number>> = {
  d: 60,
  w: 200,
  "2w": 400,
  m: 800,
  s: 1500,
  t: 1500,
};
const workers =
  "(?:guides?|hosts?|staff|crew|interns?|(?:\\w+)?hands?|cooks?|lead(?:er)?s?|keepers?|instructors?|counselors?|technicians?|rangers?|servers?|captains?|drivers?|patrollers?|wranglers?|handlers?|mushers?|caretakers?|lifeguards?|assistants?|housekeepers?|attendants?|operators?|laborers?|mates?)";
const workersLead = new RegExp(
  `^(?:[\\w'’/-]+ ){0,3}${workers}(?::| (?:start at|are at))?\\s?$|(?:\\+|\\bplus)\\s?$`,
  "i",
);
const workersGet = new RegExp(
  `(?:^|[,;] |\\b(?:and|all) )(?:[\\w'’/-]+ ){0,2}${workers} (?:get|make|receive|are given)(?: about| around| from| between)?\\s?$`,
  "i",
);
const givenLead =
  /^\W{0,3}(?:(?:it|that)['’]?s|we (?:(?:can|will|do) )?(?:pay|offer|provide|give(?: you)?)|you(?:['’]ll| will)? (?:get|receive|make)|what(?: you get)?|money|cash|offer|(?:in )?(?:return|exchange)|trade|deal|terms)\b:?(?:[^.;$]{0,200}(?:[:+&]|\band|\bplus))?\s?$/i;
const notByItself =
  /\b(?:bed|beds|rooms?|housing|lodging|rent|cabins?|apartments?|deposit|campers?|sessions?|students?|participants?|guests?|tuition|fees?|costs?|includes?|per person|site|value|lessons?|rentals?|tickets?|trips?|tours?|tips?|bedrooms?|program)\b/i;

/** In "housing and a monthly stipend of", only the last word for pay counts. */
function isOfOther(named: string): boolean {
  if (surelyOthers.test(named.slice(named.lastIndexOf(",") + 1))) return true;
  const last = [...named.matchAll(anyPayWord)].at(-1);
  return otherSums.test(
    last ? named.slice(named.slice(0, last.index).trimEnd().lastIndexOf(" ") + 1) : named,
  );
}

const anyPayWord = new RegExp(payWords.source, "gi");

const othersAfter = (after: string) => otherNounAfter.test(after) || otherUseAfter.test(after);
const otherNounAfter =
  /^(?:(?!and\b|plus\b|with\b)[^,;.$+&]){0,40}\b(?:(?:travel|relocation|housing|moving|food|meal|gear|boot|clothing|uniform) (?:allowance|reimbursement|grant|voucher)|insurance|bonus|award)\b/i;
const otherUseAfter =
  /^(?:(?!and\b|plus\b|with\b)[^,;.$+&]){0,12}\b(?:(?<!or )more\b|extra\b|housing|rent|bonus|meal|food|relocation|award(?!ed)|fee|deposit|overtime|education(?:al)? (?:award|fund)|referral|travel|reimburs\w+|per diem|discount|credit|scholarship|insurance|sign-on|gear|boot|towards?|loan|off\b|value|for (?:housing|gear|rent|meals|food|lodging|travel|overtime|working greater|camping|us(?:e|ing)|your))/i;

function isPlausible({ low, high }: Sum, unit: PayUnit): boolean {
  const [least, most] = {
    h: [4, 300],
    d: [15, 2000],
    w: [50, 6000],
    "2w": [100, 12_000],
    m: [100, 30_000],
    y: [4000, 500_000],
    n: [],
    trip: [20, 10_000],
    s: [200, 60_000],
    t: [100, 100_000],
  }[unit];
  return low >= (least ?? 0) && high <= (most ?? 0);
}

function clauseBefore(said: string, after: number, to: number): string {
  const before = said.slice(Math.max(after, to - 120), to);
  const semicolon = before.lastIndexOf(";");
  const parting = [". ", "), ", "+", " plus "].map((sign) => before.lastIndexOf(sign));
  return before.slice(Math.max(goesOn.test(before.slice(semicolon)) ? -1 : semicolon, ...parting) + 1);
}

const goesOn = /^;\s?(?:from|between|starting at)\s?$/i;

function clauseAfter(said: string, from: number, until: number): string {
  return said.slice(from, Math.min(until, from + 80)).split(/[;]|\. /)[0] ?? "";
}
