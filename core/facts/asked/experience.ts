import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";
import { byGrade, strongest } from "./education.ts";
import { inherited, isNotAsked, levelIn } from "./level.ts";
import { readNoExperienceNeeded } from "./no-experience-needed.ts";

const telling =
  /\bexperienced?\b|\b(?:years?|seasons?|summers?|winters?) (?:as an?|guiding|leading|teaching|working) /;
const amount =
  /\b(?:\d{1,2}\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?\(\d{1,2}\+?\))?(?: ?(?:-|to|or) ?(?:\d{1,2}|one|two|three|four|five|six))?(?: ?\(\d{1,2} ?- ?\d{1,2}\))?\+? (?:or more )?(?:full |complete )?(?:years?|months?|seasons?|summers?|winters?)'?s?(?:(?: of| in)?(?: [a-z/-]+,?){0,6} experience\b| (?:as an?|guiding|leading|teaching|working) [a-z])/;
const named =
  /\b(?:previous|prior|past|demonstrated|proven|relevant|related|work|some|direct|hands-on|practical|professional|minimum|supervisory|leadership|guiding|teaching|field|camp|trail|kitchen|riding|paddling|climbing|rafting|retail|customer service|landscap\w+) (?:[a-z/-]+,? ){0,4}experience\b|^[^a-z]*experience (?:in|with|as|working|teaching|leading|guiding|operating|using|supervising|conducting|managing)\b|\bexperience (?:[a-z/-]+,? ){0,8}(?:is |are |strongly |highly |preferably )*(?:required|preferred|desired|desirable|a plus|helpful|necessary|recommended|beneficial|needed)\b|\b(?:must|should) (?:have|possess) (?:[a-z/-]+,? ){0,5}experience\b|\brequires? (?:[a-z/-]+,? ){0,5}experience\b/;
const otherThings =
  /\bsubstitut\w*|\bin lieu\b|\bcombination\b|\b(?:or|and\/or) (?:an? )?(?:[a-z]+ ){0,4}(?:degree|education|training|coursework|certification)\b|\b(?:degree|education|diploma)\b.{0,80}\b(?:or|and\/or)\b|\bspecialized experience|\bgs-?\d|\b(?:based|depend\w*|commensurate|according|doe)\b|\b(?:gain|gains|receive|earn|provide[sd]?|offers?|guests?|memorable|visitors?|customers?|campers'?|participants?|opportunit\w+|valuable|unique|enjoy|great|amazing|educational|immersive|life-changing|experience of|experience the|not eligible|users?|veterans?|equivalent|interest in|or interest|wilderness experience for|seeking|resumes?|transcripts?|creditable|defined|refers|paid or unpaid|paid and unpaid|qualify|hands-on experience|before pursuing)\b/;
/** "Experience with radios" below "Qualifications" may be a wish; "two years of it" or "prior" is not. */
const firm = /^[^a-z]*(?:previous|prior|proven|demonstrated|at least|minimum|must)\b/;

export const readExperience: FactReader = (reading) => {
  const found: Fact[] = readNoExperienceNeeded(reading).map((fact) => ({
    ...fact,
    name: "experience",
    value: "none",
  }));
  const none = found[0];
  if (none && /\b(?:but|yet|however)\b.*\brequire/i.test(none.proof)) return [];
  const isFederal = tellingSentences(reading, byGrade).length > 0;
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (sentence.heading === sentence.text && text.split(" ").length <= 4) continue;
    if (otherThings.test(text) || sentence.stance === "duties" || sentence.stance === "offered") continue;
    for (const { text: clause, at, kind } of clausesOf(text)) {
      if (kind === "condition" || isNotAsked(clause)) continue;
      const there = amount.exec(clause) ?? named.exec(clause);
      if (!there || polarityOf(clause, there.index, there.index + there[0].length) === "denied") continue;
      if (/\brequired\b/.test(clause) && /\bprefer/.test(clause)) continue;
      // "You must be kind, and experience is preferred": its own words come before those of its clause.
      const [near = ""] = clause.slice(there.index).split(",");
      const own =
        levelIn(near) ?? levelIn(clause) ?? (/\b(?:at least|minimum)\b/.test(clause) ? "required" : null);
      const level = own ?? inherited(sentence);
      if (
        !level ||
        (!own && (isFederal || (level === "required" && !amount.test(clause) && !firm.test(clause))))
      )
        continue;
      const isSure = own !== null && (level === "preferred" || inherited(sentence) !== "preferred");
      const more = isSure && text.length < 250 ? {} : ({ isUnsure: true } as const);
      found.push(factOf(reading, sentence, at + there.index, "experience", level, more));
    }
  }
  return strongest(found);
};
