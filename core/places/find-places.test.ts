import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { cpuTime } from "#test/cpu-time.ts";
import { hostileTexts } from "#test/hostile-texts.ts";
import { findPlace, type KnownPlace, placesNamed, suggestPlaces } from "./find-places.ts";
import { formers, presentSlug } from "./finding/former-slugs.ts";

const shown = ({ label, kindText }: KnownPlace) => `${label} · ${kindText}`;
const first = (typed: string) => suggestPlaces(typed).map(shown)[0];

test.each([
  ["moab", "Moab, UT · town"],
  ["Moab, U", "Moab, UT · town"],
  ["moab ut", "Moab, UT · town"],
  ["Moab, Utah, USA", "Moab, UT · town"],
  ["glacier", "Glacier National Park · park"],
  ["glacier b", "Glacier Bay National Park and Preserve · park"],
  ["yosem", "Yosemite National Park · park"],
  ["zion", "Zion National Park · park"],
  ["rmnp", "Rocky Mountain National Park · park"],
  ["rocky nat park", "Rocky Mountain National Park · park"],
  ["arkansas riv", "Arkansas River · river"],
  ["inyo", "Inyo National Forest · national forest"],
  ["jackson hole", "Jackson Hole, WY · town"],
  ["jackson, w", "Jackson, WY · town"],
  ["jackson", "Jackson, WY · town"],
  ["vail", "Vail, CO · town"],
  ["springdale, u", "Springdale, UT · town"],
  ["vail s", "Vail Ski Resort, CO · ski area"],
  ["tahoe", "Tahoe, CA · region"],
  ["lake tahoe", "Lake Tahoe, CA · region"],
  ["salt lake", "Salt Lake City, UT · town"],
  ["springs, co", "Colorado Springs, CO · town"],
  ["tetons", "Teton Range, WY · region"],
  ["portland", "Portland, OR · town"],
  ["portland m", "Portland, ME · town"],
  ["springfield, or", "Springfield, OR · town"],
  ["st. louis", "St. Louis, MO · town"],
  ["st ge", "Saint George, UT · town"],
  ["coeur d'a", "Coeur d'Alene, ID · town"],
  ["coeur d a", "Coeur d'Alene, ID · town"],
  ["mt hood", "Mount Hood, OR · place"],
  ["mt", "Montana · state"],
  ["ut", "Utah · state"],
  ["washington", "Washington · state"],
  ["washington, d.c.", "Washington, DC · town"],
  ["nyc", "New York, NY · town"],
  ["new york", "New York, NY · town"],
  ["georgia", "Georgia · state"],
  ["summit county", "Summit County, CO · region"],
  ["grand county, u", "Grand County, UT · county"],
  ["banff", "Banff National Park · park"],
  ["banff, alb", "Banff National Park · park"],
  ["whistler", "Whistler, BC, Canada · town"],
  ["queenstown", "Queenstown, New Zealand · town"],
  ["london, uk", "London, United Kingdom · town"],
  ["zürich", "Zürich, Switzerland · town"],
  ["koln", "Köln, Germany · town"],
  ["alberta", "Alberta · province"],
  ["canada", "Canada · country"],
  ["appalachian tr", "Appalachian National Scenic Trail · trail"],
  ["84532", "Moab, UT 84532 · ZIP code"],
  ["8453", "Moab, UT 84532 · ZIP code"],
  ["Moab, UT 84532", "Moab, UT 84532 · ZIP code"],
])("suggestPlaces answers %j with %j first", (typed, label) => {
  expect(first(typed)).toBe(label);
});

test.each([
  ["glasier", "Glacier National Park"],
  ["glasier, mt", "Glacier National Park"],
  ["yosimite", "Yosemite National Park"],
  ["yellostone", "Yellowstone National Park"],
  ["jakson hole", "Jackson Hole, WY"],
  ["tuscon", "Tucson, AZ"],
  ["aspin", "Aspen, CO"],
  ["bozman mt", "Bozeman, MT"],
  ["teluride", "Telluride, CO"],
  ["durrango", "Durango, CO"],
  ["albequerque", "Albuquerque, NM"],
  ["cincinatti", "Cincinnati, OH"],
  ["steamboet springs", "Steamboat Springs, CO"],
  ["breckinridge", "Breckenridge, CO"],
  ["kolorado", "Colorado"],
])("suggestPlaces reads the mistyped %j as %s", (typed, label) => {
  expect(suggestPlaces(typed)[0]?.label).toBe(label);
});

test("suggestPlaces sees no mistake in a name that is typed in full", () => {
  expect(suggestPlaces("moab").map(shown)).toEqual(["Moab, UT · town"]);
  expect(suggestPlaces("hebgen lake ranger").map(shown)).toEqual([
    "Hebgen Lake Ranger District · district office",
  ]);
  expect(suggestPlaces("telluride").every(({ label }) => label.startsWith("Telluride"))).toBe(true);
  expect(suggestPlaces("constructor")).toEqual([]);
  expect(suggestPlaces("m")).toEqual([]);
  expect(suggestPlaces("84")).toEqual([]);
  expect(suggestPlaces("99999")).toEqual([]);
});

