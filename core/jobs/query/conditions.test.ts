import { beforeAll, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { makePlace, statesOf } from "#core/places/places.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import {
  anyCondition,
  type Condition,
  cityCondition,
  isEach,
  locationCondition,
  recentCondition,
  stateCondition,
  stateNameCondition,
  titleCondition,
  usCityCondition,
} from "./conditions.ts";

type Facts = Parameters<typeof makePlace>[0];
const now = new Date();

async function insertAt(title: string, facts: Facts[], ageInDays = 0) {
  const places = facts.map(makePlace).filter((place) => place !== null);
  const datePosted = new Date(now.getTime() - ageInDays * dayMs);
  await insertJob({ title, places, usStates: statesOf(places), datePosted });
}

beforeAll(async () => {
  await emptyDatabase();
  await insertAt("in Spokane", [{ city: "Spokane", state: "WA" }], 1);
  await insertAt("in Seattle, state unsaid", [{ city: "Seattle", country: "US" }], 2);
  await insertAt("in Missouri", [{ city: "Spokane", state: "Missouri" }], 3);
  await insertAt("in Seattle, country unsaid", [{ city: "Seattle" }], 4);
  await insertAt("in the capital", [{ city: "Washington", state: "DC" }], 5);
  await insertAt("in Victoria", [{ city: "Washington", state: "Victoria", country: "Australia" }], 6);
  await insertAt("in North Seattle", [{ city: "North Seattle", country: "US" }], 7);
  await insertAt("here and there", [{ city: "Seattle", country: "CA" }, { state: "Utah" }], 8);
  await insertAt("in St. George", [{ city: "St. George", country: "US" }], 9);
});

async function titlesOf(condition: Condition): Promise<string[]> {
  const rows = await db
    .select({ title: jobs.title })
    .from(jobs)
    .where(isEach([condition]))
    .orderBy(jobs.title);
  return rows.map(({ title }) => title);
}

test("stateCondition matches one of the fifty states, not a name in a text", async () => {
  expect(await titlesOf(stateCondition(["WA"]))).toEqual(["in Spokane"]);
  expect(await titlesOf(stateCondition(["UT", "DC"]))).toEqual(["here and there", "in the capital"]);
});

test("usCityCondition needs the full city name at a place without a state", async () => {
  expect(await titlesOf(usCityCondition("Seattle"))).toEqual(["in Seattle, state unsaid"]);
  expect(await titlesOf(usCityCondition("Spokane"))).toEqual([]);
  expect(await titlesOf(usCityCondition("St. George"))).toEqual(["in St. George"]);
  expect(await titlesOf(usCityCondition("%' or true --"))).toEqual([]);
});

test("recentCondition counts days back from now", async () => {
  expect(await titlesOf(recentCondition(2, now))).toEqual(["in Seattle, state unsaid", "in Spokane"]);
  expect(await titlesOf(recentCondition(1, new Date(now.getTime() + 1)))).toEqual([]);
});

test("anyCondition is met by each of its conditions", async () => {
  const any = anyCondition([stateCondition(["WA"]), usCityCondition("Seattle"), titleCondition("VICTORIA")]);
  expect(await titlesOf(any)).toEqual(["in Seattle, state unsaid", "in Spokane", "in Victoria"]);
  expect(await titlesOf(anyCondition([stateCondition(["WA"])]))).toEqual(["in Spokane"]);
});

test("anyCondition has a different key for different conditions, whatever characters they contain", () => {
  const keys = [["a", "b"], ["a,title:b"], ['a","title:b']].map(
    (words) => anyCondition(words.map(titleCondition)).key,
  );
  expect(new Set(keys).size).toBe(3);
});

test("cityCondition matches part of a place's name but not its state", async () => {
  expect(await titlesOf(cityCondition("spokane", null))).toEqual(["in Missouri", "in Spokane"]);
  expect(await titlesOf(cityCondition("Seattle", null))).toEqual([
    "here and there",
    "in North Seattle",
    "in Seattle, country unsaid",
    "in Seattle, state unsaid",
  ]);
  expect(await titlesOf(cityCondition("Missouri", null))).toEqual([]);
  expect(await titlesOf(cityCondition("Washington", null))).toEqual(["in Victoria", "in the capital"]);
});

