import { expect, test } from "vitest";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { jobPosting } from "./job-posting.ts";

const place = (city: string, countryCode: string | null = "US") => ({
  text: `${city}, Utah`,
  city,
  state: "Utah",
  countryCode,
  lat: null,
  lon: null,
});

const job: JobDetail = {
  lastSeen: null,
  alsoOn: [],
  evergreen: null,
  repostedOn: [],
  end: null,
  id: "11111111-1111-4111-8111-111111abcdef",
  jobSlug: "river-guide-moab-utah-us-abcdef",
  title: "River Guide",
  company: "Canyon Outfitters",
  companySlug: "canyon-outfitters",
  companyLogoUrl: null,
  companyUrl: "https://canyon.example",
  location: "Moab, Utah",
  places: [place("Moab")],
  usStates: ["UT"],
  countryCode: "US",
  hasRemote: false,
  remoteBadge: null,
  workArrangement: "onsite",
  jobType: "Seasonal",
  typeText: "Seasonal",
  category: "Guiding",
  datePosted: new Date("2026-11-01T08:00:00Z"),
  postedDate: "2 weeks",
  closing: null,
  expiresAt: new Date("2026-12-01T00:00:00Z"),
  salary: { min: 20, max: 25, currency: "USD", unit: "hour" },
  salaryText: "USD 20 - 25/hour",
  blocks: [
    { kind: "heading", text: "The river" },
    { kind: "paragraph", text: "Row <fast> & safe." },
    { kind: "list", items: ["One", "Two"] },
  ],
  preview: "Row fast.",
  url: "https://canyon.example/jobs/1",
  applyUrl: null,
  source: "canyon",
  sourceId: "1",
  isFeatured: false,
  isDemo: false,
  isJob: true,
  mark: null,
  whyHere: null,
  facts: [],
  stated: { season: null, pay: null, hasTips: false },
  takeHome: null,
  startsOn: null,
  startsAfter: null,
  openings: null,
  experienceMonths: null,
};

const dataOf = (changes: Partial<JobDetail>) => {
  const posting = jobPosting({ ...job, ...changes });
  if ("missing" in posting) throw new Error(`missing ${posting.missing}`);
  return posting.data;
};

test("jobPosting is built from the stored facts", () => {
  expect(dataOf({})).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "River Guide",
    description:
      "<p><strong>The river</strong></p><p>Row &lt;fast&gt; &amp; safe.</p><ul><li>One</li><li>Two</li></ul>",
    datePosted: "2026-11-01T08:00:00.000Z",
    employmentType: "TEMPORARY",
    identifier: { "@type": "PropertyValue", name: "canyon", value: "1" },
    hiringOrganization: {
      "@type": "Organization",
      name: "Canyon Outfitters",
      sameAs: "https://canyon.example",
    },
    jobLocation: [
      {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Moab",
          addressRegion: "Utah",
          addressCountry: "US",
        },
      },
    ],
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: 20, maxValue: 25, unitText: "HOUR" },
    },
  });
});

test("jobPosting prints an end date only when the source gave one", () => {
  expect(dataOf({})).not.toHaveProperty("validThrough");
  const closing = { date: "November 30, 2026", time: "2026-11-30T23:59:00-07:00", left: null };
  expect(dataOf({ closing })).toHaveProperty("validThrough", closing.time);
});

test("jobPosting calls only fully remote work TELECOMMUTE, with its countries", () => {
  const remote = dataOf({
    workArrangement: "remote",
    hasRemote: true,
    places: [place("Moab"), place("Bend")],
  });
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [{ "@type": "Country", name: "US" }],
  });
  expect(remote).not.toHaveProperty("jobLocation");
  expect(dataOf({ workArrangement: "hybrid", hasRemote: true })).not.toHaveProperty("jobLocationType");
});

test.each([
  ["Full-time", "FULL_TIME"],
  ["Internship", "INTERN"],
  ["Contract", "CONTRACTOR"],
  [null, undefined],
])("jobPosting prints job type %s as %s", (jobType, employmentType) => {
  expect(dataOf({ jobType }).employmentType).toBe(employmentType);
});

test("jobPosting prints no pay that is not stated", () => {
  expect(dataOf({ salary: null })).not.toHaveProperty("baseSalary");
});

test("jobPosting names the missing fact where it prints nothing", () => {
  expect(jobPosting({ ...job, blocks: [], places: [place("Moab", null)] })).toEqual({
    missing: ["description", "jobLocation"],
  });
  expect(jobPosting({ ...job, url: null })).toEqual({ missing: ["a way to apply"] });
  expect(jobPosting({ ...job, workArrangement: "remote", places: [] })).toEqual({
    missing: ["applicantLocationRequirements"],
  });
});

test("jobPosting prints months of experience from a field, and nothing of an immediate start", () => {
  expect(dataOf({ experienceMonths: 3 })).toMatchObject({
    experienceRequirements: { "@type": "OccupationalExperienceRequirements", monthsOfExperience: 3 },
  });
  const data = dataOf({});
  expect(data).not.toHaveProperty("experienceRequirements");
  expect(data).not.toHaveProperty("jobImmediateStart");
});