test.each([
  ["Moab", ["moab-ut"]],
  ["Moab, UT", ["moab-ut"]],
  ["Moab, Utah", ["moab-ut"]],
  ["moab ut", ["moab-ut"]],
  ["84532", ["moab-ut"]],
  ["Moab, UT 84532-1234", ["moab-ut"]],
  ["Glacier National Park", ["glacier-national-park-mt"]],
  ["Yosemite", ["yosemite-national-park-ca"]],
  ["Jackson Hole", ["jackson-hole-wy"]],
  ["Denver", ["denver-co"]],
  ["Glacier", ["glacier-national-park-mt", "glacier-national-park-canada-bc"]],
  ["Portland", ["portland-or", "portland-ct", "portland-me"]],
  ["Park City", ["park-city-ut"]],
  ["Winter Park", ["winter-park-co", "winter-park-fl"]],
  ["Sun Valley", ["sun-valley-id"]],
  ["portland maine", ["portland-me"]],
  ["Georgia", ["georgia", "georgia-country"]],
  ["New York", ["new-york-ny", "new-york"]],
  ["New York, NY", ["new-york-ny"]],
  ["Washington", ["washington", "washington-dc-dc"]],
  ["Utah", ["utah"]],
  ["UT", ["utah"]],
  ["Vail, CO", ["vail-co"]],
  ["Grand County", ["grand-county-co", "grand-county-ut"]],
  ["Mexico City", ["mexico-city-mx"]],
  ["Moab, CO", []],
  ["Moabb", []],
  ["near here", []],
  ["", []],
  ["00000", []],
])("placesNamed reads %j as %j", (text, slugs) => {
  expect(placesNamed(text).map(({ slug }) => slug)).toEqual(slugs);
});

test("placesNamed lists all places of one name, the largest first", () => {
  const named = placesNamed("Springfield");
  expect(named.length).toBeGreaterThan(4);
  expect(named.every(({ name }) => name === "Springfield")).toBe(true);
  const weights = named.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

test("findPlace finds a place by the slug that the reader gives it", () => {
  expect(findPlace("moab-ut")).toEqual({
    slug: "moab-ut",
    name: "Moab",
    label: "Moab, UT",
    kind: "town",
    kindText: "town",
    state: "UT",
    country: "US",
    lat: 38.57,
    lon: -109.55,
    weight: 17,
  });
  for (const text of ["Moab, UT", "Arches National Park", "Banff, Alberta", "Arkansas River, CO"])
    for (const { slug } of readPlaces([text]).places) expect(findPlace(slug ?? "")?.slug).toBe(slug);
  expect(findPlace("utah")).toMatchObject({ kind: "state", state: "UT", country: "US" });
  expect(findPlace("georgia-country")).toMatchObject({ kind: "country", country: "GE" });
  for (const slug of [
    "",
    "moab",
    "moab-co",
    "Moab-UT",
    "rocky-mountains",
    "constructor",
    "__proto__",
    "a-ut-84532",
  ])
    expect(findPlace(slug)).toBeNull();
});

test("suggestPlaces gives a second town of one name a slug of its own", () => {
  const second = suggestPlaces("85736")[0];
  expect(second).toMatchObject({ slug: "tucson-az-85736", label: "Tucson, AZ 85736" });
  expect(findPlace("tucson-az-85736")).toMatchObject({ lat: second?.lat, lon: second?.lon });
  expect(findPlace("tucson-az")?.lat).not.toBe(second?.lat);
});

test("findPlace and placesNamed find every place that suggestPlaces lists", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  for (const a of letters)
    for (const b of "aeiorst") {
      const places = suggestPlaces(a + b, 20);
      expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
      for (const place of places) {
        expect(findPlace(place.slug)).toEqual(place);
        expect(placesNamed(place.label).map(({ slug }) => slug)).toContain(place.slug);
      }
    }
});

test("suggestPlaces answers any text, with no more places than asked for", () => {
  const check = (typed: string, limit: number) => {
    const places = [...suggestPlaces(typed, limit), ...placesNamed(typed)];
    expect(suggestPlaces(typed, limit).length).toBeLessThanOrEqual(limit);
    for (const { slug, lat, lon, label } of places) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(label).not.toBe("");
      expect(Math.abs(lat)).toBeLessThan(90);
      expect(Math.abs(lon)).toBeLessThanOrEqual(180);
    }
    findPlace(typed);
  };
  for (const typed of [
    ...hostileTexts,
    "x".repeat(10_240),
    "moab ".repeat(2_000),
    ",".repeat(10_000),
    "\0",
    "moab\0",
  ])
    check(typed, 8);
  const words = fc.constantFrom(
    "st",
    "mt",
    "new",
    "lake",
    "moab",
    "park",
    "ut",
    ",",
    " ",
    "o",
    "constructor",
    "8",
    "é",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(words).map((all) => all.join(" ")),
  );
  fc.assert(fc.property(texts, fc.integer({ min: 0, max: 20 }), check), { numRuns: 300 });
});

test("suggestPlaces answers quickly, whatever is typed", () => {
  const times = 20;
  for (const typed of [
    ...["ma", "san", "saint", "lake", "grand canyon", "yosimite", "sprinfield", "springfield i", "8"],
    ...["zzzzzzzz", "a b c d e f", "lake ".repeat(30), "x".repeat(10_240), "é".repeat(10_240), "8453"],
  ]) {
    const all = () => Array.from({ length: times }, () => suggestPlaces(typed));
    all();
    expect([typed.slice(0, 20), cpuTime(all) / times < 10]).toEqual([typed.slice(0, 20), true]);
  }
});

test("findPlace leads former slugs to the places of today", () => {
  for (const former of formers) {
    expect(findPlace(former)?.slug, former).toBe(presentSlug(former));
    expect(presentSlug(presentSlug(former))).toBe(presentSlug(former));
  }
  expect(findPlace("heavenly-ca")?.label).toBe("Heavenly Mountain Resort, CA");
  expect(presentSlug("moab-ut")).toBe("moab-ut");
});
