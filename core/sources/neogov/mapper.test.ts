import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { faultOfToken } from "./client.ts";
import { mapRow } from "./mapper.ts";
import { readFeed } from "./read-feed.ts";

const xml = readFileSync(new URL("./fixtures/feed.xml", import.meta.url), "utf8");
const feed = readFeed(xml);
const item = (index: number) => feed?.items[index] as Record<string, unknown>;

function mapItem(given: unknown, stated: object = {}) {
  const job = { ...feed?.channel, ...stated, item: given };
  return mapRow({ board: { employer: "Alder County", token: "aldercounty" }, job });
}

test("mapRow reads an agency's item completely", () => {
  expect(mapItem(item(0))).toEqual({
    sourceId: "aldercounty/880001",
    scope: "aldercounty",
    title: "Park Ranger & Interpreter",
    companyName: "Alder County",
    companyLogoUrl: null,
    companyUrl: null,
    url: "https://www.governmentjobs.com/careers/aldercounty/jobs/880001",
    applyUrl: "https://www.governmentjobs.com/careers/aldercounty/jobs/880001",
    places: [expect.objectContaining({ text: "Alder Falls, Washington", countryCode: "US" })],
    hasRemote: false,
    workArrangement: "onsite",
    jobType: "Part-time",
    datePosted: new Date("2026-11-11T23:10:38Z"),
    closesAt: new Date("2026-12-20T07:59:00Z"),
    salary: { min: 26.5, max: 31.75, currency: "USD", unit: "hour" },
    facts: { closingZone: "America/Los_Angeles" },
    descriptionMd:
      "Look after three lakes and the people who come to them.\n\n# Examples of duties\n\n- Walk the trails’ full length each week.\n- Lead walks.\n\n# Qualifications\n\nA season of work outdoors.",
    relevance: { kind: "job", keptBecause: "It is outdoor work: its title says “park ranger”." },
  });
});

test("mapRow reads missing pay and end, and falls back to the agency's state", () => {
  expect(mapItem(item(1))).toMatchObject({
    salary: null,
    closesAt: null,
    places: [{ text: "Washington", countryCode: "US" }],
  });
});

test.each([
  // In summer, the feed counts UTC with standard time.
  [{ UTC: "Wed, 22 Jul 2026 07:59:00:0" }, {}, "2026-07-22T06:59:00Z", "America/Los_Angeles"],
  [
    { "": "Tue, 21 Jul 2026 23:59:00", UTC: "Wed, 22 Jul 2026 07:59:00" },
    { timeZone: "Pacific Time (US & Canada)", utcOffset: "-8.00" },
    "2026-07-22T06:59:00Z",
    "America/Los_Angeles",
  ],
  [
    { "": "Thu, 10 Dec 2026 23:59:00" },
    { timeZone: "Hawaii", utcOffset: "-10.00" },
    "2026-12-11T09:59:00Z",
    "Pacific/Honolulu",
  ],
  [
    { UTC: "Tue, 01 Feb 2022 04:59:00" },
    { timeZone: "Eastern Time (US & Canada)" },
    "2022-02-01T04:59:00Z",
    "America/New_York",
  ],
  [
    { "joblisting:location": "Remote", UTC: "Wed, 22 Jul 2026 03:29:00" },
    { utcOffset: "-3.50" },
    "2026-07-21T00:00:00Z",
    undefined,
  ],
  [
    { "joblisting:location": "Remote", "": "Thu, 10 Dec 2026 23:59:00" },
    {},
    "2026-12-10T00:00:00Z",
    undefined,
  ],
  [
    { "joblisting:location": "Remote", UTC: "Fri, 11 Dec 2026 04:59:00" },
    {},
    "2026-12-11T04:59:00Z",
    undefined,
  ],
  [{ UTC: "Continuous" }, { timeZone: "Alaska", utcOffset: "odd" }, null, undefined],
])("mapRow reads the deadline %j of a feed that states %j as %s", (given, stated, closesAt, closingZone) => {
  const { "": there, UTC, ...fields } = { "": undefined, UTC: undefined, ...given };
  const times = { "joblisting:advertiseToDateTime": there, "joblisting:advertiseToDateTimeUTC": UTC };
  const listing = mapItem({ ...(item(0) as object), ...fields, ...times }, stated) as IncomingListing;
  expect([listing.closesAt, listing.facts?.closingZone]).toEqual([
    closesAt && new Date(closesAt),
    closingZone,
  ]);
});

