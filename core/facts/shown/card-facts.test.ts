import { expect, test } from "vitest";
import { extractFacts } from "#core/facts/extract.ts";
import { cardFacts } from "./card-facts.ts";

const cardOf = (text: string) =>
  cardFacts(extractFacts({ title: "Guide", text, postedAt: new Date("2026-11-01T00:00:00Z") }));

test("a card's facts: season, pay in the employer's unit and at most three, the most deciding first", () => {
  const card = cardOf(
    "Season: May 20 to September 15, 2027.\nPay: $20 to $23 per hour.\nHousing is provided free of charge.\nAll meals are provided.\nNo experience necessary.\nCouples are welcome.\nMust have a current WFR certification.",
  );
  expect(card.season).toBe("May 20 – Sep 15, 2027");
  expect(card.pay).toBe("$20–23 an hour");
  expect(card.facts).toEqual(["Housing provided", "Meals provided", "No experience needed"]);
});

test("a card's facts: nothing where nothing is stated", () => {
  expect(cardOf("Row guests down the river.")).toEqual({ season: null, pay: null, facts: [] });
});

test("a card's facts: that there is no housing is said, and a certificate that is only preferred is not", () => {
  expect(cardOf("Housing is not provided.\nPreferred: WFR certification.").facts).toEqual(["No housing"]);
});
