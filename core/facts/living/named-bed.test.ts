import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readHousing } from "./housing.ts";

test.each([
  ["Wranglers get a cabin of their own.", "provided"],
  ["You'd have your own small cabin.", "provided"],
  ["Salary $52,000, a one-bedroom apartment over the barn and health insurance.", "provided"],
  ["Apartment above the tack room, free.", "provided"],
  ["Food and bunk in the lodge provided.", "provided"],
  ["There's a loft with four mattresses where instructors sleep.", "provided"],
  ["The job comes with a cabin and firewood.", "provided"],
  ["Staff cabins house four.", "provided"],
  ["Wall tents with stoves; a cook feeds you.", "provided"],
  ["Our fire crew stays in the barracks.", "lives on site"],
  ["Bunks are available at Station 3 at $100 a month.", "at a cost"],
  ["One-bed flat at the centre, £50 a week deducted.", "at a cost"],
  ["You'll share a condo with three patrollers ($400/mo each).", "at a cost"],
  ["A few staff rooms may open up.", "may be had"],
  ["We'll help you look for a room, but we have none of our own.", "not provided"],
  ["Come with housing lined up.", "not provided"],
  ["Sorry, we can't house you.", "not provided"],
])("readHousing reads the bed that is named in %s as %s", (text, value) => {
  expect(valuesIn(readHousing, text)).toEqual([value]);
});

test.each([
  "We operate a 24-cabin lodge on the lake.",
  "Our inn has 22 rooms, a bar and a spa.",
  "Our cabins sleep four and rent for $140 a night.",
  "Guests stay in wall tents and eat well.",
  "Groups book the bunkhouse for $200 a night.",
  "Rooms in town go for $800 a month.",
  "Turn over 12 tents and light the fires.",
  "Keep the bunkhouse wood stove going.",
  "You get free nights at our sister hostels.",
  "There is room for growth, with paid training.",
  "Staff housing does not allow pets.",
  "No kids or pets in staff housing, please.",
])("readHousing takes no bed of others for one of workers in: %s", (text) => {
  expect(valuesIn(readHousing, text)).toEqual([]);
});

test.each([
  ["Do you offer housing? Yes! Every seasonal is looked after.", ["provided"]],
  ["Do you have housing? No, we don't.", ["not provided"]],
  ["Need housing? No worries.", []],
])("readHousing reads a question with its answer in %s as %j", (text, values) => {
  expect(valuesIn(readHousing, text)).toEqual(values);
});

test("readHousing is unsure of a bed that is only named", () => {
  expect(factsIn(readHousing, "Staff cabins house four.")).toMatchObject([{ isUnsure: true }]);
});
