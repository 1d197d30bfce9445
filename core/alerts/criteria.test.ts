import fc from "fast-check";
import { expect, test } from "vitest";
import { offers } from "#core/jobs/query/job-query.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import { readLocation } from "#core/places/location-filter.ts";
import { alertSearch } from "./criteria.ts";
import { readCriteria } from "./read-alert.ts";

test("alertSearch returns the closest list", () => {
  expect(alertSearch(readCriteria({}))).toBe("/jobs");
  expect(alertSearch(readCriteria({ title: "ranger", city: "Moab", state: "UT", remote: true }))).toBe(
    "/jobs?title=ranger&location=Moab%2C+Utah&work=remote&sort=newest",
  );
  expect(alertSearch(readCriteria({ title: "ranger, guide", location: "Canada" }))).toBe(
    "/jobs?any_title=ranger%2C+guide&location=Canada",
  );
  expect(alertSearch(readCriteria({ state: "ca" }))).toBe("/jobs?location=California");
  expect(alertSearch(readCriteria({ city: "Bend", location: "Oregon" }))).toBe("/jobs?location=Bend");
});

test("alertSearch keeps facts", () => {
  const query = readCriteria({ title: "cook", facts: "start-2027-05,housing,no-wfr" });
  const list = new URL(alertSearch(query), "https://x.example");
  expect(parseQuery(list.searchParams, offers.list)).toEqual(query);
});

test("alertSearch keeps employer, job type and closing date", () => {
  const query = readCriteria({ company: "Canyon", job_type: "Seasonal", closes_within: "7" });
  const list = new URL(alertSearch(query), "https://x.example");
  expect(parseQuery(list.searchParams, offers.list)).toEqual(query);
});

test("alertSearch tells Washington, D.C. from the state", () => {
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

test("alertSearch treats constructor as plain words", () => {
  for (const text of ["constructor", "__proto__", "valueOf"])
    expect(readLocation(text)).toEqual({ kind: "words", text: text.toLowerCase() });
});

test("alertSearch returns an address that the list reads completely", () => {
  const text = fc.option(fc.string({ maxLength: 100, unit: "grapheme" }), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ title: text, location: text, state: text, city: text }), (fields) => {
      const address = alertSearch(readCriteria(fields));
      expect(address.startsWith("/jobs")).toBe(true);
      const asked = new URL(address, "https://x.example").searchParams;
      for (const name of asked.keys()) expect(["any_title", "title", "location", "sort"]).toContain(name);
    }),
  );
});

test("readCriteria separates keywords by commas, each once", () => {
  expect(readCriteria({ title: "Ranger,, park guide,RANGER ," }).titles).toEqual(["Ranger", "park guide"]);
  expect(readCriteria({ title: " , ," }).titles).toBeUndefined();
});
