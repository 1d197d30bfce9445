import fc from "fast-check";
import { expect, test } from "vitest";
import { milesBetween } from "#core/places/distance.ts";
import { everyKnown, type Known, slugOf } from "#core/places/gazetteer/gazetteer.server.ts";
import type { Place } from "#core/places/place.ts";
import { readCountry } from "#core/places/places.ts";
import { provinceCode } from "#core/places/provinces.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { shortenedState } from "#core/places/reading/states-said.ts";
import { saysNothing } from "#core/places/reading/words.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";

type Notation = (name: string, code: string, state: string) => string;

const notations: Notation[] = [
  (name, code) => `${name}, ${code}`,
  (name, code) => `${name}, ${code}, US`,
  (name, code) => `${name} ${code}`,
  (name, code) => `${code}-${name}`,
  (name, code) => `US-${code}-${name}`,
  (name, code) => `USA, ${code}, ${name}`,
  (name, code) => `US: ${code}: ${name}`,
  (name, code) => `${name} | ${code} | US`,
  (name, code) => `${name} / ${code}`,
  (name, code) => `${name}_${code}`,
  (name, code) => `${code} | ${name}`,
  (name, code) => `${code}, ${name}`,
  (name, code) => `${name}, ${code} (Hybrid)`,
  (name, code) => `On-site - ${name}, ${code}`,
  (name, code) => `123 Main St, ${name}, ${code}, US`,
  (name, code) => `${name}, ${code} + 2 more`,
  (name, code) => `${name}, ${code} and 5 other locations`,
  (name, code) => `${name}, ${code} (3 openings)`,
  (name, code) => `1 vacancy in the following location: ${name}, ${code}`,
  (name, code) => `${name.toUpperCase()}, ${code}`,
  (name, _, state) => `${name}, ${state}`,
  (name, _, state) => `${state}, ${name}`,
  (name, _, state) => `${name}; ${state}`,
  (name, _, state) => `${name} (${state})`,
  (name, _, state) => `${state} - ${name}`,
  (name, _, state) => `USA - ${state} - ${name}`,
  (name, _, state) => `United States-${state}-${name}`,
  (name, _, state) => `US > ${state} > ${name}`,
];

const townsBySlug = Map.groupBy(
  everyKnown().filter(({ kind, country, state }) => kind === "town" && country === "US" && state),
  slugOf,
);

/** A name with a word like "Park" may be a park. */
const isPlain = ({ name, weight }: Known) =>
  weight >= 10 &&
  /^(?:St\. )?[A-Z][a-z]{3,}(?: [A-Z][a-z]{3,})?$/.test(name) &&
  !/Park|Lake|Field/.test(name);

const isNear = ({ lat, lon }: Place, town: Known) =>
  milesBetween({ lat: lat ?? 0, lon: lon ?? 0 }, town) < 25;

/** "China (Texas)", "NJ, Washington" and "Central, LA" may mean something else. */
const isLand = (name: string) =>
  (usStateCode(name) ?? provinceCode(name) ?? readCountry(name) ?? shortenedState(name)) !== null ||
  saysNothing(name) ||
  name === "Friendly";

const towns = [...townsBySlug.values()].flatMap(([town, twin]) =>
  town && !twin && isPlain(town) && !isLand(town.name) ? [town] : [],
);

test("readPlaces reads a town of the US in every notation of job boards", () => {
  expect(towns.length).toBeGreaterThan(5_000);
  fc.assert(
    fc.property(fc.constantFrom(...towns), fc.constantFrom(...notations), (town, write) => {
      const code = town.state ?? "";
      const [place, another] = readPlaces([write(town.name, code, usStates[code] ?? "")]).places;
      return another === undefined && place?.lat != null && isNear(place, town);
    }),
    { seed: 18, numRuns: 1_000 },
  );
});

const counties = everyKnown().filter(({ kind, name }) => kind === "county" && /^[A-Z][a-z]+$/.test(name));

test("readPlaces reads a county of the US as an area of its state", () => {
  const write: Notation[] = [
    (name, code) => `${name} County, ${code}`,
    (name, _, state) => `${name} County, ${state}, USA`,
    (name, _, state) => `${state} - ${name} County`,
    (name, _, state) => `Various locations in ${name} County, ${state}`,
  ];
  const outside = new Set(["LA", "AK", "PR", "GU", "VI", "AS", "MP", "VA"]);
  const own = counties.filter(({ state }) => state && !outside.has(state));
  fc.assert(
    fc.property(fc.constantFrom(...own), fc.constantFrom(...write), (county, notation) => {
      const code = county.state ?? "";
      const [place] = readPlaces([notation(county.name, code, usStates[code] ?? "")]).places;
      return place?.kind === "county" && place.state === usStates[code] && place.city === null;
    }),
    { seed: 18, numRuns: 300 },
  );
});

test.each([
  ["Deer Lake, Newfoundland and Labrador", "Deer Lake", "CA"],
  ["Killarney, ON, CAN", "Killarney", "CA"],
  ["Whistler, BC V0N 1B4", "Whistler", "CA"],
  ["Mont-Tremblant, Laurentides, QC", "Mont-Tremblant", "CA"],
  ["Zermatt, Kanton Wallis", "Zermatt", "CH"],
  ["Chamonix, Haute-Savoie", "Chamonix-Mont-Blanc", "FR"],
  ["Tromsø, Norge", "Tromsø", "NO"],
  ["Östersund, Jämtlands län", "Östersund", "SE"],
  ["San Martín de los Andes, Provincia del Neuquén", "San Martín de los Andes", "AR"],
  ["Coyhaique, Región de Aysén", "Coyhaique", "CL"],
  ["Healesville, Victoria", "Healesville", "AU"],
  ["Burkardroth, DE", "Burkardroth", "DE"],
  ["Mailand, Italien", "Milan", "IT"],
])("readPlaces reads %j as %s in %s", (text, city, country) => {
  expect(readPlaces([text]).places).toMatchObject([{ city, countryCode: country }]);
});

