import fc from "fast-check";
import { expect, test } from "vitest";
import postings from "./fixtures/postings.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [host, planner, hut, community, odd, broken] = postings;
const map = (job: unknown) => mapRow({ board: { employer: "Granite Hall", token: "granitehall" }, job });

test("mapRow reads a complete Lever job", () => {
  expect(map(host)).toEqual({
    sourceId: "granitehall/0f4b7e0a-0000-4000-8000-000000000001",
    scope: "granitehall",
    title: "Climbing Floor Host",
    companyName: "Granite Hall",
    companyLogoUrl: null,
    companyUrl: null,
    url: "https://jobs.lever.co/granitehall/0f4b7e0a-0000-4000-8000-000000000001",
    applyUrl: "https://jobs.lever.co/granitehall/0f4b7e0a-0000-4000-8000-000000000001/apply",
    places: [
      {
        text: "Minneapolis, Minnesota",
        city: "Minneapolis",
        state: "Minnesota",
        countryCode: "US",
        lat: 44.98,
        lon: -93.26,
        kind: "town",
        slug: "minneapolis-mn",
      },
      {
        text: "Austin, Texas",
        city: "Austin",
        state: "Texas",
        countryCode: "US",
        lat: 30.27,
        lon: -97.74,
        kind: "town",
        slug: "austin-tx",
      },
    ],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Part-time",
    datePosted: new Date(1_794_300_000_000),
    closesAt: null,
    salary: { min: 17.5, max: 19, currency: "USD", unit: "hour" },
    descriptionMd: [
      "Welcome climbers who have never tied in, and those who never leave.",
      "# What you do",
      "- Check knots & harnesses\n- Set a warm tone",
      "# What you bring",
      "- A head for heights",
      "# Pay",
      "Tips come on top.",
      "# Good to know",
      "We ask everybody to bring their own helmet.",
    ].join("\n\n"),
  });
});

test("mapRow reads remote work with yearly pay", () => {
  expect(map(planner)).toMatchObject({
    workArrangement: "remote",
    places: [{ text: "United States" }],
    jobType: "Full-time",
    salary: { min: 64_000, max: 71_000, unit: "year" },
  });
});

test("mapRow uses the country of a bare city and drops unknown units", () => {
  expect(map(hut)).toMatchObject({
    places: [{ text: "Squamish, British Columbia, Canada", countryCode: "CA" }],
    workArrangement: "onsite",
    jobType: "Temporary",
    salary: null,
    applyUrl: "https://jobs.lever.co/granitehall/0f4b7e0a-0000-4000-8000-000000000003",
  });
});

test("mapRow leaves a place in another country there", () => {
  const categories = { location: "Chamonix, France" };
  expect(map({ ...Object(hut), categories })).toMatchObject({
    places: [{ text: "Chamonix-Mont-Blanc, France" }],
  });
});

test("mapRow skips a talent community", () => {
  expect(map(community)).toEqual({ skip: "not a specific opening" });
});

test("mapRow treats odd fields as missing", () => {
  expect(map(odd)).toMatchObject({
    jobType: "Internship",
    places: [{ text: "Austin, Texas" }],
    salary: null,
    descriptionMd: "Teach children to fall well.\n\n- Two afternoons a week",
  });
  expect(map(broken)).toEqual({ skip: "broken row" });
});

test("mapRow never throws", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (job) => void [map(job), map({ ...host, ...Object(job) }), mapRow(job)]),
  );
  const keys = Object.keys(host ?? {});
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.jsonValue(),
      (key, value) => void map({ ...host, [key]: value }),
    ),
  );
});
