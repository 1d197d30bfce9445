import { factOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const telling =
  /\bno (?:(?:previous|prior|specific|formal|special|work|guiding|related|rafting|camp|field|kitchen|trail|outdoor|teaching|conservation|[a-z]{4,14}ing) ){0,3}experience (?:is |or [a-z ]{2,30} )?(?:necessary|required|needed)|\bno experience[?!.]|\bno (?:[a-z-]+ ){0,3}experience\?|\bteach (?:you )?everything\b|\b(?:beginners|novices|first-timers) (?:are )?(?:very )?welcome\b(?! (?:in|to|at))|\bexperience (?:is )?(?:not|n't) (?:required|necessary|needed)|\b(?:(?:don't|do not) (?:even )?(?:need(?: to have)?|have to have)|needn't (?:even )?have|no need (?:to have|for)) (?:any )?(?:previous |prior )?(?:[a-z]+ )?experience|\bwith or without experience|\b(?:little|no) (?:or no |to no )?(?:job[- ]related |prior |previous |related )?experience\b|\b(?:will|willing to) train (?:the right|all|anyone)/;
/** "Preferred but not required" for one kind of experience leaves the other kinds required. */
const butAsked =
  /\b(?:but (?:must|at least)|degree (?:required|is required)|years? (?:of )?experience required|preferred,? but|prefer\w*|a plus|desired|helpful|with (?:[a-z-]+ ){1,5}experience (?:is )?not)\b/;

/** "No experience?" is answered. */
const noMatter = /^\s*(?:no (?:problem|worries)|not a problem|we|that's|don't|great|fine|ok)/i;
const loose = /\b(?:little|train|teach|welcome|with or without)\b|^no (?:or|to)/;

export const readNoExperienceNeeded: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (
      butAsked.test(text) ||
      (/\?\W*$/.test(text) && !noMatter.test(reading.text.slice(sentence.to, sentence.to + 40)))
    )
      continue;
    const there = telling.exec(text);
    const more = loose.test(there?.[0] ?? "") ? ({ isUnsure: true } as const) : {};
    if (there) return [factOf(reading, sentence, there.index, "no_experience_needed", "yes", more)];
  }
  return [];
};
