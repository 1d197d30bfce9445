import { factOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const telling =
  /\bno (?:(?:previous|prior|specific|formal|special|work|guiding|related|rafting|camp|field|kitchen|trail|outdoor|teaching|conservation|[a-z]{4,14}ing) ){0,3}experience (?:is |or [a-z ]{2,30} )?(?:necessary|required|needed)|\bno experience[?!.]|\bexperience (?:is )?(?:not|n't) (?:required|necessary|needed)|\b(?:don't|do not|needn't) (?:even )?(?:need|have to have) (?:any )?(?:previous |prior )?(?:[a-z]+ )?experience|\bwith or without experience|\b(?:little|no) (?:or no |to no )?(?:job[- ]related |prior |previous |related )?experience\b|\b(?:will|willing to) train (?:the right|all|anyone)/;
/** "Preferred but not required" for one kind of experience leaves the other kinds required. */
const butAsked =
  /\b(?:but (?:must|at least)|degree (?:required|is required)|years? (?:of )?experience required|preferred,? but|prefer\w*|a plus|desired|helpful|with (?:[a-z-]+ ){1,5}experience (?:is )?not)\b/;

const loose = /\b(?:little|train|with or without)\b|^no (?:or|to)/;

export const readNoExperienceNeeded: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (butAsked.test(text)) continue;
    const there = telling.exec(text);
    const more = loose.test(there?.[0] ?? "") ? ({ isUnsure: true } as const) : {};
    if (there) return [factOf(reading, sentence, there.index, "no_experience_needed", "yes", more)];
  }
  return [];
};
