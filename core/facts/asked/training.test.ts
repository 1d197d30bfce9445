import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readTraining } from "./training.ts";

test.each([
  ["Guide school costs $450.", "at a cost"],
  ["Paid training is provided.", "given"],
  ["Our guide training runs for two weeks in May. The cost is $600.", "at a cost"],
  ["Raft guide school tuition: $525", "at a cost"],
  ["Lifeguard certification course ($175)", "at a cost"],
  ["On-the-job training provided", "given"],
  ["We provide all training.", "given"],
  ["You will receive training in trail building.", "given"],
  ["Guide school is free for those we hire; free training in May", "given"],
  ["A tuition fee is required for the instructor course.", "at a cost"],
  ["First-year guides pay $300 for training.", "at a cost"],
])("training: %s → %s", (text, value) => {
  expect(valuesIn(readTraining, text)).toContain(value);
});

test.each([
  "Volunteer work counts and helps build habits that training provided.",
  "Provide training to volunteers.",
  "Training is not provided.",
  "Lifeguard training is paid at $15 per hour.",
  "Ability to deliver training",
  "Experience with strength training preferred",
  "Must complete training",
  "A safety training program keeps $2,000 of gear ready.",
])("training: nothing is said by: %s", (text) => {
  expect(valuesIn(readTraining, text)).toEqual([]);
});

test("training at a cost names its sum", () => {
  const [fact] = factsIn(readTraining, "Guides earn $120 a day. Guide school costs $1,250.");
  expect(fact).toMatchObject({ value: "at a cost", low: 1250, unit: "t" });
  expect(fact?.isUnsure).toBeUndefined();
});

test("training that is only received is not sure", () => {
  expect(factsIn(readTraining, "Members receive training in rope work.")[0]?.isUnsure).toBe(true);
});
