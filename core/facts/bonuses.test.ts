import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readBonuses, readTips } from "./bonuses.ts";

const bonusesIn = (text: string) => factsIn(readBonuses, text).map(({ name }) => name);

test.each([
  ["A $1,000 bonus is paid to captains who stay through Columbus Day.", "completion_bonus"],
  ["Stay until May 10 for a closing bonus of $400.", "completion_bonus"],
  ["$300 at season's end provided you work until Labor Day", "completion_bonus"],
  ["Those staying to the closing cleanup get another $200.", "completion_bonus"],
  ["A bonus of $300 for the full summer", "completion_bonus"],
  ["A $15 per lesson bonus when a guest asks for you", "other_bonus"],
  ["Bonus on gross sales", "other_bonus"],
])("readBonuses reads %s as %s", (text, name) => {
  expect(bonusesIn(text)).toEqual([name]);
});

test.each([
  "The $300 deposit is returned to those who complete the season.",
  "$3,000 is paid at the end of the season.",
  "Bonus points for Spanish.",
])("readBonuses reads nothing in: %s", (text) => {
  expect(bonusesIn(text)).toEqual([]);
});

test.each([
  ["$24 an hour, tips often $80 a day", ["yes"]],
  ["Day rate $220, tips on top", ["yes"]],
  ["$250 a day and a share of gratuities", ["yes"]],
  ["Hunters tip well.", ["yes"]],
  ["A pass and tips yours", ["yes"]],
  ["Tips are not allowed.", []],
  ["Give guests tips about fishing.", []],
  ["Hikers tip, particularly when it rains.", ["yes"]],
  ["$17/hr plus a split of galley tips.", ["yes"]],
  ["Families tend to give gratuities at the closing circle.", ["yes"]],
  ["Packers get tipped by most parties.", ["yes"]],
  ["Cleaning tips are posted in every closet.", []],
  ["Groundskeepers aren't in the tip pool.", []],
  ["Guest tips left in rooms go to the charity box.", []],
  ["Must have TIPS certification.", []],
])("readTips reads %s as %j", (text, values) => {
  expect(valuesIn(readTips, text)).toEqual(values);
});

test("readTips is unsure where others have them", () => {
  const [fact] = factsIn(readTips, "Front of house earns the tips; kitchen pay is higher.");
  expect(fact?.isUnsure).toBe(true);
});
