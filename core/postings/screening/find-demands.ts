import { type DemandRule, demandRules, isDenied, isInnocent } from "./demand-rules.ts";

/** Reads text sentence by sentence, folded as find-suspicions folds it. */
export function findDemands(folded: string): string[] {
  const sentences = sentencesOf(folded);
  return demandRules
    .filter((rule) => sentences.some((sentence) => demands(rule, sentence)))
    .map(({ finding }) => finding);
}

function demands(rule: DemandRule, sentence: string): boolean {
  if (!rule.demand.test(sentence) || rule.unless?.test(sentence) || isInnocent(rule, sentence)) return false;
  return [...sentence.matchAll(new RegExp(rule.subject, "g"))].some(
    ({ 0: subject, index }) => !isDenied(sentence.slice(0, index), sentence.slice(index + subject.length)),
  );
}

const longestSentence = 600;

/** A row of a list is read with the line that introduces it. */
function sentencesOf(folded: string): string[] {
  let heading = "";
  return folded.split("\n").flatMap((line) => {
    if (!line.trim()) return [];
    const isRow = /^\s*(?:[-*•–+]|\d{1,2}[.)])\s/.test(line);
    const all = line
      .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
      .split(/[.!?]+(?=\s|$)/)
      .map(toWords)
      .filter(Boolean)
      .map((sentence) => (isRow ? `${heading} ${sentence}` : sentence).slice(0, longestSentence));
    if (!isRow) heading = /:\s*$/.test(line) ? (all.at(-1) ?? "") : "";
    return all;
  });
}

function toWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}$@,]+/gu, " ").trim();
}