test.each([
  ["Canton du Valais", "CH"],
  ["Südtirol", "IT"],
  ["Provincia de Guanacaste", "CR"],
  ["Northern Ontario", "CA"],
  ["East Lothian", "GB"],
])("readPlaces reads %j as an area of %s", (text, country) => {
  expect(readPlaces([text]).places).toMatchObject([{ city: null, countryCode: country, lat: null }]);
});

test.each([
  ["Central/East Washington", "Washington"],
  ["Oregon Department of Fish and Wildlife", "Oregon"],
  ["USFWS Eastern North Carolina Ecological Services Sub-Office", "North Carolina"],
  ["Maine - America North", "Maine"],
])("readPlaces reads %j as the state of %s", (text, state) => {
  expect(readPlaces([text]).places).toMatchObject([{ city: null, state, kind: "state" }]);
});

test("readPlaces reads neither several towns nor several parks of one name", () => {
  for (const text of ["Natural Bridge State Park", "Salem", "Moab; Boise", "Forester | Houston, TX"])
    expect(readPlaces([text]).places.map(({ lat }) => lat)).not.toEqual([expect.any(Number)]);
});

test.each([
  ["Anchorage, Alaska Phoenix, Arizona Carlsbad, California", ["Anchorage", "Phoenix", "Carlsbad"]],
  [
    "Alpine, AZ OR Sevilleta National Wildlife Refuge in NM",
    ["Alpine", "Sevilleta National Wildlife Refuge"],
  ],
  [
    "Delaware Water Gap National Recreation Area and Gauley River National Recreation Area",
    ["Delaware Water Gap National Recreation Area", "Gauley River National Recreation Area"],
  ],
  ["South Louisiana, United States", [null]],
  ["BLM, OR", [null]],
])("readPlaces reads %j as %j", (text, cities) => {
  expect(readPlaces([text]).places.map(({ city }) => city)).toEqual(cities);
});

test.each([
  ["N. Conway, NH", "North Conway, New Hampshire"],
  ["Pt. Townsend, WA", "Port Townsend, Washington"],
  ["Pt. Roberts, WA", "Point Roberts, Washington"],
  ["Asheville, N. Carolina", "Asheville, North Carolina"],
  ["El Dorado Cty., CA", "El Dorado County, California"],
  ["BOULDER CO", "Boulder, Colorado"],
  ["Moran SP", "Moran State Park, Washington"],
])("readPlaces reads the short words of %j as %j", (text, place) => {
  expect(readPlaces([text]).places.map((each) => each.text)).toEqual([place]);
});

test.each([
  ["WA_Bellingham_Fairhaven", "Bellingham, Washington"],
  ["Fairhaven_Bellingham_WA", "Bellingham, Washington"],
  ["CO.Denver.Union Station", "Denver, Colorado"],
  ["NA-US-MT-Bozeman-Main", "Bozeman, Montana"],
  ["Bozeman MT - 7th Ave", "Bozeman, Montana"],
  ["Denver | Boulder | CO", "Denver, Colorado; Boulder, Colorado"],
])("readPlaces reads the path or label %j as %j", (text, places) => {
  expect(
    readPlaces([text])
      .places.map((each) => each.text)
      .join("; "),
  ).toBe(places);
});

test.each([
  ["ROMO - Moraine Park Campground", "Rocky Mountain National Park, Colorado"],
  ["GRCA: South Rim", "Grand Canyon National Park, Arizona"],
  ["MORA - Paradise", "Mount Rainier National Park, Washington"],
  ["MORA, NM", "Mora, New Mexico"],
  ["WICA, Hot Springs, SD", "Hot Springs, South Dakota"],
])("readPlaces reads %j, which may begin with a park's code, as %j", (text, place) => {
  expect(readPlaces([text]).places[0]?.text).toBe(place);
});

test.each([
  ["Remote; applicants must live in WA, OR or ID", ["Washington", "Oregon", "Idaho"]],
  ["Remote - must reside in Vermont, New Hampshire, or Maine", ["Vermont", "New Hampshire", "Maine"]],
  ["Remote (US: CO, UT, MT)", ["Colorado", "Utah", "Montana"]],
])("readPlaces reads %j as states", (text, states) => {
  const { places, workArrangement } = readPlaces([text]);
  expect([places.map(({ text }) => text), workArrangement]).toEqual([states, "remote"]);
});

test.each([
  ["Remote-first | HQ Portland, Oregon", "Portland, Oregon"],
  ["Fully Remote (HQ: Boulder, CO)", "Boulder, Colorado"],
  ["Remote | Home base Truckee, CA", "Truckee, California"],
])("readPlaces reads the home office of %j as %j", (text, place) => {
  expect(readPlaces([text]).places.map((each) => each.text)).toEqual([place]);
});

test.each([
  ["Locations: Vail | Beaver Creek | Keystone", ["CO", "CO", "CO"]],
  ["Salida or Buena Vista", ["CO", "CO"]],
  ["Jackson, Driggs, Victor", ["WY", "ID", "ID"]],
  ["Franklin | Clinton", [null, null]],
])("readPlaces reads the bare towns of %j near each other", (text, states) => {
  expect(readPlaces([text]).places.map(({ state }) => state && usStateCode(state))).toEqual(states);
});
