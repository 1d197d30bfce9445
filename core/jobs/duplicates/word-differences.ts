import { compareWords, splitWords, type Word, type WordRun } from "./compare-words.ts";

/** Fewer shared words between two differences are chance. */
const fewestShared = 3;

type Difference = WordRun & {
  /** A word or two that both have stand in it. */
  isMixed: boolean;
};

/**
 * A copy may lack a passage, or have one of its source's own before or after it. Other words in the same place may
 * tell another opening, as may a number or a name that only one text has amid shared words.
 */
export function tellOpeningsApart(a: string, b: string): boolean {
  const runs = joinChance(compareWords(splitWords(a), splitWords(b)));
  return runs.some(({ isBoth, isMixed, left, right }, at) => {
    if (isBoth) return false;
    const isLast = at === runs.length - 1;
    if (left.length && right.length) return !(isLast && (isCut(left, right) || isCut(right, left)));
    const isAmid = isMixed || (at > 0 && !isLast);
    return isAmid && [...left, ...right].some(isTelling);
  });
}

/** Sources cut long texts inside a word. */
function isCut([last, ...others]: Word[], [whole]: Word[]): boolean {
  return !others.length && last !== undefined && whole?.key.startsWith(last.key) === true;
}

function joinChance(runs: WordRun[]): Difference[] {
  const joined: Difference[] = [];
  for (const run of runs) {
    const isMixed = run.isBoth && run.left.length < fewestShared;
    const own = isMixed ? { isBoth: false, left: [], right: [] } : run;
    const last = joined.at(-1);
    if (last?.isBoth !== own.isBoth) joined.push({ ...own, isMixed });
    else {
      last.left = [...last.left, ...own.left];
      last.right = [...last.right, ...own.right];
      last.isMixed ||= isMixed;
    }
  }
  return joined;
}

const tellingWord =
  /\d|^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|full|part|full-time|part-time|days?|nights?|mornings?|evenings?|overnight|weekends?|weekdays?|first|second|third|one|two|three|four|men|women|boys|girls|male|female)$/;

function isTelling({ key, isName }: Word): boolean {
  return isName || tellingWord.test(key);
}
