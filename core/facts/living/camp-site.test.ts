import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readCampSite } from "./camp-site.ts";

test.each([
  ["Free camp site behind the boathouse.", "free"],
  ["Free camping at the boathouse, with showers.", "free"],
  ["Guides may camp for free on our land.", "free"],
  ["You can pitch your tent at the river at no cost.", "free"],
  ["Complimentary tent sites for all staff.", "free"],
  ["Accommodation: staff campground, no charge, with a kitchen.", "free"],
  ["Camping is provided for the crew.", "provided"],
  ["What we offer\n\n- Camping behind the boathouse with showers and kitchen", "provided"],
  ["Staff camp sites cost $5 a night.", "at a cost"],
])("readCampSite reads %s as %s", (text, value) => {
  expect(valuesIn(readCampSite, text)).toEqual([value]);
});

test.each([
  "Camping gear for the group is provided; a sleeping bag is yours.",
  "Free camping for our guests beside the river.",
  "Free dispersed camping in the national forest nearby.",
  "You love hiking, camping and paddling in your free time.",
  "Camping is not provided for staff.",
  "Feel free to ask us about camping.",
  "Duties\n\n- Provide visitors with free camping permits",
  "Free RV and camping sites with hookups.",
  "Backpacking and camping skills; training is provided.",
])("readCampSite reads nothing in: %s", (text) => {
  expect(valuesIn(readCampSite, text)).toEqual([]);
});

test("readCampSite is unsure of what may be", () => {
  const [fact] = factsIn(readCampSite, "Staff may be offered a limited number of free camp sites.");
  expect(fact).toMatchObject({ value: "free", isUnsure: true });
});
