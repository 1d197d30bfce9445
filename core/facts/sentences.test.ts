import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

test.each([
  [
    "Work in the U.S. Forest Service. We pay $15.00/hr. plus tips.",
    ["Work in the U.S. Forest Service.", "We pay $15.00/hr. plus tips."],
  ],
  [
    "From 8 a.m. to 5 p.m. daily (e.g. Mondays)! Near St. Mary.",
    ["From 8 a.m. to 5 p.m. daily (e.g. Mondays)!", "Near St. Mary."],
  ],
  [
    "guides needed, nov 3 - mar 2. wfa or CPR. $150 / day, approx. 50 days",
    ["guides needed, nov 3 - mar 2.", "wfa or CPR.", "$150 / day, approx. 50 days"],
  ],
  ["- One\n- Two • Three\n\n# Four", ["One", "Two", "Three", "Four"]],
])("sentencesOf splits %j where sentences end", (text, expected) => {
  expect(texts(text)).toEqual(expected);
});

test("sentencesOf gives sentences what headings and labels of their section ask", () => {
  const text = [
    "# Preferred Qualifications",
    "",
    "- Knows knots",
    "- Must be 21",
    "",
    "WHAT WE OFFER",
    "Beds.",
    "",
    "What you will do:",
    "Dig. Required: A pick. And a spade.",
    "Rake.",
    "",
    "# Our Town",
    "",
    "Quiet.",
  ].join("\n");
  expect(sentencesOf(text).map((s) => [s.text, s.stance])).toEqual([
    ["Preferred Qualifications", "preferred"],
    ["Knows knots", "preferred"],
    ["Must be 21", "preferred"],
    ["WHAT WE OFFER", "offered"],
    ["Beds.", "offered"],
    ["What you will do:", "duties"],
    ["Dig.", "duties"],
    ["Required: A pick.", "required"],
    ["And a spade.", "required"],
    ["Rake.", "duties"],
    ["Our Town", null],
    ["Quiet.", null],
  ]);
});

test("sentencesOf starts no section at a requirement that is marked as a heading", () => {
  const [, must, last] = sentencesOf("# Required\n\n# Must be 21 years old\n\nHold a licence.");
  expect(must).toMatchObject({ text: "Must be 21 years old", heading: "Required", stance: "required" });
  expect(last).toMatchObject({ heading: "Required", stance: "required" });
});

test("sentencesOf returns pieces of the text, however long a line is", () => {
  for (const part of ["a", ". ", "...", "• ", "A. ", "# ", "* ", "\n", "word "]) {
    const text = part.repeat(400_000 / part.length);
    const before = performance.now();
    for (const { text: said, from, to } of sentencesOf(text))
      if (said !== text.slice(from, to)) expect.fail(part);
    expect(performance.now() - before).toBeLessThan(2000);
  }
});

test.each([
  ["# Preferred Qualifications\n\n# Licenses\n\nA boat license", "preferred"],
  ["# Minimum Requirements\n\n# Skills\n\nKnots and splices", "required"],
  ["# Preferred Qualifications\n\n# Requirements\n\nA boat license", "required"],
  ["# What We Offer\n\n# Certifications\n\nA boat license", null],
  ["# Preferred Skills\n\nKnots and splices.\n\n# Education\n\nA diploma", "required"],
  ["# Requirements and Preferences\n\nA boat license", null],
] as const)("sentencesOf knows what two headings in a row ask of %j", (text, stance) => {
  expect(sentencesOf(text).at(-1)?.stance).toBe(stance);
});

test("sentencesOf leaves out a line whose answer is No", () => {
  expect(texts("Housing available\nNo\n\nMeals included\n- None\n\nPay is fair.\nNo")).toEqual([
    "Pay is fair.",
  ]);
  expect(texts("Housing available\nNo pets")).toEqual(["Housing available", "No pets"]);
});
