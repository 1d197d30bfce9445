import { expect, test } from "vitest";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { preview } from "#core/text/description.ts";
import { cpuTime } from "#test/cpu-time.ts";
import answer from "./fixtures/search.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [ranger, biologist, remote, closed, broken] = answer.SearchResult.SearchResultItems;

test("mapRow reads a complete announcement", () => {
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
        kind: "town",
        slug: "estes-park-co",
      },
      {
        text: "Grand Lake, Colorado",
        city: "Grand Lake",
        state: "Colorado",
        countryCode: "US",
        lat: 40.2522,
        lon: -105.8231,
        kind: "town",
        slug: "grand-lake-co",
      },
    ],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Seasonal",
    datePosted: new Date("2026-11-10T05:00:00Z"),
    closesAt: new Date("2026-12-16T04:59:59.997Z"),
    salary: { min: 22.15, max: 28.8, currency: "USD", unit: "hour" },
    facts: {
      whoMayApply: ["public"],
      positions: 4,
      unit: "Rocky Mountain National Park",
      closingZone: "America/New_York",
    },
    opening: [
      "Rocky Mountain National Park",
      "Estes Park, Colorado",
      "Grand Lake, Colorado",
      "Greet visitors at the center.",
      "Lead walks and evening programs.",
    ].join("\n"),
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

test("mapRow tells telework from remote work, and D.C. from Washington", () => {
  expect(mapRow(biologist)).toMatchObject({
    workArrangement: "onsite",
    hasRemote: false,
    jobType: "Full-time",
    salary: { min: 64_952, max: 84_441, unit: "year" },
    places: [{ text: "Washington, D.C.", state: "District of Columbia" }],
    descriptionMd: expect.stringContaining("from planning to the report.\n\n- Count colonies\n- Map habitat"),
  });
});

test("mapRow reads nationwide remote work and drops unknown pay intervals", () => {
  expect(mapRow(remote)).toMatchObject({
    workArrangement: "remote",
    salary: null,
    places: [{ text: "United States", city: null, lat: null }],
  });
});

test("mapRow keeps a July announcement open until the end of the day in Washington", () => {
  const summer = structuredClone(ranger) as NonNullable<typeof ranger>;
  Object.assign(summer.MatchedObjectDescriptor, {
    ApplicationCloseDate: "2026-07-15T23:59:59.9970",
    PositionEndDate: "2026-07-15T23:59:59.9970",
  });
  const { closesAt } = mapRow(summer) as IncomingListing;
  expect(closesAt).toEqual(new Date("2026-07-16T03:59:59.997Z"));
  expect(closesAt?.toLocaleDateString("en-US", { timeZone: "America/New_York" })).toBe("7/15/2026");
});

function announce(details: object, job: object = {}) {
  const row = structuredClone(ranger) as NonNullable<typeof ranger>;
  Object.assign(row.MatchedObjectDescriptor, job);
  Object.assign(row.MatchedObjectDescriptor.UserArea?.Details ?? {}, details);
  return mapRow(row) as IncomingListing;
}

test.each([
  [["student"], "Who may apply: Students only"],
  [["graduates", "fed-transition"], "Who may apply: Recent graduates only"],
  [["graduates", "student"], "Who may apply: Students and recent graduates only"],
])("mapRow says who may answer an announcement for %j", (HiringPath, line) => {
  const listing = announce({ HiringPath });
  expect(listing.descriptionMd).toContain(`- ${line}\n`);
  expect(listing.facts?.whoMayApply?.toSorted()).toEqual(
    HiringPath.filter((path) => path !== "fed-transition"),
  );
  expect(announce({ HiringPath: ["public", ...HiringPath] }).descriptionMd).not.toContain("Who may apply");
});

test.each([
  ["15321", "Temporary"],
  ["15322", "Seasonal"],
  ["15326", "Full-time"],
  ["15328", "Internship"],
  ["15522", "Part-time"],
])("mapRow takes the offering %s for %s", (Code, jobType) => {
  const offered = { PositionOfferingType: [{ Name: "", Code }], PositionSchedule: [{ Name: "", Code: "1" }] };
  expect(announce({}, offered).jobType).toBe(jobType);
});

test("mapRow recognizes recent graduates by the offering", () => {
  const offered = { PositionOfferingType: [{ Name: "", Code: "15326" }] };
  expect(announce({ HiringPath: [] }, offered).facts?.whoMayApply).toEqual(["graduates"]);
});

