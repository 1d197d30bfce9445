import { factOf } from "./clauses.ts";
import type { Fact, Reading } from "./fact.ts";
import type { Sentence } from "./sentences.ts";
import { number, numberOf, spelled } from "./words/numbers.ts";

const n = `(\\d{1,2}(?:\\.\\d{1,2})?|${spelled})`;
const to = `(?:\\s{0,2}(?:-|–|—|to|or|and)\\s{0,2}${n})?`;
const hours =
  "\\+?[\\s-]{0,2}(?:(?:total|service|work(?:ing)?|paid|base|scheduled|guaranteed|regular) )?(?:hours?|hrs?|h\\b)\\.?";
const perWeek =
  "(?:\\s{0,2}(?:of (?:work|service|volunteer work|help)|of service)?\\s{0,2}(?:\\/|p\\/|per|an?|each|every|in an?|in the field each|in the field per)\\s{0,2}\\/?\\s{0,2}(?:wk|w|(?:\\w+-day )?(?:work ?)?week)\\b|[\\s-]{1,2}(?:work[\\s-]?weeks?|weekly|weeks?)\\b)";
const weekly = new RegExp(`(?<![\\d.$:])\\b${n}${to}${hours}${perWeek}`, "gi");
const weekOf = new RegExp(
  `\\b(?:work[\\s-]?week|weekly hours|hours per week|hours\\/week|hours weekly)\\b(?: \\([^)]{0,20}\\))?(?: (?:is|of|will be|are|averages?))?:?(?: (?:typically|approximately|about|usually|generally|around))?\\s{0,2}~?${n}${to}(?:\\s?(?:hours?|hrs?))?\\b(?!\\s?(?:%|[ap]\\.?m|days?|:|\\d))`,
  "gi",
);
const labeled = new RegExp(
  `\\bhours\\b(?: of work)?(?:: ?| are | – )~?${n}${to}\\s{0,2}(?:\\/|per|a|an|each|every)\\s{0,2}(?:week|wk)\\b`,
  "gi",
);
/** "$23/hr, 40 hrs, overtime on storm days", "four tens (40 hours)" or "40 hours in an 8/6 roster" */
const alone = new RegExp(
  `(?:^|[,;:/(] ?|\\bhours: ?)(?:(?:~|about|approximately|around|roughly|usually|typically|generally|normally|often|averag(?:es?|ing)|no more than|up to) ?){0,2}${n}${to}\\+? ?(?:hours|hrs?)\\b\\.?(?= (?:over|across|in) (?:an? )?[\\w/-]+ (?:days|roster|rotation|rota|schedule|shifts)\\b|\\s*(?:$|[,;.()]))`,
  "gi",
);
const notAlone =
  /\b(?:aid|courses?|train\w*|class(?:es)?|notice|leave|vacation|pto|sick|certif\w+|wf[ar]|emt|cpr|clinics?|total|service|volunteer\w*|drive|credits?|respon\w+|reply|within|shifts?|orientation|experience|season|year|month|trips?|hikes?|tours?)\b/i;
/** In "two nights weekly, 8 to 12 hours", few hours are a week's, too. */
const ofWeek = /\b(?:weekly|(?:a|per|each|every) week)\b/i;
const usual =
  /\b(?:(?:full|part)[- ]time|expect\w*|averag(?:e|ing)|typical(?:ly)?|approximately|schedule)\b/i;
const minimum = /\b(?:minimum of|at least|no less than)\s{0,2}$/i;
const notMore = new RegExp(
  `^[^.;]{0,70}\\b(?:(?:not to exceed|no more than|up to|maximum of|and no more than)) ${n}\\b`,
  "i",
);

const fullTime = new RegExp(
  `\\b(?:(?:full|part)[- ]?time|FTE),? ?\\(?(?:~|about |approximately |typically )?${n}${to}(?:${hours}|\\/w(?:ee)?k\\b)\\)?(?! (?:a|per|each) (?:day|month|year|shift))|\\bschedule\\b[^.;\\d]{0,25}${n}${to}${hours},? (?=\\(?(?:5|4|five|four|over|monday))|\\b(?:a|per|each)[\\s-]week\\b[^.;\\d(]{0,20}\\(${n}${to}${hours}\\)`,
  "gi",
);

