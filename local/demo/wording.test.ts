import { expect, test } from "vitest";
import { employerName, lengthInMonths, listing, monthAndDay, payWords, placesPhrase } from "./wording.ts";

test.each([
  [[18.5, null, "HOUR"], "$18.50 an hour"],
  [[20, 20, "HOUR"], "$20 an hour"],
  [[42.28, 49.43, "HOUR"], "$42.28 to $49.43 an hour"],
  [[75697, 142712, "YEAR"], "$75,697 to $142,712 a year"],
  [[500, null, "WEEK"], "$500 a week"],
] as const)("pay %j reads %s", ([min, max, unit], expected) => {
  expect(payWords([min, max, unit])).toBe(expected);
});

test.each([
  ["National Park Service", "the National Park Service"],
  ["U.S. Army Corps of Engineers", "the U.S. Army Corps of Engineers"],
  ["The Nature Conservancy", "the Nature Conservancy"],
  ["THE GREAT BASIN INSTITUTE", "THE GREAT BASIN INSTITUTE"],
  ["University of Georgia", "the University of Georgia"],
  ["Oregon State University", "Oregon State University"],
  ["Harris Environmental Group, Inc.", "Harris Environmental Group, Inc."],
  ["USDA APHIS Wildlife Services", "USDA APHIS Wildlife Services"],
])("%s is spoken of as %s", (employer, expected) => {
  expect(employerName(employer)).toBe(expected);
});

test("places are named while they are few and counted when they are many", () => {
  expect(placesPhrase([["Mesa", "Arizona"]])).toBe("Mesa, Arizona");
  expect(
    placesPhrase([
      ["Challis", "Idaho"],
      ["Salmon", "Idaho"],
    ]),
  ).toBe("Challis, Idaho and Salmon, Idaho");
  expect(
    placesPhrase([
      ["Challis", "Idaho"],
      ["Salmon", "Idaho"],
      ["Mesa", "Arizona"],
    ]),
  ).toBe("three places in Idaho and Arizona");
  expect(placesPhrase([["Washington", "District of Columbia"]])).toBe("Washington, D.C.");
});

test("a season has days and a length, and no year", () => {
  expect(monthAndDay("2026-01-30")).toBe("January 30");
  expect(lengthInMonths(["2026-01-30", "2026-11-29"])).toBe("about ten months");
  expect(lengthInMonths(["2026-06-01", "2026-07-01"])).toBeNull();
});

test("lists end in and", () => {
  expect(listing(["a"])).toBe("a");
  expect(listing(["a", "b", "c"])).toBe("a, b and c");
});
