import fc from "fast-check";
import { expect, test } from "vitest";
import board from "./fixtures/board.json" with { type: "json" };
import { mapRow } from "./mapper.ts";

const [full, remote, several, general, odd, broken] = board.jobs;
const map = (job: unknown) => mapRow({ board: { employer: "Northfork Maps", token: "northforkmaps" }, job });

test("mapRow reads a complete Greenhouse job", () => {
  expect(map(full)).toEqual({
    sourceId: "northforkmaps/7000001",
    scope: "northforkmaps",
    title: "Trail Data Specialist",
    companyName: "Northfork Maps",
    companyLogoUrl: null,
    companyUrl: null,
    url: "https://job-boards.greenhouse.io/northforkmaps/jobs/7000001",
    applyUrl: "https://job-boards.greenhouse.io/northforkmaps/jobs/7000001",
    places: [
      {
        text: "Bozeman, Montana",
        city: "Bozeman",
        state: "Montana",
        countryCode: "US",
        lat: 45.68,
        lon: -111.04,
        kind: "town",
        slug: "bozeman-mt",
      },
    ],
    hasRemote: true,
    workArrangement: "hybrid",
    jobType: "Full-time",
    datePosted: new Date("2026-11-02T13:30:00Z"),
    closesAt: new Date("2026-12-16T04:59:00Z"),
    salary: { min: 62_000, max: 81_000, currency: "USD", unit: "year" },
    facts: { closingZone: "-05:00" },
    descriptionMd:
      "Northfork draws maps that hikers trust & hunters carry.\n\n# Your days\n\n- Walk new trails with a receiver\n- Mend what the satellites got wrong",
  });
});

test("mapRow reads remote work, hourly pay and a doubly escaped text", () => {
  expect(map(remote)).toMatchObject({
    workArrangement: "remote",
    hasRemote: true,
    places: [{ text: "United States" }],
    jobType: "Seasonal",
    closesAt: null,
    salary: { min: 21.5, max: 26, unit: "hour" },
    descriptionMd: "Answer questions of members who stand at a fork without a signal.",
  });
});

test.each([
  ["Monthly salary range", "month"],
  ["Salary range", "year"],
  ["Hourly pay", "hour"],
])("mapRow takes %s for pay in the unit %s", (title, unit) => {
  const range = { min_cents: 400_000, max_cents: 500_000, currency_type: "USD", title };
  expect(map({ ...full, pay_input_ranges: [range] })).toMatchObject({
    salary: { min: 4_000, max: 5_000, unit },
  });
});

test("unitePay joins comparable ranges and reads units from the blurb", () => {
  const range = (title: string, least: number, most: number, blurb = "") => ({
    ...{ min_cents: least * 100, max_cents: most * 100, currency_type: "USD", title, blurb },
  });
  const ranges = [range("Utah", 4_000, 5_000, "<p>A month</p>"), range("Denver, per month", 4_500, 5_500)];
  const other = range("Hourly", 20, 6_000);
  expect(map({ ...full, pay_input_ranges: [...ranges, other] })).toMatchObject({
    salary: { min: 4_000, max: 5_500, unit: "month" },
  });
});

test("mapRow uses offices when the location names no place", () => {
  expect(map(several)).toMatchObject({
    places: [
      { text: "Missoula, Montana" },
      { text: "Bend, Oregon" },
      { text: "Vancouver, British Columbia, Canada" },
    ],
    workArrangement: "onsite",
    jobType: null,
    datePosted: new Date("2026-11-13T15:00:00Z"),
    salary: null,
  });
});

test("mapRow skips general applications", () => {
  expect(map(general)).toEqual({ skip: "not a specific opening" });
});

test("mapRow treats odd fields as missing", () => {
  expect(map(odd)).toMatchObject({
    url: null,
    places: [{ text: "Butte, Montana" }],
    closesAt: null,
    salary: null,
    descriptionMd: "",
  });
  expect(map(broken)).toEqual({ skip: "broken row" });
});

test("mapRow never throws", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (job) => void [map(job), map({ ...full, ...Object(job) }), mapRow(job)]),
  );
  const keys = Object.keys(full ?? {});
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.jsonValue(),
      (key, value) => void map({ ...full, [key]: value }),
    ),
  );
});
