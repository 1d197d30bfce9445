import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultOfToken } from "./client.ts";
import { mapRow } from "./mapper.ts";
import { readFeed } from "./read-feed.ts";

const xml = readFileSync(new URL("./fixtures/feed.xml", import.meta.url), "utf8");
const feed = readFeed(xml);
const item = (index: number) => feed?.items[index] as Record<string, unknown>;

function mapItem(given: unknown, channel = feed?.title) {
  return mapRow({ board: { employer: "Alder County", token: "aldercounty" }, job: { channel, item: given } });
}

test("an item says all that a listing needs, in the agency's name", () => {
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
    descriptionMd:
      "Look after three lakes and the people who come to them.\n\n# Examples of duties\n\n- Walk the trails’ full length each week.\n- Lead walks.\n\n# Qualifications\n\nA season of work outdoors.",
  });
});

test("pay of nothing is none, no end is none, and a place that is none is the agency's state", () => {
  expect(mapItem(item(1))).toMatchObject({
    salary: null,
    closesAt: null,
    places: [{ text: "Washington", countryCode: "US" }],
  });
});

test("a place without end counts as not given, and a title without end is a broken row", () => {
  const endless = "(".repeat(2_000_000);
  expect(mapItem({ ...item(0), "joblisting:location": endless })).toMatchObject({
    places: [{ text: "Washington" }],
  });
  expect(mapItem({ ...item(0), title: endless })).toEqual({ skip: "broken row" });
});

test("other trades are left out unless the department is of the field; so is what has no id", () => {
  expect(mapItem(item(2))).toEqual({ skip: "not of the outdoor field" });
  const ofParks = { ...item(2), "joblisting:department": "Parks and Trails" };
  expect(mapItem(ofParks)).toMatchObject({ title: "Payroll Technician" });
  expect(mapItem(item(3))).toEqual({ skip: "broken row" });
});

test.each([
  ["600 Lake Rd, Alder Falls, WA 98250", "Alder Falls, Washington"],
  ["Alder Falls", "Alder Falls, Washington"],
  ["Alder Falls, Washington", "Alder Falls, Washington"],
  ["Statewide", "Washington"],
])("%s is in %s", (location, place) => {
  expect(mapItem({ ...item(0), "joblisting:location": location })).toMatchObject({
    places: [{ text: place }],
  });
});

test.each([
  ["2 weeks", null],
  ["Bi-Weekly", null],
  ["Month", "month"],
])("pay by %s has the unit %s", (interval, unit) => {
  const listing = mapItem({ ...item(0), "joblisting:salaryInterval": interval });
  expect("salary" in listing && (listing.salary?.unit ?? null)).toBe(unit);
});

test("a feed without items is an empty one; what is no feed is none", () => {
  expect(readFeed("<rss><channel><title>A</title></channel></rss>")).toEqual({ title: "A", items: [] });
  expect(readFeed("<rss><channel><item><title>A</title></item></channel></rss>")?.items).toHaveLength(1);
  const pasted = "<item><description><![CDATA[<!DOCTYPE html><p>Guide</p>]]></description></item>";
  expect(readFeed(`<rss><channel>${pasted}</channel></rss>`)?.items).toHaveLength(1);
  for (const other of ["<html><body>Sorry</body></html>", "", "{}", "<rss>", "<rss><channel>"])
    expect(readFeed(other)?.items ?? []).toEqual([]);
  expect(readFeed("<html><p>Page not found</p></html>")).toBeNull();
});

test("a document type is refused, and entities of its making mean nothing", () => {
  const bomb = xml.replace("<rss", '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss');
  expect(readFeed(bomb)).toBeNull();
  const veiled = xml.replace("<rss", "<!--<![CDATA[--><!DOCTYPE rss><!--]]>--><rss");
  expect(readFeed(veiled)).toBeNull();
  expect(readFeed(`<rss>${"<!--".repeat(1_000_000)}`)).toBeNull();
  const outside = xml.replace("<rss", '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss');
  expect(readFeed(outside)).toBeNull();
});

test("a token is an agency's name in its address", () => {
  for (const good of ["aldercounty", "a1-b"]) expect(faultOfToken(good)).toBeNull();
  for (const bad of ["", "a b", "a/b", "a&b=c", "-a", "a:b", "ä"]) expect(faultOfToken(bad)).not.toBeNull();
});
