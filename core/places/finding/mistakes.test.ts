import fc from "fast-check";
import { expect, test } from "vitest";
import { mistakesAtStart } from "./mistakes.ts";

test.each([
  ["glacier", "glasier", 1, true],
  ["glacier", "gla", 0, false],
  ["glacier national park", "glacire", 1, false],
  ["tucson", "tuscon", 1, true],
  ["durango", "durrango", 1, true],
  ["breckenridge", "brekenridge", 1, true],
  ["cincinnati", "cincinatti", 2, true],
  ["moab", "portland", 3, false],
  ["", "moab", 3, false],
  ["moab", "", 0, false],
])("mistakesAtStart reads %j typed as %j with %i mistakes", (name, typed, mistakes, isWhole) => {
  expect(mistakesAtStart(name, typed, 2)).toEqual({ mistakes, isWhole });
});

test("mistakesAtStart counts like a full table of costs", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (name, typed, most) => {
      const all = Array.from({ length: name.length + 1 }, (_, end) => distance(name.slice(0, end), typed));
      const mistakes = Math.min(most + 1, ...all);
      expect(mistakesAtStart(name, typed, most).mistakes).toBe(mistakes);
    }),
    { numRuns: 1_000 },
  );
});

/** The same with a whole table: letters swapped are one mistake. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i ? (j ? 0 : i) : j)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const costs = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) costs.push(at(i - 2, j - 2) + 1);
      const row = table[i];
      if (row) row[j] = Math.min(...costs);
    }
  return at(a.length, b.length);
}
