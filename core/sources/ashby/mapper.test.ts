import fc from "fast-check";
import { expect, test } from "vitest";
import board from "./fixtures/job-board.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [fleet, cook, planner, unlisted, odd, broken] = board.jobs;
const map = (job: unknown) => mapRow({ board: { employer: "Open Road", token: "openroad" }, job });

test("a whole job is read; shares and bonuses are no pay", () => {
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

test("the words where the address names less, and pay by the hour", () => {
  expect(map(cook)).toMatchObject({
    places: [{ text: "Quincy, California" }],
    workArrangement: "onsite",
    jobType: "Temporary",
    salary: { min: 21, max: 23, unit: "hour" },
    descriptionMd: "Cook for sixty by the river.",
  });
});

test("remote work in two countries, and pay that is not to be shown", () => {
  expect(map(planner)).toMatchObject({
    places: [{ text: "United States" }, { text: "Canada" }],
    workArrangement: "remote",
    jobType: "Contract",
    salary: null,
  });
});

test("what is not listed stays unlisted", () => {
  expect(map(unlisted)).toEqual({ skip: "not listed" });
});

test("odd fields count as not given", () => {
  expect(map(odd)).toMatchObject({ places: [{ text: "Reno, Nevada" }], jobType: null, salary: null });
  expect(map(broken)).toEqual({ skip: "broken row" });
});

test("no row makes it throw", () => {
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