const otherHours =
  /\b(overtime|in excess of|(?<!\b(?:no|not) )more than|over|(?<!\bnot (?:to )?)exceed(s|ing)?|greater than|semester|credit|sick|leave|pto|vacation|telework|remote|drive|driving|one day|experience|library|open|office hours|substitut\w+|paid time off|accru\w+|eligible|benefits (?:for|if)|if working|if you work|employees (?:who|that|working)|unless|equivalent to|at least \d+ months)\b[^.;]{0,45}$/i;

export function readHours(reading: Reading): Fact[] {
  let best: { low: number; high: number; at: RegExpExecArray; sentence: Sentence; weight: number } | null =
    null;
  for (const sentence of reading.sentences) {
    const said = sentence.text;
    if (!/\b(?:h(?:ou)?rs?|h|work ?-?week|\d\d\/w(?:ee)?k)\b/i.test(said)) continue;
    if (/\b(?:credited|prorated|pro-rated|equals|equivalent experience)\b/i.test(said)) continue;
    for (const words of [weekly, weekOf, fullTime, labeled, alone])
      for (const at of said.matchAll(words)) {
        const before = said.slice(Math.max(0, at.index - 80), at.index);
        if (otherHours.test(before.slice(Math.max(before.lastIndexOf(", "), before.lastIndexOf("(")) + 1)))
          continue;
        const low = numberOf(at[1] ?? at[3] ?? at[5] ?? "");
        let high = numberOf(at[2] ?? at[4] ?? at[6] ?? `${low}`);
        const clause = said.slice(said.lastIndexOf(";", at.index) + 1, at.index + 300).split(";", 1)[0] ?? "";
        if (words === alone && ((low < 15 && !ofWeek.test(clause)) || high > 60 || notAlone.test(clause)))
          continue;
        if (minimum.test(before) && !at[2]) {
          const most = notMore.exec(said.slice(at.index + at[0].length));
          if (most) high = Number(most[1]);
        }
        if (low < 4 || high > 84 || high < low) continue;
        let weight = words === alone ? 1 : 2;
        if (/^[^:]{0,30}\b(hours|schedule|workweek)\b[^:]{0,20}:/i.test(said)) weight = 4;
        else if (usual.test(said)) weight = 3;
        if (minimum.test(before) && high === low) weight = 1;
        if (/\bup to\s{0,2}$/i.test(before)) weight = 1.5;
        if (!best || weight > best.weight) best = { low, high, at, sentence, weight };
      }
  }
  if (!best) return [];
  const { low, high, at, sentence } = best;
  const value = low === high ? `${low}` : `${low}-${high}`;
  return [factOf(reading, sentence, at.index, "hours_per_week", value, { low, high, unit: "hours" })];
}

const hitch = new RegExp(
  `\\b(${number})[\\s-]?(?:days?|weeks?)?(?:[\\s-](?:working|work))?[\\s-](?:on)\\b[\\s,/&-]{1,4}(?:and |then |followed by )?(${number})[\\s-]?(?:days?|weeks?)?[\\s-](?:off)\\b|\\b(\\d{1,2})\\/(\\d{1,2})(?= (?:schedule|hitch|rotation))`,
  "i",
);

/** A hitch is days at work and days off: "8 on, 6 off". */
export function readHitch(reading: Reading): Fact[] {
  for (const sentence of reading.sentences) {
    const at = hitch.exec(sentence.text);
    if (!at) continue;
    const isWeeks = /week/i.test(at[0]);
    const [on, off] = [numberOf(at[1] ?? at[3] ?? ""), numberOf(at[2] ?? at[4] ?? "")];
    if (!(on >= 1 && on <= 60 && off >= 1 && off <= 30)) continue;
    const unit = isWeeks ? "weeks" : "days";
    const value = `${on}${isWeeks ? " weeks" : ""} on, ${off} off`;
    return [factOf(reading, sentence, at.index, "hitch", value, { low: on, high: off, unit })];
  }
  return [];
}
