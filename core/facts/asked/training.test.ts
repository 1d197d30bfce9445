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
  ["Lifeguard training is paid at $15 per hour.", "given"],
  ["New hires will be trained on every boat in May.", "given"],
  ["The season opens with a ten-day staff training.", "given"],
  ["Crew members attend a two-week training session in Ely.", "given"],
  ["Experience with rope is welcome, but we are happy to train.", "given"],
  ["Hosts get a shirt, training and a free pass.", "given"],
  ["What we offer\n- Training by our lead rangers", "given"],
  ["Rescue trainings will be provided before the first trip.", "given"],
  ["Knots, ropes and belaying (will train)", "given"],
  ["Training in all survey methods will be provided.", "given"],
  ["Training days are paid at your day rate.", "given"],
  ["Interns go through a hard ten-day training before the first census.", "given"],
])("readTraining reads %s as %s", (text, value) => {
  expect(valuesIn(readTraining, text)).toContain(value);
});

test.each([
  "Volunteer work counts and helps build habits that training provided.",
  "Provide training to volunteers.",
  "Training is not provided.",
  "Ability to deliver training",
  "Experience with strength training preferred",
  "Must complete training",
  "Requires a minimum of 40 hours training in canyon rescue.",
  "You train seasonal staff and lead weekly trainings for volunteers.",
  "Provides on-the-job training to the trail crew.",
  "Once the ranger is trained, two days a week are spent alone.",
  "Guests receive training before they paddle.",
  "Applicants must have received training in chainsaw use.",
  "An equivalent mix of education, training and experience counts.",
  "A safety training program keeps $2,000 of gear ready.",
])("readTraining reads nothing in: %s", (text) => {
  expect(valuesIn(readTraining, text)).toEqual([]);
});

test("readTraining reads the price of a guide school", () => {
  const [fact] = factsIn(readTraining, "Guides earn $120 a day. Guide school costs $1,250.");
  expect(fact).toMatchObject({ value: "at a cost", low: 1250, unit: "t" });
  expect(fact?.isUnsure).toBeUndefined();
});

test.each([
  ["Members receive training in rope work.", undefined],
  ["Interns will be trained in plant surveys.", undefined],
  ["Training is provided in May.", undefined],
  ["Training may be provided.", true],
  ["Training can be provided.", true],
  ["We are willing to train.", true],
  ["Some training will be provided.", true],
])("readTraining is unsure of %s: %s", (text, isUnsure) => {
  expect(factsIn(readTraining, text).map((fact) => fact.isUnsure)).toEqual([isUnsure]);
});
