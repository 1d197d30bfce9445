import { expect, test } from "vitest";
import type { IncomingListing } from "#core/jobs/listing.ts";
import answer from "./fixtures/datahub.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [forestry, resort, diner, farm, broken] = answer.value;

test("mapRow reads a complete job order", () => {
  expect(mapRow(forestry)).toEqual({
    sourceId: "H-400-26000-100001",
    scope: "active job orders",
    title: "Forestry Worker",
    companyName: "Tall Pine Reforestation LLC",
    companyLogoUrl: null,
    companyUrl: null,
    url: "https://seasonaljobs.dol.gov/jobs/H-400-26000-100001",
    applyUrl: "https://seasonaljobs.dol.gov/jobs/H-400-26000-100001",
    places: [
      {
        text: "Medford, Oregon",
        city: "Medford",
        state: "Oregon",
        countryCode: "US",
        lat: 42.33,
        lon: -122.88,
        kind: "town",
        slug: "medford-or",
      },
    ],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Seasonal",
    datePosted: new Date("2026-11-05T00:00:00Z"),
    closesAt: null,
    salary: { min: 19.8, max: 27.5, currency: "USD", unit: "hour" },
    facts: {
      seasonStart: "2027-02-01",
      seasonEnd: "2027-11-01",
      hoursPerWeek: 40,
      positions: 12,
      experienceMonths: 3,
      papers: ["H-2B"],
      overtime: false,
    },
    descriptionMd: [
      "# At a glance",
      "- Season: February 1, 2027 to November 1, 2027\n- Openings: 12\n- Hours: 40 hours a week, 7:00 A.M. to 3:30 P.M.\n- Visa: H-2B, for temporary workers from abroad\n- Experience: 3 months",
      "# Pay",
      "Overtime may be offered in busy weeks.",
      "# Requirements",
      "Must be able to walk ten miles a day with a pack.",
    ].join("\n\n"),
    relevance: { kind: "job", keptBecause: "It is outdoor work: its title says “forestry worker”." },
  });
});

test("mapRow removes the occupation code and a truncated word from a title", () => {
  expect(mapRow(resort)).toMatchObject({
    title: "Amusement & Recreation Attendants at the lakeside",
    places: [{ text: "Port Clinton, Ohio" }],
    descriptionMd: expect.stringContaining("Experience: none needed"),
  });
});

test("mapRow skips other fields", () => {
  for (const row of [diner, farm]) expect(mapRow(row)).toEqual({ skip: "not outdoor work" });
});

test("mapRow skips a broken order", () => {
  for (const row of [broken, null, {}, []]) expect(mapRow(row)).toEqual({ skip: "broken row" });
});

test("mapRow drops a section that says N/A", () => {
  const bare = { ...forestry, add_wage_info: "N/A", special_req: "None", job_duties: " n/a. " };
  expect((mapRow(bare) as IncomingListing).descriptionMd).toMatch(/^# At a glance\n\n[^#]*$/);
});
