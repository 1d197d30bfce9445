import { expect, test } from "vitest";
import { countriesOf, makePlace, readCountry, statesOf } from "#core/places/places.ts";

test.each([
  [{ city: "MOAB", state: "UTAH", country: "usa" }, "Moab, Utah", "US"],
  [{ city: "Moab", state: "UT" }, "Moab, Utah", "US"],
  [{ city: "Banff", state: "Alberta", country: "Canada" }, "Banff, Alberta, Canada", "CA"],
  [{ city: "Queenstown", country: "NZ" }, "Queenstown, New Zealand", "NZ"],
  [{ city: "Washington", state: "DC", country: "United States" }, "Washington, D.C.", "US"],
  [{ state: "Washington", country: "US" }, "Washington", "US"],
  [{ country: "United States" }, "United States", "US"],
  [{ city: "San Juan", country: "Puerto Rico" }, "San Juan, Puerto Rico", "US"],
  [{ city: "Perth", state: "WA", country: "Australia" }, "Perth, WA, Australia", "AU"],
  [{ city: "Singapore", country: "Singapore" }, "Singapore", "SG"],
  [{ city: "Anywhere" }, "Anywhere", null],
])("makePlace shows %j as %j", (facts, text, country) => {
  const place = makePlace(facts);
  expect(place?.text).toBe(text);
  expect(place?.countryCode).toBe(country);
});

test("makePlace is null without a name, and drops a broken position", () => {
  expect(makePlace({ city: " ", country: "Atlantis" })).toBeNull();
  expect(makePlace({ city: "Moab", lat: 38.57, lon: -109.55 })).toMatchObject({ lat: 38.57, lon: -109.55 });
  for (const [lat, lon] of [
    [0, 0],
    [91, 0],
    [Number.NaN, 1],
    [1, null],
  ] as const)
    expect(makePlace({ city: "Moab", lat, lon })).toMatchObject({ lat: null, lon: null });
});

test.each([
  ["US", "US"],
  ["u.s.a.", "US"],
  ["United States of America", "US"],
  ["uk", "GB"],
  ["Scotland", "GB"],
  ["Côte d’Ivoire", "CI"],
  ["Deutschland", "DE"],
  ["XX", null],
  ["ZZ", null],
  ["EU", null],
  ["", null],
])("readCountry reads %j as %j", (text, code) => {
  expect(readCountry(text)).toBe(code);
});

test("statesOf tells D.C. from Washington and leaves out states abroad", () => {
  const places = [
    makePlace({ city: "Washington", state: "DC" }),
    makePlace({ city: "Perth", state: "WA", country: "AU" }),
    makePlace({ city: "Seattle", state: "WA" }),
  ].filter((place) => place !== null);
  expect(statesOf(places)).toEqual(["DC", "WA"]);
  expect(countriesOf(places)).toEqual(["AU", "US"]);
});

test("makePlace capitalizes a place that has no capitals", () => {
  expect(makePlace({ city: "fort collins", state: "Colorado", country: "US" })?.text).toBe(
    "Fort Collins, Colorado",
  );
});
