import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readParticipantPays } from "./participant-pays.ts";

test.each([
  ["The program fee is $2,400 and covers room and board.", "yes"],
  ["Volunteers pay $500 a month for the program.", "yes"],
  ["A participation fee is asked of all; it covers meals and a bunk:", "yes"],
  ["A weekly contribution is required.\n- $150 per week", "yes"],
  ["The internship fee includes housing, meals and training.", "yes"],
  ["Participants must pay a fee of $90 a week.", "yes"],
  ["The cost of the expedition is $1,900.", "yes"],
  ["Program cost: $700", "yes"],
  ["This is a volunteer program with a fee of $1,200.", "yes"],
])("readParticipantPays reads %s as %s", (text, value) => {
  expect(valuesIn(readParticipantPays, text)).toContain(value);
});

test.each([
  "The pay range is $20 to $21 an hour.",
  "The program fee is $200. You receive a stipend of $300 a week.",
  "There is no program fee.",
  "Guide school costs $450. Guides earn $120 per trip.",
  "Volunteers collect a camping fee of $20.",
  "A background check fee is required.",
  "Campers pay a program fee of $900.",
  "All fees are paid by the employer. Interns pay no fees.",
  "Guests pay $95 for the trip.",
  "The application fee is required.",
  "A $250 program fee covers uniforms; members earn $600 a week.",
  "There is no cost to participate.",
])("readParticipantPays reads nothing in: %s", (text) => {
  expect(valuesIn(readParticipantPays, text)).toEqual([]);
});
