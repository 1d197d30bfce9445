import { expect, test } from "vitest";
import { milesBetween } from "#core/places/distance.ts";
import { decode, encode } from "./codec.ts";
import { type County, isInside, readCounties } from "./counties.ts";
import gazetteer from "./gazetteer.json" with { type: "json" };
import {
  everyKnown,
  type Known,
  misspelt,
  named,
  parksInShort,
  slugOf,
  townOfZip,
} from "./gazetteer.server.ts";
import { nameKey } from "./name-key.ts";
import { parkKeys } from "./park-keys.ts";

test("gazetteer.json locates every place in less than 2.2 megabytes", () => {
  expect(JSON.stringify(gazetteer).length).toBeLessThan(2_200_000);
  const { universities: _, otherNames: __, ...places } = gazetteer;
  let count = 0;
  for (const area of Object.values(places).flatMap((areas) => Object.values(areas)))
    decode(area, ({ name, lat, lon }) => {
      count++;
      if (!name || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) throw new Error(`${name} is nowhere.`);
    });
  expect(count).toBeGreaterThan(50_000);
});

test("decode reads what encode writes", () => {
  const entries = [
    { name: "Moab", lat: 38.57, lon: -109.55, weight: 17, zips: "01t0" },
    { name: "Monticello", lat: 37.87, lon: -109.34, weight: 15, zips: "" },
  ];
  const read: unknown[] = [];
  decode(encode(entries), (entry) => read.push(entry));
  expect(read).toEqual(entries);
});

test.each([
  ["St. Mary's", "saint marys"],
  ["Mt Hood", "mount hood"],
  ["Montréal", "montreal"],
  ["Coeur D Alene", "coeur dalene"],
  ["Coeur d'Alene", "coeur dalene"],
  ["Buckley AFB", "buckley air force base"],
])("nameKey turns %j into %j", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test("named, townOfZip and misspelt find a town", () => {
  const moab = named("moab").find(({ state }) => state === "UT");
  expect(moab && slugOf(moab)).toBe("moab-ut");
  expect(townOfZip("84532")).toBe(moab);
  expect(townOfZip("00000")).toBeNull();
  expect(misspelt("Brookeville", "IN")?.name).toBe("Brookville");
  expect(named("Cornell University").map(slugOf)).toEqual(["ithaca-ny"]);
  expect(parksInShort("Yosemite").map(({ name }) => name)).toEqual(["Yosemite National Park"]);
  expect(named("constructor")).toEqual([]);
});

function withBounds(county: County) {
  const lats = county.rings.flat().map(([, lat]) => lat);
  return { ...county, north: Math.max(...lats), south: Math.min(...lats) };
}

/** Miles: post offices of a village beyond the border, and rivers and forests on both sides of it. */
const beyond = 15;

test("everyKnown has no place outside its state", () => {
  const counties = readCounties("node_modules/us-atlas/counties-10m.json");
  const box = ({ lat, lon }: { lat: number; lon: number }) => `${Math.floor(lat)} ${Math.floor(lon)}`;
  const corners = new Map<string, { state: string; lat: number; lon: number }[]>();
  for (const { state, rings } of counties)
    for (const [lon, lat] of rings.flat()) {
      const corner = { state, lat, lon };
      corners.set(box(corner), [...(corners.get(box(corner)) ?? []), corner]);
    }
  const around = ({ lat, lon }: Known) =>
    [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => corners.get(box({ lat: lat + north, lon: lon + east })) ?? []),
    );
  const ofState = Map.groupBy(counties.map(withBounds), ({ state }) => state);
  const isThere = (known: Known) =>
    (ofState.get(known.state ?? "") ?? []).some(
      ({ north, south, ...county }) =>
        known.lat <= north && known.lat >= south && isInside(county, known.lat, known.lon),
    ) || around(known).some((corner) => corner.state === known.state && milesBetween(corner, known) < beyond);
  const placed = everyKnown().filter(({ country, state, lat }) => country === "US" && state && lat !== -90);
  expect(placed.length).toBeGreaterThan(35_000);
  // Coral reefs and atolls have no county.
  const isAtSea = ({ name }: Known) =>
    /\b(?:reef|atoll|shoals|midway|kure|laysan|farallon|islands?)\b/i.test(name);
  const astray = placed.filter((known) => !isThere(known) && !isAtSea(known));
  expect(astray.map(({ name, state, lat, lon }) => `${name}, ${state}: ${lat}, ${lon}`)).toEqual([]);
});

test("everyKnown has no two places of one kind, name and state within five miles", () => {
  const places = everyKnown().filter(({ kind, lat }) => kind !== "county" && lat !== -90);
  const called = (known: Known) => [
    nameKey(known.name),
    ...(known.isSkiArea ? parkKeys(nameKey(known.name)).map(({ key }) => key) : []),
  ];
  const twice: string[] = [];
  const byName = new Map<string, Known[]>();
  for (const known of places)
    for (const key of new Set(called(known))) {
      const others = byName.get(key) ?? [];
      const twin = others.find(
        (other) =>
          other.kind === known.kind &&
          other.state === known.state &&
          other.country === known.country &&
          other.isRiver === known.isRiver &&
          milesBetween(other, known) < 5,
      );
      if (twin) twice.push(`${known.name} and ${twin.name}, ${known.state ?? known.country}`);
      byName.set(key, [...others, known]);
    }
  expect(twice).toEqual([]);
});
