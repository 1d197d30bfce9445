import fc from "fast-check";
import { expect, test } from "vitest";
import board from "./fixtures/job-board.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [fleet, cook, planner, unlisted, odd, broken] = board.jobs;
const map = (job: unknown) => mapRow({ board: { employer: "Open Road", token: "openroad" }, job });

test("mapRow reads a complete Ashby job; shares and bonuses are no pay", () => {
  expect(map(fleet)).toEqual({
    sourceId: "openroad/5d0c0000-0000-4000-8000-000000000001",
    scope: "openroad",
    title: "Camper Fleet Engineer",
    companyName: "Open Road",
    companyLogoUrl: null,
    companyUrl: null,
    url: "https://jobs.ashbyhq.com/openroad/5d0c0000-0000-4000-8000-000000000001",
    applyUrl: "https://jobs.ashbyhq.com/openroad/5d0c0000-0000-4000-8000-000000000001/application",
    places: [
      {
        text: "Salt Lake City, Utah",
        city: "Salt Lake City",
        state: "Utah",
        countryCode: "US",
        lat: 40.76,
        lon: -111.89,
        kind: "town",
        slug: "salt-lake-city-ut",
      },
      {
        text: "Reno, Nevada",
        city: "Reno",
        state: "Nevada",
        countryCode: "US",
        lat: 39.53,
        lon: -119.81,
        kind: "town",
        slug: "reno-nv",
      },
      {
        text: "Kelowna, British Columbia, Canada",
        city: "Kelowna",
        state: "British Columbia",
        countryCode: "CA",
        lat: 49.88,
        lon: -119.49,
        kind: "town",
        slug: "kelowna-bc",
      },
    ],
    hasRemote: true,
    workArrangement: "hybrid",
    jobType: "Full-time",
    datePosted: new Date("2026-11-05T17:20:10.500Z"),
    closesAt: null,
    salary: { min: 88_000, max: 104_000, currency: "USD", unit: "year" },
    descriptionMd: "# The work\n\n- Keep forty vans on the road\n- Teach guests to level one",
  });
});

test("mapRow uses the text when the address says less, and hourly pay", () => {
  expect(map(cook)).toMatchObject({
    places: [{ text: "Quincy, California" }],
    workArrangement: "onsite",
    jobType: "Temporary",
    salary: { min: 21, max: 23, unit: "hour" },
    descriptionMd: "Cook for sixty by the river.",
  });
});

test("mapRow reads remote work in two countries and hides hidden pay", () => {
  expect(map(planner)).toMatchObject({
    places: [{ text: "United States" }, { text: "Canada" }],
    workArrangement: "remote",
    jobType: "Contract",
    salary: null,
  });
});

test("mapRow skips unlisted jobs", () => {
  expect(map(unlisted)).toEqual({ skip: "not listed" });
});

test("mapRow treats odd fields as missing", () => {
  expect(map(odd)).toMatchObject({ places: [{ text: "Reno, Nevada" }], jobType: null, salary: null });
  expect(map(broken)).toEqual({ skip: "broken row" });
});

test("mapRow never throws", () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (job) => void [map(job), map({ ...Object(fleet), ...Object(job) }), mapRow(job)],
    ),
  );
  const keys = Object.keys(Object(fleet));
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.jsonValue(),
      (key, value) => void map({ ...Object(fleet), [key]: value }),
    ),
  );
});
