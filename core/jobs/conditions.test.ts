import { and } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#core/db.server.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import {
  anyOf,
  type Condition,
  countryCondition,
  recentCondition,
  stateCondition,
  titleCondition,
  usCityCondition,
} from "./conditions.ts";
import { makePlace, statesOf } from "./places.ts";
import { jobs } from "./tables.ts";

type Facts = Parameters<typeof makePlace>[0];
const now = new Date();

async function insertAt(title: string, facts: Facts[], ageInDays = 0) {
  const places = facts.map(makePlace).filter((place) => place !== null);
  const datePosted = new Date(now.getTime() - ageInDays * 86_400_000);
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

/** Both forms of a condition must mean the same: which one is asked depends on how many match. */
async function titlesOf(condition: Condition): Promise<string[]> {
  const [indexed, opaque] = await Promise.all(
    [condition.indexed, condition.opaque].map((form) =>
      db.select({ title: jobs.title }).from(jobs).where(and(form)).orderBy(jobs.title),
    ),
  );
  expect(indexed).toEqual(opaque);
  return (indexed ?? []).map((row) => row.title);
}

test("a state is one of the fifty, not a name in a text", async () => {
  expect(await titlesOf(stateCondition(["WA"]))).toEqual(["in Spokane"]);
  expect(await titlesOf(stateCondition(["UT", "DC"]))).toEqual(["here and there", "in the capital"]);
});

test("a US city counts where the source named no state, and only as a whole name", async () => {
  expect(await titlesOf(usCityCondition("Seattle"))).toEqual(["in Seattle, state unsaid"]);
  expect(await titlesOf(usCityCondition("Spokane"))).toEqual([]);
  expect(await titlesOf(usCityCondition("St. George"))).toEqual(["in St. George"]);
  expect(await titlesOf(usCityCondition("%' or true --"))).toEqual([]);
});

test("days count back from now", async () => {
  expect(await titlesOf(recentCondition(2, now))).toEqual(["in Seattle, state unsaid", "in Spokane"]);
  expect(await titlesOf(recentCondition(1, new Date(now.getTime() + 1)))).toEqual([]);
});

test("any of several is met by each", async () => {
  const any = anyOf([stateCondition(["WA"]), usCityCondition("Seattle"), titleCondition("VICTORIA")]);
  expect(await titlesOf(any)).toEqual(["in Seattle, state unsaid", "in Spokane", "in Victoria"]);
  expect(await titlesOf(anyOf([stateCondition(["WA"])]))).toEqual(["in Spokane"]);
});

test("any of several is gathered only if each of them would be", () => {
  expect(anyOf([stateCondition(["WA"]), usCityCondition("Seattle")]).selective).toBe(true);
  expect(anyOf([stateCondition(["WA"]), countryCondition("US")]).selective).toBe(false);
});
