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
  ["We can offer you a simple two-bedroom log cottage.", "provided"],
  ["Private room, three meals a day, laundry.", "provided"],
  ["Duties: sweep. Shared trailer on the island provided w/o charge.", "provided"],
  ["House with five rooms, $650 mo., each own room.", "at a cost"],
  ["Between programs you can kip at base for $15 a night.", "at a cost"],
  ["Our one staff room is spoken for.", "not provided"],
  ["We'd love to offer housing, but don't have any.", "not provided"],
  ["We have nowhere to put you up.", "not provided"],
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
  "Room service, laundry and night audit.",
  "We offer guests a rustic cabin, three meals and a hot tub.",
  "Keep the bunkhouse tidy, meals hot and firewood dry.",
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
