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
  expect(card.pay).toBe("$20–23 an hour");
  expect(card.facts).toEqual(["Housing provided", "Meals provided", "No experience needed"]);
});

test("cardFacts is empty where nothing is stated", () => {
  expect(cardOf("Row guests down the river.")).toEqual({ season: null, pay: null, facts: [] });
});

test("cardFacts says that there is no housing, and leaves out a preferred certificate", () => {
  expect(cardOf("Housing is not provided.\nPreferred: WFR certification.").facts).toEqual(["No housing"]);
});
