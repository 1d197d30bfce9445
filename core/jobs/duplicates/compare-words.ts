export type Word = {
  /** With the signs and spaces around it. */
  text: string;
  /** Its letters and digits alone. */
  key: string;
  isName: boolean;
};

/** Words that both texts have in one order, or what stands between these in either text. */
export type WordRun = { isBoth: boolean; left: Word[]; right: Word[] };

const word = /[^\p{L}\p{N}]*[\p{L}\p{N}]+(?:[.,:'’][\p{L}\p{N}]+)*[^\p{L}\p{N}\s]*/gu;

export function splitWords(text: string): Word[] {
  let isStart = true;
  return (text.match(word) ?? []).map((match) => {
    const core = match.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    const before = match.slice(0, match.indexOf(core));
    const isName = /^\p{Lu}\p{L}/u.test(core) && !isStart && !/[\n#*•“"]/.test(before);
    isStart = /[.!?:][^\p{L}\p{N}]*$/u.test(match);
    return { text: match, key: core.toLowerCase().replace(/['’]/g, ""), isName };
  });
}

/** Beyond this many differences the texts have little in common, and finding them all takes too long. */
const mostEdits = 1_000;

export function compareWords(left: Word[], right: Word[]): WordRun[] {
  const runs: WordRun[] = [];
  let [x, y] = [0, 0];
  for (const [atLeft, atRight] of sharedPositions(left, right)) {
    addRun(runs, false, left.slice(x, atLeft), right.slice(y, atRight));
    addRun(runs, true, left.slice(atLeft, atLeft + 1), right.slice(atRight, atRight + 1));
    [x, y] = [atLeft + 1, atRight + 1];
  }
  addRun(runs, false, left.slice(x), right.slice(y));
  return runs;
}

function addRun(runs: WordRun[], isBoth: boolean, left: Word[], right: Word[]): void {
  if (!left.length && !right.length) return;
  const last = runs.at(-1);
  if (last?.isBoth !== isBoth) runs.push({ isBoth, left, right });
  else {
    last.left.push(...left);
    last.right.push(...right);
  }
}

type Position = [atLeft: number, atRight: number];

/** Myers, "An O(ND) Difference Algorithm and Its Variations" (1986). */
function sharedPositions(left: Word[], right: Word[]): Position[] {
  const most = Math.min(left.length + right.length, mostEdits);
  const middle = most + 1;
  const furthest = new Int32Array(2 * most + 3);
  const history: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits++) {
    history.push(furthest.slice(middle - edits - 1, middle + edits + 2));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const below = furthest[middle + diagonal - 1] ?? 0;
      const above = furthest[middle + diagonal + 1] ?? 0;
      let x = isFromAbove(diagonal, edits, below, above) ? above : below + 1;
      while (x < left.length && left[x]?.key === right[x - diagonal]?.key) x++;
      furthest[middle + diagonal] = x;
      if (x >= left.length && x - diagonal >= right.length)
        return walkBack(history, left.length, right.length);
    }
  }
  return [];
}

function isFromAbove(diagonal: number, edits: number, below: number, above: number): boolean {
  return diagonal === -edits || (diagonal !== edits && below < above);
}

function walkBack(history: Int32Array[], width: number, height: number): Position[] {
  const shared: Position[] = [];
  let [x, y] = [width, height];
  for (let edits = history.length - 1; edits >= 0; edits--) {
    const at = (diagonal: number) => history[edits]?.[diagonal + edits + 1] ?? 0;
    const diagonal = x - y;
    const [below, above] = [at(diagonal - 1), at(diagonal + 1)];
    const before = isFromAbove(diagonal, edits, below, above) ? diagonal + 1 : diagonal - 1;
    const [startX, startY] = edits ? [at(before), at(before) - before] : [0, 0];
    while (x > startX && y > startY) shared.push([--x, --y]);
    [x, y] = [startX, startY];
  }
  return shared.reverse();
}
