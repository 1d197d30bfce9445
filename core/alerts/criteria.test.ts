import fc from "fast-check";
import { expect, test } from "vitest";
import { offers } from "#core/jobs/query/job-query.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import { readLocation } from "#core/places/location-filter.ts";
import { alertSearch, describeCriteria, keywordsOf } from "./criteria.ts";
import { readCriteria } from "./read-alert.ts";

test("an alert in a few words", () => {
  expect(describeCriteria(readCriteria({}))).toBe("Every new job");
  expect(describeCriteria(readCriteria({ title: "Ranger", city: "Moab", state: "UT", remote: true }))).toBe(
    "Title has 'ranger' · Moab, Utah · remote only",
  );
  expect(describeCriteria(readCriteria({ title: "guide, ranger, trail crew", location: "Canada" }))).toBe(
    "Title has 'guide', 'ranger' or 'trail crew' · Canada",
  );
  expect(describeCriteria(readCriteria({ state: "Alberta", location: "United States" }))).toBe(
    "Alberta · United States",
  );
});

test("the list that comes nearest", () => {
  expect(alertSearch(readCriteria({}))).toBe("/jobs");
  expect(alertSearch(readCriteria({ title: "ranger", city: "Moab", state: "UT", remote: true }))).toBe(
    "/jobs?title=ranger&location=Moab%2C+Utah&work=remote",
  );
  expect(alertSearch(readCriteria({ title: "ranger, guide", location: "Canada" }))).toBe(
    "/jobs?location=Canada",
  );
  expect(alertSearch(readCriteria({ state: "ca" }))).toBe("/jobs?location=California");
  expect(alertSearch(readCriteria({ city: "Bend", location: "Oregon" }))).toBe("/jobs?location=Bend");
});

test("the list of the capital is not that of Washington", () => {
  for (const fields of [
    { city: "Washington", state: "DC" },
    { city: "Washington, D.C." },
    { state: "District of Columbia" },
  ]) {
    const list = new URL(alertSearch(readCriteria(fields)), "https://x.example");
    const { location } = parseQuery(list.searchParams, offers.list);
    expect(readLocation(location ?? "")).toEqual({ kind: "state", code: "DC" });
  }
});

test("whatever is asked for, the address is one that the list understands whole", () => {
  const text = fc.option(fc.string({ maxLength: 100, unit: "grapheme" }), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ title: text, location: text, state: text, city: text }), (fields) => {
      const address = alertSearch(readCriteria(fields));
      expect(address.startsWith("/jobs")).toBe(true);
      const asked = new URL(address, "https://x.example").searchParams;
      for (const name of asked.keys()) expect(["title", "location"]).toContain(name);
    }),
  );
});

test("keywords are told apart by commas, and each counts once", () => {
  expect(keywordsOf(readCriteria({ title: "Ranger,, park guide,RANGER ," }))).toEqual([
    "ranger",
    "park guide",
  ]);
  expect(keywordsOf(readCriteria({ title: " , ," }))).toEqual([]);
  expect(keywordsOf({})).toEqual([]);
});
