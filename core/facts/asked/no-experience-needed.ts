import { factOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const asked = "(?:necessary|required|needed|asked|essential|a must|requirement)";
const ability = "(?:experience|background|skills?|know-how|knowledge|training)";
const newcomers =
  "(?:beginners|novices|first-timers|newcomers|newbies|greenhorns|rookies|first-time [a-z]+s|total beginners)";
const telling = new RegExp(
  `\\b(?:no|zero|nobody needs|not? any) (?:[a-z'-]+ ){0,4}(?:experience|background|skills?|know-how|job)(?: in [a-z]+)? (?:is |are |or [a-z ]{2,30} )?(?:necessary|required|needed|fine|ok|asked for)|\\b(?:no|zero) experience[?!.]|\\b(?:no|zero) (?:[a-z-]+ ){0,3}(?:experience|background)\\?|\\bno (?:previous|prior|earlier) (?:[a-z-]+ ){1,5}(?:needed|necessary|required|expected)\\b|\\b(?:need|require|ask for|asks for|needs) (?:no|any) (?:previous|prior|earlier) |\\b(?:you (?:don't|do not)|no) need (?:any )?(?:to have worked|earlier )|\\b(?:don't|do not) need (?:earlier|any earlier) |\\bgreenhorn or not\\b|\\ba first job is (?:fine|ok)|\\b(?:anyone|anybody|any willing soul) can (?:learn|do|master) it\\b|^\\W*new to [^?.]{2,40}\\?|\\b(?:nobody|no one|we (?:don't|do not|never)) asks? for (?:any )?(?:[a-z]+ )?experience|\\bexperience (?:is )?(?:not|n't|isn't) ${asked}|\\b(?:experience|skills?) (?:doesn't|does not|don't)(?: matter\\b| count\\b|\\W*$)|\\b(?:need|needn't|(?:don't|do not) (?:even )?(?:need|have)|no need)(?: (?:to|for|have|even))* no (?:[a-z]+ )?${ability}|\\b(?:(?:don't|do not) (?:even )?(?:need(?: to have)?|have to have)|needn't (?:even )?have|no need (?:to have|for)) (?:any )?(?:previous |prior )?(?:[a-z]+ )?(?:experience|(?<=needn't have )[a-z]+ed\\b)|\\byou(?:'ll| will)? need no (?:[a-z]+ )?${ability}|\\b(?:with or )?without (?:any )?(?:prior |previous )?experience\\b(?! (?:cannot|can't|will not|won't))|\\b(?:little|no) (?:or no |to no )?(?:job[- ]related |prior |previous |related )?experience\\b|\\b(?:worry|mind|matter|care|fine|ok|problem|welcome|even)(?: if| whether| that)? you(?:'ve| have| haven't)(?: not)? (?:never|ever)\\b|\\b(?:don't|do not) expect you to (?:know|have|be)\\b|\\bit's (?:fine|ok) if this is your first\\b|^\\W*(?:i(?:'ve| have) |you(?:'ve| have) )?never (?:[a-z]+ ){1,6}[^?.]{0,30}[?.]|\\b${newcomers} (?:are |is )?(?:very |always |just as )?(?:welcome|encouraged|make up|can apply|wanted)\\b(?! (?:in|to(?! apply)|at))|\\b(?:teach|train|show) (?:you )?(?:everything|all you need|the ropes|the rest\\b(?= |[.!])|from (?:scratch|zero|the ground up))|\\bthe rest,? we(?:'ll| will| can)? (?:teach|train|show)|\\b(?:will|'ll|can|willing to|happy to|glad to) (?:(?:teach|train) (?:almost |just about )?(?:anyone|anybody|everyone|from scratch|the right|all)\\b|train(?=[.!,;]|$))|\\bcan train from scratch\\b|\\bevery(?:thing| bit of training) is (?:on us|taught)\\b`,
);
/** "Preferred but not required" for one kind of experience leaves the other kinds required. */
const butAsked =
  /\b(?:but (?:must|at least)|degree (?:required|is required)|years? (?:of )?experience required|preferred,? but|prefer\w*|a plus|desired|helpful|with (?:[a-z-]+ ){1,5}experience (?:is )?not)\b/;

/** "No experience?" is answered. */
const noMatter =
  /^\W*(?:no (?:problem|worries|matter)|not a problem|we|you(?:.ll| will)|come|perfect|neither|most|more than half|that's|don't|great|fine|ok)|^[^?\n]{0,80}\bwe(?:.ll| will| can| do)? (?:coach|teach|train|show)/i;
const loose =
  /\b(?:little|train|teach|show|greenhorn|anyone|anybody|any willing|welcome|encouraged|make up|with or without)\b|^no (?:or|to)/;

export const readNoExperienceNeeded: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (
      butAsked.test(text) ||
      (/\?\W*$|^\W*(?:i(?:.ve| have) )?never\b/.test(text) &&
        !noMatter.test(reading.text.slice(sentence.to, sentence.to + 120)))
    )
      continue;
    const there = telling.exec(text);
    const more = loose.test(there?.[0] ?? "") ? ({ isUnsure: true } as const) : {};
    if (there) return [factOf(reading, sentence, there.index, "no_experience_needed", "yes", more)];
  }
  return [];
};
