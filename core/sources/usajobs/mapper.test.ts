import { expect, test } from "vitest";
import type { IncomingListing } from "#core/jobs/listing.ts";
import answer from "./fixtures/search.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [ranger, biologist, remote, closed, broken] = answer.SearchResult.SearchResultItems;

test("a whole announcement is read", () => {
  expect(mapRow(ranger)).toEqual({
    sourceId: "900000001",
    scope: null,
    title: "PARK RANGER (INTERPRETATION)",
    companyName: "National Park Service",
    companyLogoUrl: null,
    companyUrl: null,
    url: "https://www.usajobs.gov:443/job/900000001",
    applyUrl: "https://www.usajobs.gov:443/job/900000001",
    places: [
      {
        text: "Estes Park, Colorado",
        city: "Estes Park",
        state: "Colorado",
        countryCode: "US",
        lat: 40.3772,
        lon: -105.5217,
      },
      {
        text: "Grand Lake, Colorado",
        city: "Grand Lake",
        state: "Colorado",
        countryCode: "US",
        lat: 40.2522,
        lon: -105.8231,
      },
    ],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Seasonal",
    datePosted: new Date("2026-11-10T05:00:00Z"),
    closesAt: new Date("2026-12-16T04:59:59.997Z"),
    salary: { min: 22.15, max: 28.8, currency: "USD", unit: "hour" },
    descriptionMd: [
      "The park seeks someone to welcome visitors and to look after trails and overlooks.",
      "- Rocky Mountain National Park, Department of the Interior\n- Openings: 4",
      "# Duties",
      "- Greet visitors at the center.\n- Lead walks and evening programs.",
      "# Requirements",
      "- Background check\n- Valid driver's license",
      "You must be a citizen of the United States.",
      "# Qualifications",
      "One year of experience in work of this kind at the next lower grade.",
    ].join("\n\n"),
  });
});

test("telework is not remote work, and D.C. is not Washington State", () => {
  expect(mapRow(biologist)).toMatchObject({
    workArrangement: "onsite",
    hasRemote: false,
    jobType: "Full-time",
    salary: { min: 64_952, max: 84_441, unit: "year" },
    places: [{ text: "Washington, D.C.", state: "District of Columbia" }],
    descriptionMd: expect.stringContaining("from planning to the report.\n\n- Count colonies\n- Map habitat"),
  });
});

test("remote work from anywhere in the country; an interval that is none of ours gives no pay", () => {
  expect(mapRow(remote)).toMatchObject({
    workArrangement: "remote",
    salary: null,
    places: [{ text: "United States", city: null, lat: null }],
  });
});

test("an announcement that closes in July is open to the end of that day in Washington", () => {
  const summer = structuredClone(ranger) as NonNullable<typeof ranger>;
  Object.assign(summer.MatchedObjectDescriptor, {
    ApplicationCloseDate: "2026-07-15T23:59:59.9970",
    PositionEndDate: "2026-07-15T23:59:59.9970",
  });
  const { closesAt } = mapRow(summer) as IncomingListing;
  expect(closesAt).toEqual(new Date("2026-07-16T03:59:59.997Z"));
  expect(closesAt?.toLocaleDateString("en-US", { timeZone: "America/New_York" })).toBe("7/15/2026");
});

test("what the public may not apply for is left out", () => {
  expect(mapRow(closed)).toEqual({ skip: "not open to the public" });
});

test("a broken announcement is no listing", () => {
  for (const row of [broken, null, {}, "x"]) expect(mapRow(row)).toEqual({ skip: "broken row" });
});
