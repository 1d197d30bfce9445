import { expect, test } from "vitest";
import rows from "./fixtures/active-ats.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [rafting, hybrid, remote, renamed, odd, broken] = rows;

test("mapRow reads a complete row of Active Jobs DB", () => {
  expect(mapRow(rafting)).toEqual({
    sourceId: "9000000001",
    scope: null,
    title: "River Guide",
    companyName: "Red Fork Rafting",
    companyLogoUrl: "https://careers.example.com/logo.png",
    companyUrl: "https://redfork.example.com",
    url: "https://careers.example.com/9000000001",
    applyUrl: "https://careers.example.com/9000000001",
    places: [
      {
        text: "Moab, Utah",
        city: "Moab",
        state: "Utah",
        countryCode: "US",
        lat: 38.5733,
        lon: -109.5498,
        kind: "town",
        slug: "moab-ut",
      },
    ],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Temporary",
    datePosted: new Date("2026-11-14T15:20:00Z"),
    closesAt: new Date("2026-12-31T00:00:00Z"),
    salary: { min: 18.5, max: 24, currency: "USD", unit: "hour" },
    facts: null,
    descriptionMd:
      "# The work\n\nRow day trips through the canyon & look after guests.\n\n- Rig boats\n- Cook lunch",
  });
});

test("mapRow reads hybrid work, several places and pay from the text", () => {
  expect(mapRow(hybrid)).toMatchObject({
    workArrangement: "hybrid",
    hasRemote: true,
    jobType: "Full-time",
    salary: { min: 95_000, max: 120_000, currency: "USD", unit: "year" },
    places: [{ text: "Boulder, Colorado", lat: 40.01 }, { text: "Ventura, California" }],
  });
});

test("mapRow reads remote work and a single amount", () => {
  expect(mapRow(remote)).toMatchObject({
    workArrangement: "remote",
    jobType: "Full-time",
    salary: { min: 52_000, max: 52_000, unit: "year" },
    places: [{ text: "United States", countryCode: "US" }],
  });
});

test("mapRow reads the newer spelling of the fields", () => {
  expect(mapRow(renamed)).toMatchObject({
    sourceId: "9000000004",
    jobType: "Seasonal",
    closesAt: new Date("2027-01-15T00:00:00Z"),
    datePosted: new Date("2026-11-15T08:00:00Z"),
    salary: { min: 24, max: 30, currency: "CAD", unit: "hour" },
    places: [{ text: "Banff, Alberta, Canada", countryCode: "CA" }],
    descriptionMd: "# Responsibilities\n\n- Open and close runs\n- Give first aid\n\nApply by e-mail.",
  });
});

test.each([
  ["Denver, CO", "Denver, Colorado", "US"],
  ["Indianapolis, IN", "Indianapolis, Indiana", "US"],
  ["Atlanta, Georgia", "Atlanta, Georgia", "US"],
  ["San Juan, Puerto Rico", "San Juan, Puerto Rico", "US"],
  ["Washington, D.C.", "Washington, D.C.", "US"],
  ["Denver, CO, US", "Denver, Colorado", "US"],
  ["CO", "Colorado", "US"],
  ["Georgia, United States", "Georgia", "US"],
  ["Tbilisi, Tbilisi, Georgia", "Tbilisi, Georgia", "GE"],
  ["Saskatoon, SK", "Saskatoon, Saskatchewan, Canada", "CA"],
  ["Saskatoon, Saskatchewan, Canada", "Saskatoon, Saskatchewan, Canada", "CA"],
  ["Queenstown, New Zealand", "Queenstown, New Zealand", "NZ"],
  ["Aviemore, UK", "Aviemore, United Kingdom", "GB"],
])("mapRow reads the place %j as %j", (text, shown, countryCode) => {
  expect(mapRow({ ...rafting, locations_derived: [text] })).toMatchObject({
    places: [{ text: shown, countryCode }],
  });
});

test("mapRow accepts pay without a currency only in the United States", () => {
  const { salary_raw: raw } = rafting as { salary_raw: object };
  const pay = (places: string[], given = {}) =>
    mapRow({
      ...rafting,
      salary_raw: { ...raw, currency: null },
      ...given,
      locations_raw: null,
      locations_derived: places,
    });
  expect(pay(["Moab, Utah, United States", "Denver, CO"])).toMatchObject({ salary: { currency: "USD" } });
  for (const places of [["Banff, Alberta, Canada"], ["Moab, Utah, United States", "Nelson, New Zealand"], []])
    expect(pay(places)).toMatchObject({ salary: null });
  const ai = { ai_salary_value: 30, ai_salary_unittext: "HOUR", ai_salary_currency: "NZD" };
  expect(pay(["Nelson, New Zealand"], ai)).toMatchObject({ salary: { min: 30, currency: "NZD" } });
});

test("mapRow drops an odd field, not its row", () => {
  expect(mapRow(odd)).toMatchObject({
    salary: null,
    jobType: null,
    descriptionMd: "",
    places: [{ text: "Washington, D.C.", state: "District of Columbia" }],
  });
});

test("mapRow skips a row without an id, and anything else", () => {
  for (const row of [broken, null, 7, "x", [], { id: {}, title: 1 }])
    expect(mapRow(row)).toEqual({ skip: "broken row" });
});
