import { expect, test } from "vitest";
import { everyKnown } from "#core/places/gazetteer/gazetteer.server.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { withPlainAreas } from "./plain-areas.ts";

test.each([
  ["Hanford Reach area of the Columbia River", "Hanford Reach National Monument", "Washington"],
  ["Finger Lakes region of New York", null, "New York"],
  ["Alaskan Interior", null, "Alaska"],
  ["South Dakota Black Hills", null, "South Dakota"],
  ["North and South Pender Islands", "Pender Island", "British Columbia"],
  ["Mokelumne River below Camanche Dam", "Mokelumne River", "California"],
  ["Québec (Québec)", "Québec", "Quebec"],
  ["Franz Josef / Waiau, West Coast, NZ", "Franz Josef", "West Coast"],
  ["Homer/Kachemak Bay", "Homer", "Alaska"],
  ["Acadia / Bar Harbor", "Bar Harbor", "Maine"],
  ["Wanaka NZ", "Wanaka", null],
  ["Superior National Forest, Tofte RD", "Tofte", "Minnesota"],
  ["Katmai - Brooks Camp", "Brooks Camp", "Alaska"],
  [
    "Tule Lake Unit, Valor in the Pacific National Monument (TULE)",
    "Tule Lake National Monument",
    "California",
  ],
  ["Lake Louise Inn", "Lake Louise", "Alberta"],
  ["Marblemount", "Marblemount", "Washington"],
  ["12 Ranch Road, 59999", null, "Montana"],
])("readPlaces reads %j as %s in %s", (text, city, state) => {
  expect(readPlaces([text]).places).toMatchObject([{ city, state }]);
});

test.each(["Steward", "Counselor", "Aspen Lodge", "Conservation Specialist (50351)"])(
  "readPlaces knows no state of %j",
  (text) => {
    expect(readPlaces([text]).places.map(({ state }) => state)).not.toEqual([expect.any(String)]);
  },
);

test("readPlaces reads a town and a park with a field office, and each town of a list of offices", () => {
  const cities = (text: string) => readPlaces([text]).places.map(({ city }) => city);
  expect(cities("Baker City, Maupin, and Grants Pass Field Offices")).toEqual([
    "Baker City",
    "Maupin",
    "Grants Pass Field Office",
  ]);
  expect(cities("Moab / Green River, Utah")).toEqual(["Moab", "Green River"]);
  expect(cities("Hurricane Ridge, Olympic NP")).toEqual(["Hurricane Ridge"]);
  expect(cities("Grand Teton and Yellowstone National Parks")).toHaveLength(2);
});

test("withPlainAreas leaves every town with its state as it is", () => {
  const towns = everyKnown()
    .filter(({ kind, country, state }) => kind === "town" && country === "US" && state)
    .map(({ name, state }) => `${name}, ${state}`);
  expect(towns.filter((town) => withPlainAreas(town) !== town)).toEqual([]);
});
