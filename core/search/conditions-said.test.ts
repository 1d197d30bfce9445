import fc from "fast-check";
import { expect, test } from "vitest";
import { conditionsSaid } from "./conditions-said.ts";
import { conditions } from "./vocabulary/conditions.ts";

test.each([
  ["You will work weekends, and you work some evenings.", ["evenings", "weekends"]],
  ["Weekends are off.", ["weekdays"]],
  ["Four ten-hour days, three days off each week.", ["four-tens"]],
  ["The schedule is two weeks on, one week off.", ["hitch"]],
  ["J-1 visas are sponsored.", ["j-1"]],
  ["No experience is needed; we train you.", ["entry-level"]],
  ["Health insurance and paid time off.", ["benefits"]],
])("conditionsSaid reads %s", (text, said) => {
  expect(conditionsSaid(text)).toEqual(expect.arrayContaining(said));
});

test.each([
  ["A CDL is an asset.", "license"],
  ["Give two weeks of notice.", "hitch"],
  ["You will work weekends.", "weekdays"],
  ["Up to 40 hours a week.", "overtime"],
  ["Clean the cabins.", "private-room"],
  ["You share a room with one other guide.", "private-room"],
  ["A high school diploma by the start.", "teens"],
  ["A drug test is required.", "no-drug-test"],
  ["A crew of two people.", "couples"],
  ["", "housing"],
])("conditionsSaid reads in %j no %s", (text, condition) => {
  expect(conditionsSaid(text)).not.toContain(condition);
});

test("conditionsSaid finds any phrase of several words in any text", () => {
  const phrases = conditions.flatMap(({ condition, texts = [] }) =>
    texts.filter((phrase) => phrase.split(" ").length > 3).map((phrase) => ({ condition, phrase })),
  );
  const around = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(fc.constantFrom(...phrases), around, around, ({ condition, phrase }, before, after) => {
      expect(conditionsSaid(`${before}. ${phrase.toUpperCase()}, ${after}`)).toContain(condition);
    }),
  );
});