test("readFeed reads the time zone of an agency", () => {
  const zone =
    "<joblisting:timeZone>Hawaii</joblisting:timeZone><joblisting:UTCOffset>-10.00</joblisting:UTCOffset>";
  expect(readFeed(xml.replace("<item>", `${zone}<item>`))?.channel).toMatchObject({
    timeZone: "Hawaii",
    utcOffset: "-10.00",
  });
});

test("mapRow ignores an endless place and skips an endless title", () => {
  const endless = "(".repeat(2_000_000);
  expect(mapItem({ ...item(0), "joblisting:location": endless })).toMatchObject({
    places: [{ text: "Washington" }],
  });
  expect(mapItem({ ...item(0), title: endless })).toEqual({ skip: "broken row" });
});

test("mapRow skips other trades unless the department is outdoor, and items without an id", () => {
  expect(mapItem(item(2))).toEqual({ skip: "not outdoor work" });
  const ofParks = { ...item(2), "joblisting:department": "Parks and Trails" };
  expect(mapItem(ofParks)).toMatchObject({ title: "Payroll Technician" });
  expect(mapItem(item(3))).toEqual({ skip: "broken row" });
});

test.each([
  ["600 Lake Rd, Alder Falls, WA 98250", "Alder Falls, Washington"],
  ["Alder Falls", "Alder Falls, Washington"],
  ["Alder Falls, Washington", "Alder Falls, Washington"],
  ["Statewide", "Washington"],
])("mapRow reads %s as %s", (location, place) => {
  expect(mapItem({ ...item(0), "joblisting:location": location })).toMatchObject({
    places: [{ text: place }],
  });
});

test.each([
  ["2 weeks", null],
  ["Bi-Weekly", null],
  ["Month", "month"],
])("mapRow reads pay by %s as %s", (interval, unit) => {
  const listing = mapItem({ ...item(0), "joblisting:salaryInterval": interval });
  expect("salary" in listing && (listing.salary?.unit ?? null)).toBe(unit);
});

test("readFeed tells an empty feed from no feed", () => {
  expect(readFeed("<rss><channel><title>A</title></channel></rss>")).toMatchObject({
    channel: { channel: "A" },
    items: [],
  });
  expect(readFeed("<rss><channel><item><title>A</title></item></channel></rss>")?.items).toHaveLength(1);
  const pasted = "<item><description><![CDATA[<!DOCTYPE html><p>Guide</p>]]></description></item>";
  expect(readFeed(`<rss><channel>${pasted}</channel></rss>`)?.items).toHaveLength(1);
  for (const other of ["<html><body>Sorry</body></html>", "", "{}", "<rss>", "<rss><channel>"])
    expect(readFeed(other)?.items ?? []).toEqual([]);
  expect(readFeed("<html><p>Page not found</p></html>")).toBeNull();
});

test("readFeed refuses document types and ignores their entities", () => {
  const bomb = xml.replace("<rss", '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss');
  expect(readFeed(bomb)).toBeNull();
  const veiled = xml.replace("<rss", "<!--<![CDATA[--><!DOCTYPE rss><!--]]>--><rss");
  expect(readFeed(veiled)).toBeNull();
  expect(readFeed(`<rss>${"<!--".repeat(1_000_000)}`)).toBeNull();
  const outside = xml.replace("<rss", '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss');
  expect(readFeed(outside)).toBeNull();
});

test("faultOfToken accepts an agency's name", () => {
  for (const good of ["aldercounty", "a1-b"]) expect(faultOfToken(good)).toBeNull();
  for (const bad of ["", "a b", "a/b", "a&b=c", "-a", "a:b", "ä"]) expect(faultOfToken(bad)).not.toBeNull();
});
