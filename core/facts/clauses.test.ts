import { expect, test } from "vitest";
import { clausesOf, isConditional, plain, polarityOf } from "./clauses.ts";

const of = (text: string, word: string) =>
  polarityOf(text, text.indexOf(word), text.indexOf(word) + word.length);

test("clausesOf separates a clause of time from its sentence", () => {
  expect(
    clausesOf("housing is provided while off the river").map(({ kind, text }) => [kind, text.trim()]),
  ).toEqual([
    ["main", "housing is provided"],
    ["time", "while off the river"],
  ]);
});

test("clausesOf makes brackets asides and keeps the sentence in one piece", () => {
  const [main, aside] = clausesOf("a bunkhouse (no pets) may be had");
  expect(main?.text).toBe("a bunkhouse           may be had");
  expect(aside).toMatchObject({ kind: "aside", text: "no pets", at: 13 });
});

test("polarityOf applies a denial to a list, but not to a new statement", () => {
  expect(of("we do not provide housing, meals or transport", "meals")).toBe("denied");
  expect(of("no experience necessary, housing provided", "housing")).toBe("affirmed");
  expect(of("do not have any housing for staff", "housing")).toBe("denied");
  expect(of("housing is provided, meals are not", "housing")).toBe("affirmed");
  expect(of("housing is provided, meals are not", "meals")).toBe("denied");
  expect(of("housing at no cost", "housing")).toBe("unsaid");
});

test("plain keeps the length of the text", () => {
  const text = "İzmir’s CAMP — “Housing”";
  expect(plain(text)).toHaveLength(text.length);
});

test.each([
  ["wfr is required for trip leaders", "wfr", true],
  ["kitchen managers must hold a food card", "food", true],
  ["travel is refunded if you stay until october", "travel", true],
  ["a bonus is paid after two months", "bonus", true],
  ["cpr (all staff), wfr (trip leaders)", "wfr", true],
  ["cpr (all staff), wfr (trip leaders)", "cpr", false],
  ["health insurance for staff who work all year", "health", false],
  ["bunks for those who need one", "bunks", false],
  ["some positions require a cdl", "cdl", true],
  ["a room is there if you want it", "room", false],
  ["cpr is required; wfr if you lead trips", "cpr", false],
  ["rafting guides need a boat card", "boat", false],
])("isConditional finds in %j whether %s holds only for some: %s", (text, word, isSome) => {
  expect(isConditional(text, text.indexOf(word), "Raft Guide")).toBe(isSome);
});
