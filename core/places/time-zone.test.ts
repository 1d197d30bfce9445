import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { timeZoneOf } from "./time-zone.server.ts";

test.each([
  ["Moab, UT", "America/Denver"],
  ["Sequim, WA", "America/Los_Angeles"],
  ["Lihue, HI", "Pacific/Honolulu"],
  ["Denali National Park, AK", "America/Anchorage"],
  ["Grand Canyon, AZ", "America/Phoenix"],
  ["Coconino County, AZ", "America/Phoenix"],
  ["Coeur d'Alene, ID", "America/Los_Angeles"],
  ["Gros Morne National Park, Newfoundland and Labrador", "America/St_Johns"],
  ["Colorado", "America/Denver"],
  ["Pacific Northwest", null],
  ["United States", null],
  ["Remote - Bend, OR", "America/Los_Angeles"],
  ["Remote, Colorado", null],
  ["Remote", null],
])("timeZoneOf reads %s as %s", (text, zone) => {
  const { places, workArrangement } = readPlaces([text]);
  expect(timeZoneOf(places, workArrangement === "remote")).toBe(zone);
});

test("timeZoneOf takes the first place that has one", () => {
  expect(timeZoneOf(readPlaces(["Pacific Northwest", "Lihue, HI", "Moab, UT"]).places, false)).toBe(
    "Pacific/Honolulu",
  );
});

test("timeZoneOf names a zone that dates are written in, wherever a place is", () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lon) => {
      const point = { text: "There", city: "There", state: null, countryCode: null, lat, lon };
      expect(
        () => new Intl.DateTimeFormat("en", { timeZone: timeZoneOf([point], false) ?? "" }),
      ).not.toThrow();
    }),
    { numRuns: 300 },
  );
});
