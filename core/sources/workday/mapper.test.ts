import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { addressesOf, faultOfToken, isJobPath, leadsTo, requisitionOf } from "./address.ts";
import board from "./fixtures/board.json" with { type: "json" };
import { mapRow } from "./mapper.ts";
import { readPostedOn } from "./posted-on.ts";

const token = "elkhollow:wd5:Elkhollow_Careers";
const details: Record<string, unknown> = board.details;

function mapped(index: number, location?: string) {
  const line = board.list.jobPostings[index];
  const detail = structuredClone(details[line?.externalPath ?? ""]) as { jobPostingInfo: object };
  if (location) Object.assign(detail.jobPostingInfo, { location, additionalLocations: [] });
  const job = {
    line,
    detail,
    readAt: "2026-11-16T06:00:00.000Z",
    page: `https://elkhollow.wd5.myworkdayjobs.com/Elkhollow_Careers${line?.externalPath}`,
  };
  return mapRow({ board: { employer: "Elkhollow Resort", token }, job });
}

test("mapRow reads place, start, hours and end of a Workday job", () => {
  expect(mapped(0)).toEqual({
    sourceId: "elkhollow:wd5:Elkhollow_Careers/R-4101",
    scope: token,
    title: "Lift Maintenance Technician",
    companyName: "Elkhollow Resort",
    companyLogoUrl: null,
    companyUrl: null,
    url: "https://elkhollow.wd5.myworkdayjobs.com/Elkhollow_Careers/job/Fraser-CO/Lift-Maintenance-Technician_R-4101",
    applyUrl:
      "https://elkhollow.wd5.myworkdayjobs.com/Elkhollow_Careers/job/Fraser-CO/Lift-Maintenance-Technician_R-4101",
    places: [expect.objectContaining({ text: "Fraser, Colorado", countryCode: "US" })],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Full-time",
    datePosted: new Date("2026-11-10"),
    closesAt: new Date("2026-12-15"),
    salary: null,
    descriptionMd:
      "Keep the lifts of Elkhollow turning.\n\n# The work\n\n- Grease, measure and adjust every tower.\n- Answer calls from the lift crew within minutes.",
  });
});

test("mapRow reads several locations, a missing start and no foreign address", () => {
  const listing = mapped(1);
  expect(listing).toMatchObject({
    title: "Snowsports School Coordinator (Seasonal)",
    jobType: "Seasonal",
    datePosted: new Date("2026-10-17T06:00:00Z"),
    url: "https://elkhollow.wd5.myworkdayjobs.com/Elkhollow_Careers/job/Fraser-CO/Snowsports-School-Coordinator_R-4102",
  });
  expect("places" in listing && listing.places.map(({ text }) => text)).toEqual([
    "Fraser, Colorado",
    expect.stringContaining("Banff"),
  ]);
});

test.each([
  ["USA - CO - Denver", "Denver, Colorado"],
  ["United States of America, Colorado, Denver", "Denver, Colorado"],
  ["US-UT-Salt Lake City", "Salt Lake City, Utah"],
  ["CO \u2013 Winter Park", "Winter Park, Colorado"],
])("mapRow reads the location %s as %s", (location, place) => {
  expect(mapped(0, location)).toMatchObject({ places: [{ text: place, countryCode: "US" }] });
});

test.each(["US,", "CO-", ""])("mapRow reads a location of %s and 40,000 blanks quickly", (start) => {
  const location = `${start}${" ".repeat(20_000)},${" ".repeat(20_000)}\n,x`;
  expect(cpuTime(() => mapped(0, location))).toBeLessThan(1000);
});

test("mapRow reads remote work from its field", () => {
  expect(mapped(2)).toMatchObject({ workArrangement: "remote", hasRemote: true });
});

test("mapRow skips non-openings with a reason", () => {
  expect(mapped(3)).toEqual({ skip: "not a specific opening" });
  expect(mapped(4)).toEqual({ skip: "broken row" });
});

test.each([
  ["Posted Today", "2026-11-16"],
  ["Posted Yesterday", "2026-11-15"],
  ["Posted 6 Days Ago", "2026-11-10"],
  ["Posted 30+ Days Ago", "2026-10-17"],
  ["Gepostet heute", null],
  [null, null],
])("readPostedOn reads %s as %s", (text, day) => {
  const date = readPostedOn(text, new Date("2026-11-16T06:00:00Z"));
  expect(date?.toISOString().slice(0, 10) ?? null).toBe(day);
});

test.each(["elkhollow:wd5:Elkhollow_Careers", "a:wd108:b"])("faultOfToken accepts %s", (good) =>
  expect(faultOfToken(good)).toBeNull(),
);

test("addressesOf only names hosts of Workday", () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[A-Za-z0-9./:@?#%_-]{1,40}$/),
    fc.stringMatching(/^[A-Za-z0-9_-]{1,20}:[a-z0-9_-]{1,10}:[A-Za-z0-9_-]{1,20}$/),
  );
  fc.assert(
    fc.property(text, (given) => {
      if (faultOfToken(given)) return;
      const [tenant, cluster, site] = given.split(":");
      const url = new URL(`${addressesOf(given).api}/jobs`);
      expect(url.host).toBe(`${tenant}.${cluster}.myworkdayjobs.com`.toLowerCase());
      expect(url.pathname).toBe(`/wday/cxs/${tenant}/${site}/jobs`);
    }),
  );
});

test("isJobPath accepts only jobs, and requisitionOf survives a new title", () => {
  for (const path of ["/job/../../admin", "/jobs", "//elsewhere.example/job/x", "/job/x?y=1", "/job/a\\b"])
    expect(isJobPath(path)).toBe(false);
  expect(isJobPath("/job/Wānaka/Guide_R-1")).toBe(true);
  expect(requisitionOf("/job/Fraser-CO/Lift_Operator_R-4101-1")).toBe("R-4101-1");
  expect(leadsTo("https://x.example/en-US/Site/job/W%C4%81naka/Guide_R-1", "/job/Wānaka/Guide_R-1")).toBe(
    true,
  );
  expect(leadsTo("https://x.example/Site/job/Fraser/Guide_R-1", "/job/Wānaka/Guide_R-1")).toBe(false);
  expect(leadsTo(null, "/job/x_1")).toBe(false);
});