test("mapRow reads separate fields and ignores N/A", () => {
  const listing = announce({
    HowToApply: "Send a resume of two pages.",
    Benefits: "Health insurance from the first day.",
    OtherInformation: "A uniform is required.",
    Education: "N/A",
    Requirements: "None",
    Relocation: "True",
    TravelCode: "2",
    DrugTestRequired: "True",
    TotalOpenings: "Many",
    SubAgencyName: "GLACIER NATIONAL PARK",
  });
  expect(listing.facts).toEqual({
    whoMayApply: ["public"],
    unit: "Glacier National Park",
    relocationPaid: true,
    travel: "25% or less",
    drugTest: true,
    closingZone: "America/New_York",
  });
  for (const words of [
    "- Glacier National Park, Department of the Interior\n- Openings: many\n- Travel: 25% or less",
    "- Relocation expenses are paid\n- A drug test is required",
    "# Benefits\n\nHealth insurance from the first day.",
    "# Other information\n\nA uniform is required.",
    "# How to apply\n\nSend a resume of two pages.",
  ])
    expect(listing.descriptionMd).toContain(words);
  expect(listing.descriptionMd).not.toMatch(/N\/A|None|# Education/);
});

test.each([
  ["Visitor Center, Port Haven, Maine", "Maine", "United States", "Port Haven, Maine"],
  ["Long Island, N/A, Japan", "N/A", "Japan", "Long Island, Japan"],
  ["Port Haven, Maine", "Maine", "United States", "Port Haven, Maine"],
  ["Location Negotiable After Selection, United States", "N/A", "United States", "United States"],
])("mapRow reads the place %j as %4$s", (CityName, CountrySubDivisionCode, CountryCode, text) => {
  const { places } = announce({}, { PositionLocation: [{ CityName, CountrySubDivisionCode, CountryCode }] });
  expect(places.map((place) => place.text)).toEqual([text]);
});

test("mapRow moves shouted and standard openings back", () => {
  const { descriptionMd } = announce({
    JobSummary:
      "THIS IS AN OPEN CONTINUOUS ANNOUNCEMENT. Applications will be reviewed under 5 U.S.C. 1234 every month. About the Position: You look after the U.S. Survey's boats on two lakes. Please read all of it.",
  });
  expect(preview(descriptionMd)).toMatch(/^You look after the U.S. Survey's boats on two lakes\. Please/);
  expect(descriptionMd).toMatch(
    /# Other information\n\nTHIS IS AN OPEN CONTINUOUS ANNOUNCEMENT\. Applications .* month\.$/m,
  );
  const idle = announce({ JobSummary: "THIS IS AN OPEN CONTINUOUS ANNOUNCEMENT." });
  expect(preview(idle.descriptionMd)).toMatch(/^Greet visitors at the center · /);
});

test("breakWalls breaks at numbers, capitals with a colon and alternatives", () => {
  const long =
    "of work like this at the next lower grade, of which a half was spent outdoors and with visitors";
  const wall = `One year is needed. SPECIALIZED EXPERIENCE: One year ${long}. Examples: 1. Led walks. 2. Kept trails; OR Two years ${long}; GS: as above. HOW TIME COUNTS: Full time ${long}.`;
  const { descriptionMd } = announce({}, { QualificationSummary: wall });
  expect(descriptionMd).toContain(
    [
      "# Qualifications",
      "One year is needed.",
      "# Specialized Experience",
      `One year ${long}. Examples:`,
      "- Led walks.\n- Kept trails;",
      "or",
      `Two years ${long}; GS: as above.`,
      "# How Time Counts",
      `Full time ${long}.`,
    ].join("\n\n"),
  );
});

test("breakWalls is quick for any text", () => {
  for (const part of ["A ", "A:", "1. ", "; OR ", "ABC DEF ", "a. ", ". "])
    expect(cpuTime(() => announce({ JobSummary: part.repeat(50_000) }))).toBeLessThan(2_000);
});

test("mapRow skips announcements that the public may not answer", () => {
  expect(mapRow(closed)).toEqual({ skip: "not open to the public" });
});

test("mapRow skips a broken announcement", () => {
  for (const row of [broken, null, {}, "x"]) expect(mapRow(row)).toEqual({ skip: "broken row" });
});
