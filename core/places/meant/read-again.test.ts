import fc from "fast-check";
import { expect, test } from "vitest";
import { placeReadAgain } from "#core/places/meant/read-again.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { runs } from "#test/runs.ts";

const texts = [
  ...[
    "Bend, OR",
    "Portland",
    "Denver, CO; Boulder, CO",
    "Zion National Park, Utah",
    "Larimer County, CO",
    "Utah",
  ],
  ...[
    "Canada",
    "Front Range, CO",
    "Chamonix, France",
    "Hartington, Derbyshire, England",
    "Washington, D.C.",
    "Guam",
  ],
  ...[
    "Multiple locations",
    "Georgia",
    "Washington",
    "38.57,-109.55",
    "Banff, AB",
    "Springfield",
    "84532",
    "Sydney NSW",
  ],
  ...[
    "The big river",
    "West Layton, UT",
    "Snowbird, UT",
    "Yellowstone National Park, Montana",
    "Vail, CO - Golden Peak",
    "Western US",
    "Eastern Canada",
    "Eastern WA",
    "SoCal",
    "APO AE 09096",
  ],
];

test.each(texts)("placeReadAgain changes nothing in %j", (text) => {
  for (const place of readPlaces([text]).places) expect(placeReadAgain(place)).toEqual([place]);
});

test("placeReadAgain keeps a state, with and without its kind", () => {
  const state = { city: null, state: "New York", countryCode: "US", lat: null, lon: null };
  expect(placeReadAgain({ ...state, text: "New York" })).toEqual([
    { ...state, text: "New York", kind: "state" },
  ]);
  const [said] = readPlaces(["Multiple locations in Utah"]).places;
  expect(said && placeReadAgain(said)).toEqual([said]);
});

test("placeReadAgain never loses what was known of a place", () => {
  const part = fc.constantFrom(
    "Bend",
    "Camp Rd",
    "OR",
    "Oregon",
    "near",
    "(",
    ")",
    ",",
    "-",
    "Lake",
    "12",
    "County",
    "DE",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      for (const place of readPlaces([parts.join(" ")]).places) {
        const [again, another] = placeReadAgain(place);
        expect(again).toBeDefined();
        if (another) continue;
        expect(again?.countryCode).toBe(place.countryCode ?? again?.countryCode);
        expect(again?.state).toBe(place.state ?? again?.state);
        if (place.lat !== null) expect(again?.lat).not.toBeNull();
      }
    }),
    { numRuns: runs(300) },
  );
});

test.each([
  [{ text: "Moab, Utah" }, { city: "Moab", state: "Utah", slug: "moab-ut" }],
  [
    { text: "Utah", state: "Utah", countryCode: "US" },
    { city: null, state: "Utah", kind: "state" },
  ],
  [{ text: "The big river" }, { city: null, state: null, text: "The big river" }],
])("placeReadAgain reads a row that lacks keys: %j", (stored, expected) => {
  expect(placeReadAgain(stored)).toMatchObject([expected]);
});
