import { factOf } from "./clauses.ts";
import type { FactReader } from "./fact.ts";
import { number, numberOf } from "./words/numbers.ts";

const places =
  "(?:positions?|openings?|vacanc(?:y|ies)|internships?|interns|technicians|seasonal (?:staff|employees|positions))";
const people =
  "(?:guides|instructors|counselors|rangers|cooks|workers|people|leaders|members|attendants|assistants|hosts|housekeepers|servers|lifeguards|wranglers|interpreters|educators|naturalists|patrollers|drivers|seasonals)";
const openings = new RegExp(
  `^(?:number of |total )?(?:openings|positions|vacancies|positions available|openings available|number of (?:positions|openings)|how many)(?: available)?:\\s{0,2}(?:up to )?(${number})\\b(?!\\s?[-–]?\\s?(?:month|week|year|hour|day|\\$))|\\b(?:hiring|seeking|recruiting|filling|have|has|there (?:are|is)|looking for|fill|hire)(?: for)?(?: up to)? (${number})(?: \\(\\d{1,2}\\))?(?: [\\w-]{2,20}){0,3} ${places}\\b|\\b(?:hiring|seeking|recruiting|looking for)(?: for)?(?: up to)? (${number})(?: \\(\\d{1,2}\\))?(?: [\\w-]{2,20}){0,3} ${people}\\b|^(${number})(?: \\(\\d{1,2}\\))?(?: [\\w-]{2,20}){0,3} ${places} (?:are |is )?(?:available|open)\\b`,
  "i",
);

const andOthers = new RegExp(`^,? (?:and|&|plus) ${number}\\b`, "i");

export const readPositions: FactReader = (reading) => {
  for (const sentence of reading.sentences) {
    const at = openings.exec(sentence.text);
    if (!at || /\b(?:past|previous|years? ago|experience|month|week|year|day)\b/i.test(at[0])) continue;
    // "4 guides and 2 cooks" does not tell which of them the job is.
    if (andOthers.test(sentence.text.slice(at.index + at[0].length))) continue;
    const count = numberOf(at[1] ?? at[2] ?? at[3] ?? at[4] ?? "");
    if (!Number.isInteger(count) || count < 1 || count > 500) continue;
    return [factOf(reading, sentence, at.index, "positions", `${count}`, { low: count })];
  }
  return [];
};

const work =
  "(?:internship|intern|position|positions|program|appointment|assignment|season|seasonal|term|fellowship|contract|employment|job|commitment|placement|apprenticeship|service)";
const span = `(?:~|approximately |about |up to |at least |minimum (?:of )?)?(${number})(?:-?\\s?(?:-|–|to|or)\\s?(${number}))?(?: \\(\\d{1,2}\\))?[\\s-](month|week|service hour|hour)s?`;
const lengths = [
  new RegExp(
    `^(?:length|duration|term|term length|length of (?:position|internship|service|term|appointment)|commitment|time commitment|season length|contract length)[^:]{0,20}:\\s{0,2}${span}\\b(?! (?:notice|per|a|each))`,
    "i",
  ),
  new RegExp(`\\b${span}[\\s-](?:\\w+[\\s-]){0,3}${work}\\b`, "i"),
  new RegExp(
    `\\b${work}\\b[^.;:]{0,40}\\b(?:last(?:s|ing)?|is|are|of|for|be|runs?|duration|long|require[sd]?)\\b[^.;:]{0,20}? ${span}\\b(?! (?:of (?:experience|general|specialized|age)|notice|old|ago|per|each|a week|prior|before|after|in advance|of service in|from))`,
    "i",
  ),
];
const otherLengths =
  /\b(start date|post|from now|experience|probation\w*|notice|prior|previous|past|last \d|per week|a week|each week|weekly|waiting|after|within|overtime|semester|credit|training|orientation|extension|extended|additional|upon completion|shadow\w*|break|vacation|in advance|before|service year|guarantee|warranty)\b/i;

export const readLength: FactReader = (reading) => {
  for (const sentence of reading.sentences) {
    if (!/month|week|hour/i.test(sentence.text)) continue;
    for (const form of lengths) {
      const at = form.exec(sentence.text);
      if (!at) continue;
      const around = sentence.text.slice(Math.max(0, at.index - 30), at.index + at[0].length + 25);
      const unit = /hour/i.test(at[3] ?? "") ? "hours" : `${(at[3] ?? "").toLowerCase()}s`;
      const [low, high] = [numberOf(at[1] ?? ""), numberOf(at[2] ?? at[1] ?? "")];
      const isService =
        unit === "hours" &&
        (low < 100 || low > 2080 || !/service|term|americorps|complet/i.test(sentence.text));
      if (
        otherLengths.test(around) ||
        isService ||
        !(low > 0) ||
        high < low ||
        (unit === "months" && high > 24) ||
        (unit === "weeks" && high > 60)
      )
        continue;
      const value = `${low === high ? low : `${low}-${high}`} ${unit}`;
      return [factOf(reading, sentence, at.index, "length", value, { low, high, unit })];
    }
  }
  return [];
};
