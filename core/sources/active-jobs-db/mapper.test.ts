import { expect, test } from "vitest";
import rows from "./fixtures/active-ats.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [rafting, hybrid, remote, renamed, odd, broken] = rows;

test("a whole row is read", () => {
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
      { text: "Moab, Utah", city: "Moab", state: "Utah", countryCode: "US", lat: 38.5733, lon: -109.5498 },
    ],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Temporary",
    datePosted: new Date("2026-11-14T15:20:00Z"),
    closesAt: new Date("2026-12-31T00:00:00Z"),
    salary: { min: 18.5, max: 24, currency: "USD", unit: "hour" },
    descriptionMd:
      "# The work\n\nRow day trips through the canyon & look after guests.\n\n- Rig boats\n- Cook lunch",
  });
});

test("hybrid work, several places and pay read from the text", () => {
  expect(mapRow(hybrid)).toMatchObject({
    workArrangement: "hybrid",
    hasRemote: true,
    jobType: "Full-time",
    salary: { min: 95_000, max: 120_000, currency: "USD", unit: "year" },
    places: [{ text: "Boulder, Colorado", lat: null }, { text: "Ventura, California" }],
  });
});

test("remote work and a single amount", () => {
  expect(mapRow(remote)).toMatchObject({
    workArrangement: "remote",
    jobType: "Full-time",
    salary: { min: 52_000, max: 52_000, unit: "year" },
    places: [{ text: "United States", countryCode: "US" }],
  });
});

test("the newer spelling of the fields", () => {
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

test("an odd field costs itself, not the row", () => {
  expect(mapRow(odd)).toMatchObject({
    salary: null,
    jobType: null,
    descriptionMd: "",
    places: [{ text: "Washington, D.C.", state: "District of Columbia" }],
  });
});

test("a row without its id, and what is no row at all", () => {
  for (const row of [broken, null, 7, "x", [], { id: {}, title: 1 }])
    expect(mapRow(row)).toEqual({ skip: "broken row" });
});
