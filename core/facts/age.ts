import type { Fact, Reading } from "./fact.ts";
import { proofOf } from "./proof.ts";

const age = "(1[4-9]|2[0-9]|eighteen|twenty-one|sixteen|twenty one)";
const spelled: Record<string, number> = { sixteen: 16, eighteen: 18, "twenty-one": 21, "twenty one": 21 };
const forms = [
  `\\bbetween (?:the ages? of )?${age} (?:and|to|-|–) \\d\\d\\b(?= years| \\(|\\.|,|$)`,
  `\\b${age}(?: ?\\(\\d\\d\\))?[\\s-]?(?:\\+|years?[\\s-]?(?:or )?(?:of age|old|older)|yrs?\\.? (?:of age|old)|y\\/o|yo\\b|years? or older|years? and older|years? minimum|years? (?:of age )?by\\b|or older|or over|and over|and older|or above|and up\\b)`,
  `\\b(?:at least|minimum of|be|be over|over) (?:the age of )?${age}(?: ?\\(\\d\\d\\))?(?= ?(?:[.,;)*]|$|years?\\b|yrs?\\b|due to|by |at |and (?:have|possess|hold|able|a )|to |or older|with |on |and not (?:more|older)))(?! ?(?:hours|lbs?|pounds|%|days|months|miles|feet|weeks|years? (?:of )?(?:experience|driving|experience|in)))`,
  `\\b(?:minimum age|age requirement|minimum age requirement|age)(?: (?:is|of|limit|for (?:this|the) (?:position|job)))?:?(?: (?:must be|is|of|at least)){0,2} ${age}\\b(?!\\s?[-–]\\s?\\d)`,
  `\\b(?:between )?(?:the )?ages? (?:of )?${age} ?(?:-|–|to|and) ?\\d\\d\\b`,
].map((form) => new RegExp(form, "i"));

const others =
  /\b(campers?|children|kids|youth|participants?|students|clients|guests|customers|girls|boys|visitors|serve alcohol|to drink|ages? \d|aged|under|younger|program for|groups?|dependents?|school|camper|pets?|licensed for|insured|drivers? must|to drive|in order to drive|company vehicles?|some positions|certain positions|select\b|for bartend\w*|liquor|for male|male (?:applicants?|citizens)|selective service|experience|founded|history|established|company|organization)\b/i;
const applies =
  /\b(must|at least|minimum|applicants?|candidates?|you|age|required|requirement|workers?|ages|employees?|staff|interns?|hosts?|members?|anyone|not (?:be )?less than)\b|^\W{0,3}\d/i;

const notOver =
  /\b(?:(?:not|no) (?:be )?(?:more|older|over)(?: than)?|up to|at most|maximum of)(?: (?:the )?age of)? $/i;

export function readAge({ text, sentences }: Reading): Fact[] {
  for (const sentence of sentences) {
    if (!/\b(?:1[4-9]|2[0-9])\b|eighteen|twenty|sixteen/i.test(sentence.text)) continue;
    for (const form of forms) {
      const at = form.exec(sentence.text);
      if (!at) continue;
      const before = sentence.text.slice(Math.max(0, at.index - 70), at.index);
      const after = sentence.text.slice(at.index + at[0].length, at.index + at[0].length + 40);
      if (
        others.test(before) ||
        notOver.test(before) ||
        /^\W{0,3}(?:years? )?(?:organization|company|history|tradition|experience|of experience|to (?:drive|operate|serve|rent|drink)|preferred)/i.test(
          after,
        )
      )
        continue;
      if (!applies.test(before + at[0]) && sentence.stance !== "required") continue;
      const said = (at[1] ?? "").toLowerCase();
      const years = spelled[said] ?? Number(said);
      return [
        {
          name: "min_age",
          value: `${years}`,
          low: years,
          unit: "years",
          ...proofOf(text, sentence, { from: at.index, to: at.index + at[0].length }),
        },
      ];
    }
  }
  return [];
}
