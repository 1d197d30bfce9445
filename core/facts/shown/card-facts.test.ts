import { expect, test } from "vitest";
import { extractFacts } from "#core/facts/extract.ts";
import { cardFacts } from "./card-facts.ts";

const cardOf = (text: string) =>
  cardFacts(extractFacts({ title: "Guide", text, postedAt: new Date("2026-11-01T00:00:00Z") }));

test("cardFacts has the season, the pay in its unit and the three most important facts", () => {
  const card = cardOf(
    "Season: May 20 to September 15, 2027.\nPay: $20 to $23 per hour.\nHousing is provided free of charge.\nAll meals are provided.\nNo experience necessary.\nCouples are welcome.\nMust have a current WFR certification.",
  );
  expect(card.season).toBe("May 20 – Sep 15, 2027");
  expect(card.pay).toBe("$20–23/hour");
  expect(card.months).toEqual({ from: 4, until: 9 });
  expect(card.facts).toEqual([
    { text: "Housing provided", line: "housing" },
    { text: "Meals provided", line: "meals" },
    { text: "No experience needed", line: "experience" },
  ]);
});

test("cardFacts is empty where nothing is stated", () => {
  expect(cardOf("Row guests down the river.")).toEqual({
    ...{ season: null, months: null, pay: null },
    ...{ hasTips: false, facts: [] },
  });
});

test("cardFacts says that there is no housing, and leaves out a preferred certificate", () => {
  expect(cardOf("Housing is not provided.\nPreferred: WFR certification.").facts).toMatchObject([
    { text: "No housing" },
  ]);
});

test("cardFacts names a camp site and what a course costs, without the sentence", () => {
  const card = cardOf(
    "Season: May 10 to September 5, 2027.\nGuides earn $105 a day plus tips.\nWe provide a free camp site for every guide.\nGuide school costs $450.",
  );
  expect(card).toMatchObject({ season: "May 10 – Sep 5, 2027", pay: "$105/day", hasTips: true });
  expect(card.facts.slice(0, 2)).toEqual([
    { text: "Camp site free", line: "housing" },
    { text: "Guide school $450", line: "training" },
  ]);
  const indoors = cardOf("Housing is provided in a bunkhouse beside the campsite.");
  expect(indoors.facts).toMatchObject([{ text: "Housing provided" }]);
});

test.each([
  ["Housing: free camping on our property", ["Camp site free"]],
  ["Camping for guides is free at the boathouse.", ["Camp site free"]],
  ["RV sites with water and power are available to staff.", ["RV site provided"]],
  ["Staff camp sites cost $5 a night.", ["Camp site for rent"]],
  ["Housing is provided in a bunkhouse. Free camping for staff.", ["Housing provided", "Camp site free"]],
])("cardFacts names the site in %s once", (text, facts) => {
  expect(cardOf(text).facts.map((fact) => fact.text)).toEqual(facts);
});
