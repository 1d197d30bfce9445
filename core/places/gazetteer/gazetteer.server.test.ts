import { expect, test } from "vitest";
import { decode, encode } from "./codec.ts";
import gazetteer from "./gazetteer.json" with { type: "json" };
import { misspelt, named, parksInShort, slugOf, townOfZip } from "./gazetteer.server.ts";
import { nameKey } from "./name-key.ts";

test("the file says where everything is, in about a megabyte", () => {
  expect(JSON.stringify(gazetteer).length).toBeLessThan(1_100_000);
  let count = 0;
  for (const area of Object.values(gazetteer).flatMap((areas) => Object.values(areas)))
    decode(area, ({ name, lat, lon }) => {
      count++;
      if (!name || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) throw new Error(`${name} is nowhere.`);
    });
  expect(count).toBeGreaterThan(50_000);
});

test("what is written is read again", () => {
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
])("%j is compared as %j", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test("a town is found by its name, its zip code and a letter too many", () => {
  const moab = named("moab").find(({ state }) => state === "UT");
  expect(moab && slugOf(moab)).toBe("moab-ut");
  expect(townOfZip("84532")).toBe(moab);
  expect(townOfZip("00000")).toBeNull();
  expect(misspelt("Brookeville", "IN")?.name).toBe("Brookville");
  expect(parksInShort("Yosemite").map(({ name }) => name)).toEqual(["Yosemite National Park"]);
  expect(named("constructor")).toEqual([]);
});
