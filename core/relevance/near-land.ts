import { milesBetween } from "#core/places/distance.ts";
import { listParks } from "#core/places/parks.ts";
import type { Place } from "#core/places/place.ts";
import { plainWords } from "./words/phrases.ts";

type Land = { name: string; lat: number; lon: number; reach: number; near: number };

/** Guests of the land stay within this many miles of its edge. */
const near = 12;
/** Most state parks are small and have a town beside them that lives of other work. */
const nearStatePark = 2;
const degree = 68;

/** Miles from a large park's point to its edge, if it were a circle. */
const reaches = new Map([
  ["Acadia National Park", 5],
  ["Algonquin Provincial Park", 31],
  ["Badlands National Park", 11],
  ["Banff National Park", 29],
  ["Baxter State Park", 10],
  ["Big Bend National Park", 20],
  ["Bryce Canyon National Park", 4],
  ["Canyonlands National Park", 13],
  ["Cape Cod National Seashore", 15],
  ["Cape Hatteras National Seashore", 25],
  ["Capitol Reef National Park", 11],
  ["Crater Lake National Park", 9],
  ["Death Valley National Park", 41],
  ["Delaware Water Gap National Recreation Area", 10],
  ["Denali National Park and Preserve", 55],
  ["Fiordland National Park", 30],
  ["Glacier Bay National Park and Preserve", 35],
  ["Glacier National Park", 22],
  ["Glen Canyon National Recreation Area", 25],
  ["Grand Canyon National Park", 25],
  ["Grand Teton National Park", 12],
  ["Great Smoky Mountains National Park", 16],
  ["Gros Morne National Park", 15],
  ["Jasper National Park", 37],
  ["Joshua Tree National Park", 15],
  ["Kenai Fjords National Park", 18],
  ["Kootenay National Park", 13],
  ["Lassen Volcanic National Park", 7],
  ["Mount Rainier National Park", 11],
  ["New River Gorge National Park and Preserve", 10],
  ["North Cascades National Park", 16],
  ["Olympic National Park", 21],
  ["Rocky Mountain National Park", 11],
  ["Sequoia National Park", 15],
  ["Shenandoah National Park", 15],
  ["Voyageurs National Park", 10],
  ["Waterton Lakes National Park", 8],
  ["Wrangell - Saint Elias National Park and Preserve", 60],
  ["Yellowstone National Park", 33],
  ["Yoho National Park", 13],
  ["Yosemite National Park", 19],
  ["Zion National Park", 8],
]);

const large =
  /\b(?:national (?:parks?|preserve|recreation area|seashore|lakeshore|scenic riverways|park and preserve)|provincial park|state (?:resort )?park|dinosaur national monument|devils tower|cedar breaks)\b/i;
/** The city around these has guests of its own. */
const urban = new Set([
  "Anacostia Park",
  "Biscayne National Park",
  "Blue Hills Ski Area",
  "Boston Harbor Islands National Recreation Area",
  "Boston Mills/Brandywine Ski Resort",
  "Buck Hill",
  "Chattahoochee River National Recreation Area",
  "Cuyahoga Valley National Park",
  "First Landing State Park",
  "Gateway Arch National Park",
  "Gateway National Recreation Area",
  "Golden Gate National Recreation Area",
  "Indiana Dunes National Park",
  "Fire Island National Seashore",
  "McIntyre Ski Area",
  "Mississippi National River and Recreation Area",
  "Mount Southington",
  "Nashoba Valley Ski Area",
  "National Parks of New York Harbor",
  "Santa Monica Mountains National Recreation Area",
  "Ski Bradford",
  "Ski Ward",
  "Wolf Trap National Park for the Performing Arts",
]);

const statePark = /\bstate (?:resort )?park\b/i;

let lands: Land[] | undefined;
let skiNames: Set<string> | undefined;

export function nearLand(places: Place[]): string | null {
  lands ??= listParks()
    .filter(({ kind, name }) => (kind === "ski" || large.test(name)) && !urban.has(name))
    .map(({ name, lat, lon }) => ({
      ...{ name, lat, lon },
      reach: reaches.get(name) ?? 0,
      near: statePark.test(name) ? nearStatePark : near,
    }));
  let nearest: string | null = null;
  let least = near;
  for (const { lat, lon, kind } of places) {
    if (lat === null || lon === null || (kind !== undefined && kind !== "town" && kind !== "park")) continue;
    for (const land of lands) {
      if (Math.abs(land.lat - lat) * degree > land.near + land.reach) continue;
      const miles = milesBetween(land, { lat, lon }) - land.reach;
      if (miles <= Math.min(least, land.near)) [nearest, least] = [land.name, miles];
    }
  }
  return nearest;
}

export function isSkiArea(words: string): boolean {
  skiNames ??= new Set(
    listParks()
      .filter(({ kind }) => kind === "ski")
      .map(({ name }) => plainWords(name).join(" ")),
  );
  return skiNames.has(words);
}