test("cityCondition needs city and state in the same place", async () => {
  expect(await titlesOf(cityCondition("Spokane", "Washington"))).toEqual(["in Spokane"]);
  expect(await titlesOf(cityCondition("Spokane", "mo"))).toEqual(["in Missouri"]);
  expect(await titlesOf(cityCondition("Seattle", "Utah"))).toEqual([]);
  expect(await titlesOf(cityCondition("Seattle", "Canada"))).toEqual(["here and there"]);
  expect(await titlesOf(cityCondition("Washington", "Victoria"))).toEqual(["in Victoria"]);
  expect(await titlesOf(cityCondition("Washington", "Vict"))).toEqual(["in Victoria"]);
});

test("the capital is not Washington State, however it is written", async () => {
  for (const [city, state] of [
    ["Washington, D.C.", null],
    ["washington dc", null],
    ["D.C.", "DC"],
    ["Washington", "D.C."],
    ["Washington", "District of Columbia"],
  ] as const)
    expect(await titlesOf(cityCondition(city, state))).toEqual(["in the capital"]);
  expect(await titlesOf(cityCondition("Washington", "Washington"))).toEqual([]);
  expect(await titlesOf(cityCondition("Washington, D.C.", "Washington"))).toEqual([]);
  expect(await titlesOf(stateNameCondition("Washington"))).toEqual(["in Spokane"]);
});

test("the two Portlands differ, and CA is California in a state field", async () => {
  await insertAt("in Maine", [{ city: "Portland", state: "ME" }]);
  await insertAt("in Oregon", [{ city: "Portland", state: "OR" }]);
  await insertAt("in California", [{ city: "Arcata", state: "CA" }]);
  expect(await titlesOf(cityCondition("Portland", "Maine"))).toEqual(["in Maine"]);
  expect(await titlesOf(cityCondition("Portland", "or"))).toEqual(["in Oregon"]);
  expect(await titlesOf(locationCondition("Portland, ME"))).toEqual(["in Maine"]);
  expect(await titlesOf(locationCondition("portland,or"))).toEqual(["in Oregon"]);
  expect(await titlesOf(locationCondition("Portland, Maine"))).toEqual(["in Maine"]);
  expect(await titlesOf(stateNameCondition("CA"))).toEqual(["in California"]);
  expect(await titlesOf(locationCondition("CA"))).toEqual(["here and there"]);
  expect(await titlesOf(cityCondition("Arcata", "CA"))).toEqual(["in California"]);
});

test("locationCondition takes what people call a part of the country for its states", async () => {
  expect(await titlesOf(locationCondition("The Southwest"))).toEqual(["here and there"]);
  expect(await titlesOf(locationCondition("Pacific Northwest"))).toContain("in Spokane");
  expect(await titlesOf(cityCondition("Spokane", "pacific northwest"))).toEqual(["in Spokane"]);
});

test("pattern characters match only themselves", async () => {
  await insertAt("in Odd", [{ city: "100% Sure_Town\\", state: "UT" }]);
  for (const sign of ["%", "_", "\\", "%%%", "S%e", "a_b", "' or true --"]) {
    expect(await titlesOf(cityCondition(`x${sign}y`, null))).toEqual([]);
    expect(await titlesOf(cityCondition("Spokane", `${sign}`))).toEqual([]);
    expect(await titlesOf(locationCondition(`spo${sign}ane`))).toEqual([]);
  }
  for (const named of ["100%", "e_town", "town\\", "100% Sure_Town\\"])
    expect(await titlesOf(cityCondition(named, "Utah"))).toEqual(["in Odd"]);
});

test("short city names match only complete words", async () => {
  await insertAt("in Ba", [{ city: "Ba", state: "UT" }]);
  await insertAt("in Bala", [{ city: "Bala", state: "UT" }]);
  expect(await titlesOf(cityCondition("ba", null))).toEqual(["in Ba"]);
  expect(await titlesOf(cityCondition("Ba", "Utah"))).toEqual(["in Ba"]);
  expect(await titlesOf(cityCondition("Washington", "to"))).toEqual([]);
});

test("condition keys differ exactly when their meanings differ", () => {
  const keys = [
    cityCondition("Portland", null),
    cityCondition("Portland", "Maine"),
    cityCondition("Portland", "Oregon"),
    cityCondition("Portland", "|"),
    cityCondition("Portland|", "Maine"),
    cityCondition('Portland",null', "Maine"),
    cityCondition("Georgia", null),
    stateNameCondition("Georgia"),
    stateNameCondition("CA"),
    locationCondition("CA"),
    locationCondition("Portland"),
    usCityCondition("Portland"),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(cityCondition("PORTLAND", "me").key).toBe(cityCondition("portland", "Maine").key);
  expect(locationCondition("portland, ME").key).toBe(locationCondition("Portland, Maine").key);
});
