import type { Reading } from "./fact.ts";
import type { Sentence } from "./sentences.ts";

const yes =
  /^\W*(?:yes|yep|yeah|sure|of course|absolutely|certainly|gladly|we do|you bet|welcome|ok(?:ay)?|fine|happily)\b/i;
const no =
  /^\W*(?:no|nope|not|none|sorry|unfortunately|i'm afraid|we can't)\b(?! (?:problem|worries|rent|cost|charge))/i;

/** A question states nothing, its answer does; undefined for what is no question. */
export function answerTo({ text }: Reading, sentence: Sentence): "yes" | "no" | null | undefined {
  if (!/\?["')\s]*$/.test(sentence.text.slice(-5))) return;
  const answer = text.slice(sentence.to, sentence.to + 60);
  return yes.test(answer) ? "yes" : no.test(answer) ? "no" : null;
}
