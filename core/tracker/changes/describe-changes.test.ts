import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import { type Comparison, describeChanges } from "./describe-changes.ts";

const hourly = (min: number | null, max: number | null) => ({
  ...{ min, max, currency: "USD" },
  unit: "hour" as const,
});
const moab = { city: "Moab", state: "Utah", countryCode: "US" };
const date = (name: string, fromDay: string, untilDay: string, precision: "day" | "month"): StatedFact => ({
  ...{ name, value: fromDay, fromDay, untilDay, precision },
  ...{ proof: null, from: null, to: null, origin: "source" as const },
});
const pay = (low: number): StatedFact => ({
  ...date("pay", "", "", "day"),
  value: "",
  low,
  high: low,
  unit: "d",
});

type Part<T> = { [Key in keyof T]?: T[Key] };
type Given = {
  kept?: Part<Comparison["kept"]>;
  stated?: Part<NonNullable<Comparison["kept"]["stated"]>>;
  current?: Part<Comparison["current"]>;
};

function changesOf({ kept, stated, current }: Given): string[] {
  const places = [moab].map((place) => ({ ...place, text: "Moab, Utah", lat: null, lon: null }));
  return describeChanges({
    kept: {
      jobTitle: "Raft Guide",
      location: "Moab, Utah",
      salary: "USD 20/hour",
      stated: {
        ...{ applyBy: "2026-12-01T23:59:59.999Z", salary: hourly(20, 20), places: [moab] },
        ...{ placesVersion: 3, facts: [] },
        ...stated,
      },
      ...{ facts: [], text: null },
      ...kept,
    },
    current: {
      title: "Raft Guide",
      location: "Moab, Utah",
      ...{ places, placesVersion: 3, salary: hourly(20, 20) },
      ...{ validThrough: new Date("2026-12-01T23:59:59.999Z"), closingZone: "America/Denver" },
      ...{ facts: [], text: null },
      ...current,
    },
  });
}

test("describeChanges says nothing of a job that stayed the same", () => {
  expect(changesOf({})).toEqual([]);
});

describe("describeChanges says what changed", () => {
  const bluff = { ...moab, city: "Bluff", text: "Bluff, Utah", lat: null, lon: null };
  const may = date("season_start", "2027-05-01", "2027-05-31", "month");
  const september = date("season_end", "2027-09-05", "2027-09-05", "day");
  test.each<[Given, string[]]>([
    [
      { current: { title: "Senior Raft Guide" } },
      ["Title changed from “Raft Guide” to “Senior Raft Guide”."],
    ],
    [{ current: { salary: hourly(22, 22) } }, ["Pay raised from USD 20/hour to USD 22/hour."]],
    [{ current: { salary: hourly(20, 24) } }, ["Pay raised from USD 20/hour to USD 20 - 24/hour."]],
    [{ current: { salary: hourly(18, null) } }, ["Pay lowered from USD 20/hour to at least USD 18/hour."]],
    [{ current: { salary: hourly(18, 24) } }, ["Pay changed from USD 20/hour to USD 18 - 24/hour."]],
    [{ current: { salary: null } }, ["Pay is no longer stated. It was USD 20/hour."]],
    [
      { current: { salary: { ...hourly(20, 20), unit: "day" } } },
      ["Pay changed from USD 20/hour to USD 20/day."],
    ],
    [
      { stated: { salary: null }, kept: { facts: [pay(105)] }, current: { salary: null, facts: [pay(120)] } },
      ["Pay raised from $105 a day to $120 a day."],
    ],
    [
      { current: { location: "Bluff, Utah", places: [bluff] } },
      ["Place changed from Moab, Utah to Bluff, Utah."],
    ],
    [
      {
        kept: { facts: [september] },
        current: { facts: [{ ...september, fromDay: "2027-09-20", untilDay: "2027-09-20" }] },
      },
      ["Season end changed from Sep 5, 2027 to Sep 20, 2027."],
    ],
    [
      {
        kept: { facts: [may] },
        current: { facts: [date("season_start", "2027-06-02", "2027-06-02", "day")] },
      },
      ["Season start changed from May 2027 to Jun 2, 2027."],
    ],
    [{ kept: { facts: [may] } }, ["Season start is no longer stated. It was May 2027."]],
    [
      { current: { validThrough: new Date("2026-12-15T23:59:59.999Z") } },
      ["Apply-by date moved from December 1, 2026 to December 15, 2026."],
    ],
    [
      { current: { validThrough: null } },
      ["The apply-by date is no longer stated. It was December 1, 2026."],
    ],
    [
      { kept: { text: "Row boats." }, current: { text: "Row boats and cook." } },
      ["The description changed."],
    ],
  ])("%#", (given, said) => {
    expect(changesOf(given)).toEqual(said);
  });
});

describe("describeChanges calls nothing a change that says the same or was unknown", () => {
  const may = date("season_start", "2027-05-01", "2027-05-31", "month");
  const tenth = date("season_start", "2027-05-10", "2027-05-10", "day");
  test.each<[string, Given]>([
    ["case and marks of a title", { current: { title: "RAFT GUIDE!" } }],
    ["pay that was unknown", { stated: { salary: null }, kept: { salary: null } }],
    ["one amount for both ends", { current: { salary: hourly(20, null) } }],
    ["a day within the month", { kept: { facts: [may] }, current: { facts: [tenth] } }],
    ["a start that was unknown", { current: { facts: [may] } }],
    ["an apply-by date that was unknown", { stated: { applyBy: null } }],
    ["another hour of the same day", { current: { validThrough: new Date("2026-12-01T17:00:00Z") } }],
    [
      "a place with more detail",
      { stated: { places: [{ ...moab, city: null }] }, kept: { location: "Utah" } },
    ],
    [
      "a place that a later version read",
      { stated: { placesVersion: 2, places: [{ ...moab, city: "Bluff" }] } },
    ],
    ["other marks in a text", { kept: { text: "- Row boats" }, current: { text: "* row  boats." } }],
    ["fields that an old copy lacks", { kept: { stated: null }, current: { validThrough: null } }],
  ])("%s", (_, given) => {
    expect(changesOf(given)).toEqual([]);
  });
});

test("describeChanges turns around when the two are swapped", () => {
  const amount = fc.integer({ min: 8, max: 60 });
  const turned = new Map([
    ["raised", "lowered"],
    ["lowered", "raised"],
    ["changed", "changed"],
  ]);
  fc.assert(
    fc.property(amount, amount, amount, amount, (a, b, c, d) => {
      const [before, now] = [hourly(Math.min(a, b), Math.max(a, b)), hourly(Math.min(c, d), Math.max(c, d))];
      const way = (from: typeof before, to: typeof now) =>
        changesOf({ stated: { salary: from }, current: { salary: to } })[0]?.split(" ")[1];
      const there = way(before, now);
      expect(way(now, before)).toBe(there && turned.get(there));
    }),
  );
});
