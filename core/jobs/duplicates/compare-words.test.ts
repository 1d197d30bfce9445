import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, splitWords, type WordRun } from "./compare-words.ts";

const keys = (words: WordRun["left"]) => words.map(({ key }) => key).join(" ");
const runsOf = (left: string, right: string) =>
  compareWords(splitWords(left), splitWords(right)).map(({ isBoth, ...run }) =>
    isBoth ? keys(run.left) : [keys(run.left), keys(run.right)],
  );

test("compareWords tells what is shared, replaced, added and taken away", () => {
  expect(runsOf("Row guests down the river.", "Row guests up the river!")).toEqual([
    "row guests",
    ["down", "up"],
    "the river",
  ]);
  expect(runsOf("You cook.", "Each day, you cook lunch.")).toEqual([
    ["", "each day"],
    "you cook",
    ["", "lunch"],
  ]);
  expect(runsOf("It’s **great**", "Its great")).toEqual(["its great"]);
  expect(runsOf("", "one")).toEqual([["", "one"]]);
  expect(runsOf("", "")).toEqual([]);
});

test("compareWords keeps every word of both texts in order, and shares the most that it can", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const runs = compareWords(splitWords(left.join(" ")), splitWords(right.join(" ")));
      expect(runs.flatMap((run) => run.left.map(({ key }) => key))).toEqual(left);
      expect(runs.flatMap((run) => run.right.map(({ key }) => key))).toEqual(right);
      const shared = runs.flatMap((run) => (run.isBoth ? run.left : []));
      expect(shared).toHaveLength(longestShared(left, right));
    }),
  );
});

test("compareWords shares nothing of long texts without a word in common", () => {
  const words = (letter: string) => splitWords(`${letter} `.repeat(2_000));
  expect(compareWords(words("a"), words("b"))).toHaveLength(1);
});

test("splitWords knows names by their capital inside a sentence", () => {
  const names = splitWords("Our Lake lodge. Guests eat at Pine Inn:\n- Meals\nMOAB is near, I think.");
  expect(names.filter(({ isName }) => isName).map(({ key }) => key)).toEqual(["lake", "pine", "inn"]);
  const text = "  Row, row – $18.50/hr (plus tips)!  ";
  expect(
    splitWords(text)
      .map((word) => word.text)
      .join(""),
  ).toBe(text.trimEnd());
});

function longestShared(left: string[], right: string[]): number {
  let row = new Array<number>(right.length + 1).fill(0);
  for (const word of left) {
    const next = [0];
    for (const [at, other] of right.entries())
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
