import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import { inherited, isNotAsked, levelIn } from "./level.ts";

const degree =
  /\b(?:bachelor'?s?'?(?: of [a-z]+)?(?: degree)?|(?:master|associate)'?s?'?(?: of [a-z]+)?(?: degree| in | or | level|\/)|(?:master|associate)'s\b|b\.?[as]\.? degree|(?:college|university|undergraduate|graduate|advanced|4-year|four-year|two-year|related|science) degree|ph\.?d\.?|(?<!high )degree(?! of\b)|high[- ]school (?:diploma|graduate|degree|education)|ged\b|diploma)/g;
const enrolled =
  /\b(?:enrolled (?:in|at|as)|(?:pursuing|working (?:toward|towards|on)) (?:an? |the |their )?(?:[a-z'./-]+ ){0,4}(?:degree|bachelor|master|major|phd)|(?:current|rising|enrolled) (?:undergraduate|graduate|college|university|sophomores?|juniors?|seniors?)|(?:open|available) (?:only )?to (?:current )?(?:undergraduate|graduate|college|university)(?: and graduate| or graduate)? students)\b/;
const high = /\bhigh[- ]school|\bged\b/;
const telling =
  /\b(?:degree|bachelor|master'?s|associate'?s|diploma|ged|ph\.?d|enrolled|pursuing|undergraduates?|college students|university students|no (?:[a-z]+ )?education|education|high[- ]school)\b/;
const none =
  /\bno (?:minimum |formal |specific |college |prior )*(?:education|degree|diploma|education\/experience|education or experience|college)(?: (?:is|are))?(?: necessary| required| needed)\b|\b(?:degree|education) (?:is )?not (?:required|necessary|needed)\b/;
/** Experience may replace a degree here, so nothing is certain. */
const otherWays =
  /\bsubstitut\w*|\bin lieu\b|\b(?:equivalent|related|relevant|comparable|work|life|professional|practical|specialized|job|field|[a-z]+) (?:combination|(?:work )?experience|years)\b|\bcombination\b|\byears? of\b|\bor (?:[a-z]+ ){0,4}experience\b|\bcourse ?work\b|\bdegree or (?:[a-z]+ )?(?:equivalent|training)\b|\bor (?:an? )?equivalent (?:[a-z]+ )?(?:training|education|combination)\b/;
const otherThings =
  /\b(?:environmental education|outdoor education|education (?:award|program|benefits|assistance|center|coordinator|team)|educational|master (?:bander|plan|naturalist|educator)|degrees? (?:f|c|fahrenheit|celsius|and|above|below)|weather|temperature|student'?s|her study|his study|their (?:thesis|research|study)|tuition|award|loans?|careers|should be awarded|desirable, but|gs-?\d+|hours (?:in|of)|semester hours|accredited|transcripts?|credit|veterans?|360|scholarship|supervis\w* of|conduct\w*|assist\w*|mentor\w*|teach\w*|work(?:ing)? with|serves?|lead|led|visitors|children|youth|k-12|partner|programs?)\b/;
const contradicted = /\b(?:but|yet|however|although|though|while)\b.*\brequired|\bdegree is required\b/;
const asides = /\([^()]{0,300}\)/g;
const schools = /\bgraduate (?:student|program|degree|school)s?\b/g;
const underway = /\b(?:pursuing|enrolled|working (?:toward|towards|on)|in progress|attaining)\b/;
const already =
  /\b(?:recent(?:ly)?|graduates?d?|graduated|graduating|completed|or have|degree or|b\.?s\.? or|should be|post-?grad\w*|gap year)\b/;

/** Federal postings list several ways to qualify. */
export const byGrade = /\bspecialized experience\b|\bgs-?\d/;

export const readEducation: FactReader = (reading) => {
  const found: Fact[] = [];
  const isFederal = tellingSentences(reading, byGrade).length > 0;
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    const no = none.exec(text);
    if (no && contradicted.test(text)) return [];
    if (no) found.push(factOf(reading, sentence, no.index, "education", "none"));
    if (no || otherThings.test(text) || sentence.stance === "duties" || sentence.stance === "offered")
      continue;
    if (sentence.heading === sentence.text && text.split(" ").length <= 2) continue;
    const isOnce = [...text.matchAll(degree)].length === 1;
    for (const { text: clause, at, kind } of clausesOf(text)) {
      if (kind === "condition" || isNotAsked(clause)) continue;
      const student = enrolled.exec(clause);
      const there = student ?? clause.matchAll(degree).next().value;
      if (!there || polarityOf(clause, there.index, there.index + there[0].length) === "denied") continue;
      const own = levelIn(clause) ?? (isOnce ? levelIn(text.replace(asides, "")) : null);
      const level = own ?? inherited(sentence);
      if (!level || (level === "required" && (isFederal || (!high.test(clause) && otherWays.test(text)))))
        continue;
      const isUnderway = student !== null || underway.test(text);
      if (level === "required" && isUnderway && already.test(text.replace(schools, " "))) continue;
      const value = student && level === "required" ? "enrolled" : level;
      const more = own && text.length < 250 ? {} : ({ isUnsure: true } as const);
      found.push(factOf(reading, sentence, at + there.index, "education", value, more));
    }
  }
  return strongest(found);
};

/** Required outweighs preferred; a level that is both asked and not asked is dropped. */
export function strongest(found: Fact[]): Fact[] {
  const of = (value: string) => {
    const all = found.filter((one) => one.value === value);
    return all.find(({ isUnsure }) => !isUnsure) ?? all[0];
  };
  const asked = of("enrolled") ?? of("required");
  const none = of("none");
  if (asked && none) return [];
  const best = asked ?? none ?? of("preferred");
  return best ? [best] : [];
}
