import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readRvSite } from "./rv-site.ts";

test.each([
  ["RV sites with full hookups are available for staff.", "provided"],
  ["RV site at a reduced rate", "at a cost"],
  ["RV sites with hookups cost $96 per pay period.", "at a cost"],
  ["Full hook-up RV site provided for hosts with their own RV.", "provided"],
  ["Hosts receive free camping with hookups.", "provided"],
  ["Stewards get a space for their trailer by the lake.", "provided"],
  ["There are no RV sites for employees.", "none"],
  ["Hosts get a free campsite in exchange for greeting campers.", "provided"],
  ["Full hookups for your RV, propane, and a background check are on us.", "provided"],
  ["A site with power and water is provided for hosts.", "provided"],
  ["If you'd rather live in your own RV we have a full hookup site for it.", "provided"],
  ["Spot for your van + $300 a week cash.", "provided"],
  ["Must have your own RV; full hookup site provided plus a wage of $15 per hour.", "provided"],
  ["Your fifth wheel parks free with 50 amp, water and sewer.", "provided"],
  ["Bring your motorhome: we have a level gravel pad with power for it.", "provided"],
  ["Hosts are given a campsite by the main entry.", "provided"],
  ["The position comes with a trailer pad (water, sewer, power).", "provided"],
  ["The host site has full hookups and there is never any charge for it.", "provided"],
  ["No housing, tho there's a RV spot with electric for $50 a week.", "at a cost"],
  ["Employees with RVs: $12 a day with hookups.", "at a cost"],
  ["You can put your trailer in our staff loop for $8 a night.", "at a cost"],
])("readRvSite reads %s as %s", (text, value) => {
  expect(valuesIn(readRvSite, text)).toContain(value);
});

test.each([
  "Clean RV sites and restrooms.",
  "Free camp site behind the boathouse.",
  "Housing is a trailer on site with water and power.",
  "You will need your own van to get to each site.",
  "You must be able to back a trailer into a tight spot.",
  "Our RV park has 120 full hookup sites and a pool.",
  "Our resort offers full hookups, cabins and tent sites.",
])("readRvSite reads nothing in: %s", (text) => {
  expect(valuesIn(readRvSite, text)).toEqual([]);
});

test.each([
  ["A free campsite with full hookups is provided.", undefined],
  ["RV sites may be available.", true],
  ["Employee housing (dorm or RV site)", true],
])("readRvSite is unsure of %s: %s", (text, isUnsure) => {
  expect(factsIn(readRvSite, text).map((fact) => fact.isUnsure)).toEqual([isUnsure]);
});
