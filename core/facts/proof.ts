import type { Sentence } from "./sentences.ts";

const longestProof = 400;

/** A long sentence is cut to its telling part; offsets are those of the text. */
export function proofOf(text: string, sentence: Sentence, part: { from: number; to: number }) {
  let { from, to } = sentence;
  if (to - from > longestProof) {
    const [first, last] = [sentence.from + part.from, sentence.from + part.to];
    const room = Math.max(0, longestProof - (last - first));
    from = Math.max(from, first - Math.floor(room / 2));
    to = Math.min(to, from + longestProof);
    from = Math.max(sentence.from, to - longestProof);
    const word = text.slice(from, first).search(/\s\S/);
    if (from > sentence.from && word >= 0) from += word + 1;
    const end = text.slice(last, to).lastIndexOf(" ");
    if (to < sentence.to && end > 0) to = last + end;
  }
  return { proof: text.slice(from, to), from, to };
}
