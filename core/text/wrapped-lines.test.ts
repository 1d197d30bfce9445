import fc from "fast-check";
import { expect, test } from "vitest";
import { joinFullLines, joinWrappedLines } from "#core/text/wrapped-lines.ts";
import { cpuTime } from "#test/cpu-time.ts";
import { runs } from "#test/runs.ts";

/** Breaks lines as mail programs do. */
function wrap(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join("\n");
}

const prose =
  "You row guests down the Green River in Desolation Canyon, cook for them at night and tell them about the Fremont people. The season runs from May 10 to September 20, 2027. Housing in our bunkhouse in Green River is provided at no cost, and all meals are included. Pay is $150 per day. You must be at least 21 years old and hold a current Wilderness First Responder certificate. A valid driver's license is required.";

test("joinWrappedLines makes one line of a paragraph, however wide it was written", () => {
  for (let width = 50; width <= 110; width++) expect(joinWrappedLines(wrap(prose, width))).toBe(prose);
});

test("joinWrappedLines makes one line of any words", () => {
  const word = fc.stringMatching(/^[A-Za-z]{2,9}[,.]?$/);
  const words = fc.array(word, { minLength: 60, maxLength: 200 });
  fc.assert(
    fc.property(words, fc.integer({ min: 60, max: 100 }), (all, width) => {
      // These are sentences, not a list.
      const text = all.map((one, at) => (at % 12 ? one.replace(/[.]$/, "") : one)).join(" ");
      const lines = wrap(text, width).split("\n");
      const closed = lines.slice(0, -1).filter((line) => line.endsWith(".")).length;
      fc.pre(2 * closed < lines.length - 1 && lines.every((line) => !/^o [A-Z]/.test(line)));
      expect(joinWrappedLines(lines.join("\n"))).toBe(text);
    }),
    { numRuns: runs(500) },
  );
});

test("joinWrappedLines changes no word of any text, and nothing of what it has joined", () => {
  const piece = fc.constantFrom(
    "\n",
    "\n\n",
    " ",
    "- ",
    "# ",
    "Pay: ",
    "•",
    "river ",
    "Moab ",
    "a.",
    "x".repeat(60),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(piece).map((all) => all.join("")),
      ),
      (text) => {
        for (const join of [joinWrappedLines, joinFullLines]) {
          expect(join(text).replace(/\s+/g, " ").trim()).toBe(text.replace(/\s+/g, " ").trim());
          expect(join(text).split("\n").length).toBeLessThanOrEqual(text.split("\n").length);
        }
      },
    ),
    { numRuns: runs(1000) },
  );
});

test.each([
  [
    "goes on in small letters",
    "Must be able to hike\nten miles a day.",
    "Must be able to hike ten miles a day.",
  ],
  [
    "an item that goes on",
    "- Row boats of eighteen feet and\n  cook for guests\n- Steer",
    "- Row boats of eighteen feet and cook for guests\n- Steer",
  ],
])("joinWrappedLines joins: %s", (_, text, whole) => {
  expect(joinWrappedLines(text)).toBe(whole);
});

test.each([
  ["sentences", "We provide housing.\nWe pay every week.\nCome and see."],
  ["a short list", "Housing provided\nMeals provided\nSki pass"],
  ["labels", "Pay: $20 an hour\nHousing: provided\nSeason: May to October"],
  ["items", "- row\n- steer\n• cook\n1. wash"],
  ["what stands below a heading", "# Duties\nrow the boats"],
  ["paragraphs", "You row\n\nour boats"],
  ["what a colon opens", "You bring:\nboots and a hat"],
  ["a rule between", "You row\n-----\nour boats"],
  ["a bullet on a line of its own", "•\nrow the boats"],
  ["an address", "Canyon River Outfitters\n100 Main Street\nGreen River, UT 84525"],
])("joinWrappedLines leaves lines alone: %s", (_, text) => {
  expect(joinWrappedLines(text)).toBe(text);
});

test("joinFullLines leaves a list in small letters alone", () => {
  expect(joinFullLines("Benefits\nhousing\nmeals")).toBe("Benefits\nhousing\nmeals");
  expect(joinFullLines(wrap(prose, 75))).toBe(prose);
});

test.each([["a\n"], ["word word word word word word word word word\n"], ["\n"], ["- \n"], ["# a\n"]])(
  "joinWrappedLines takes time in proportion to its text: %j",
  (piece) => {
    const text = piece.repeat(400_000 / piece.length);
    expect(cpuTime(() => joinWrappedLines(text))).toBeLessThan(4_000);
  },
);
