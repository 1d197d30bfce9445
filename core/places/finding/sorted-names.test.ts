import fc from "fast-check";
import { expect, test } from "vitest";
import { mistakesAtStart } from "./mistakes.ts";
import { nameIndex } from "./name-index.ts";
import { findAlmost, inOrder, numbersOf, sortNames } from "./sorted-names.ts";

const countedOneByOne = (names: string[], typed: string, most: 1 | 2) =>
  names.flatMap((name, number) => (mistakesAtStart(name, typed, most).mistakes <= most ? [number] : []));

test("numbersOf finds every name that is just the text", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 3 });
  fc.assert(
    fc.property(fc.array(word), word, (names, text) => {
      const found = numbersOf(text, names, inOrder(names)).toSorted((a, b) => a - b);
      expect(found).toEqual(names.flatMap((name, number) => (name === text ? number : [])));
    }),
  );
});

test("findAlmost finds what comparing every name finds", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word), word, fc.constantFrom(1 as const, 2 as const), (names, typed, most) => {
      fc.pre(typed.length > most);
      expect(findAlmost(sortNames(names), typed, most)).toEqual(countedOneByOne(names, typed, most));
    }),
    { numRuns: 1_000 },
  );
});

test("findAlmost finds what comparing every name of the gazetteer finds", () => {
  const { keys, sorted } = nameIndex();
  const names = keys.slice(0, sorted.numbers.length);
  for (let seed = 1; seed <= 12; seed++) {
    const typed = mistype(names[(seed * 2_659) % names.length] ?? "", seed).slice(0, 29);
    const most = typed.length > 8 ? 2 : 1;
    if (typed.length < 5) continue;
    expect([typed, findAlmost(sorted, typed, most)]).toEqual([typed, countedOneByOne(names, typed, most)]);
  }
});

test("findAlmost compares a long text up to its 29th letter", () => {
  const name = "lewis and clark national historic trail";
  const [long, typed] = [`${name} and more`, "lewis and clarc national historic trial"];
  expect(findAlmost(sortNames([name, long, "lewis and clark"]), typed, 2)).toEqual([0, 1]);
});

function mistype(name: string, seed: number): string {
  const at = seed % Math.max(1, name.length - 1);
  const letter = String.fromCharCode(97 + (seed % 26));
  if (seed % 4 === 0) return name.slice(0, at) + name.slice(at + 1);
  if (seed % 4 === 1) return name.slice(0, at) + letter + name.slice(at);
  if (seed % 4 === 2) return name.slice(0, at) + letter + name.slice(at + 1);
  return (
    name.slice(0, at) +
    name
      .slice(at, at + 2)
      .split("")
      .reverse()
      .join("") +
    name.slice(at + 2)
  );
}
