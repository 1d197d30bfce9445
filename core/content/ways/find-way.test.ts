import { beforeAll, expect, test } from "vitest";
import { findWay } from "#core/content/ways/find-way.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { parkPages } from "#core/jobs/parks/tables.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { narrowings } from "#core/jobs/query/list-search-jobs.ts";
import { parseQuery, queryAddress } from "#core/jobs/query/query-address.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJobs, moab } from "#test/factories.ts";

const anonymous: Viewer = { kind: "anonymous" };
const subscriber: Viewer = { kind: "subscriber", userId: "s" };
const whitefish = {
  ...moab,
  text: "Whitefish, Montana",
  city: "Whitefish",
  state: "Montana",
  lat: 48.41,
  lon: -114.34,
};
const bend = { ...moab, text: "Bend, Oregon", city: "Bend", state: "Oregon", lat: 44.06, lon: -121.31 };

beforeAll(async () => {
  await emptyDatabase();
  clearJobCaches();
  await insertJobs([
    ...Array.from({ length: 12 }, (_, number) => ({ title: `Raft Guide ${number}` })),
    { title: "Park Ranger", companyName: "Granite Trails", places: [whitefish] },
    { title: "Ski Patroller", companyName: "Mosskettle", places: [bend] },
    { title: "Wildlife Biologist" },
    { title: "Lift Operator" },
    { title: "Lift Operator II" },
    { title: "Lift Operator", companyName: "Mosskettle", places: [bend] },
    { title: "Lifeguard" },
    {
      title: "Lifeguard",
      companyName: "Mosskettle",
      places: [bend],
      usStates: ["OR"],
      datePosted: new Date(),
    },
    { title: "Backcountry Park Ranger", companyName: "Granite Trails", places: [bend] },
  ]);
  await db.insert(parkPages).values({
    slug: "glacier-national-park-mt",
    jobs: 12,
    employers: 4,
    newestAt: new Date(),
    aboveSince: new Date(),
    surveyedAt: new Date(),
  });
});

type Given = { what?: string; where?: string; when?: string };

async function lead({ what, where, when }: Given, viewer = anonymous): Promise<string> {
  const given = { title: what, location: where, facts: when && `start-${when}` };
  const way = await findWay(parseQuery(given, offers.list), viewer);
  if (way.kind === "company") return `company ${way.slug}`;
  const isWhole = way.kind === "list" || way.kind === "none";
  const offered = isWhole ? offers.list : way.kind === "state" ? offers.state : narrowings;
  const slug = isWhole ? "" : ` ${way.slug}`;
  return `${way.kind}${slug}${queryAddress(way.query, offered)}`;
}

test.each<[Given, string]>([
  [{}, "list"],
  [{ what: "raft guide" }, "search rafting-guide-jobs"],
  [{ what: "rafting" }, "search rafting-guide-jobs"],
  [{ what: "raft job with housing" }, "search rafting-guide-jobs?facts=housing"],
  [{ what: "Raft Guides", when: "2027-05" }, "search rafting-guide-jobs?facts=start-2027-05"],
  [{ what: "park rangers" }, "search park-ranger-jobs"],
  [{ what: "seasonal park ranger" }, "search park-ranger-jobs"],
  [{ what: "ranger" }, "search park-ranger-jobs"],
  [{ what: "guide" }, "search adventure-guide-jobs"],
  [{ what: "biologist" }, "search wildlife-biologist-jobs"],
  [{ what: "summer" }, "search summer-jobs"],
  [{ what: "housing" }, "search jobs-with-housing"],
  [{ what: "remote" }, "search remote-outdoor-jobs"],
  [{ where: "remote" }, "search remote-outdoor-jobs"],
  [{ what: "Mosskettle" }, "company mosskettle"],
  [{ what: "granite trails" }, "company granite-trails"],
  [{ what: "utah" }, "state utah"],
  [{ where: "Utah" }, "state utah"],
  [{ where: "UT" }, "state utah"],
  [{ what: "colorado" }, "search outdoor-jobs-colorado"],
  [{ where: "United States" }, "search outdoor-jobs-united-states"],
  [{ what: "raft guide", where: "Utah" }, "state utah?title=raft+guide"],
  [{ what: "raft guide utah" }, "state utah?title=raft+guide"],
  [{ what: "raft guide in Moab, UT" }, "state utah?title=raft+guide&near=moab-ut"],
  [{ what: "raft guide", where: "Moab, UT" }, "state utah?title=raft+guide&location=Moab%2C+UT"],
  [{ where: "Moab, UT" }, "state utah?location=Moab%2C+UT"],
  [
    { what: "raft guide", where: "Moab, UT", when: "2027-05" },
    "search rafting-guide-jobs?location=Moab%2C+UT&facts=start-2027-05",
  ],
  [{ where: "Glacier National Park" }, "park glacier-national-park-mt"],
  [{ where: "Glacier National Park", when: "2027-05" }, "park glacier-national-park-mt?facts=start-2027-05"],
  [{ what: "glacier national park" }, "park glacier-national-park-mt"],
  [{ where: "Oregon" }, "list?location=Oregon"],
  [{ where: "Bend, OR" }, "list?location=Bend%2C+OR"],
  [{ what: "OR" }, "list?location=Oregon"],
  [{ what: "ohio" }, "none?location=Ohio"],
  [{ where: "Paris" }, "none?location=Paris"],
  [{ what: "raft guide", where: "Moaab" }, "none?title=raft+guide&location=Moaab"],
  [{ when: "2027-05" }, "none?facts=start-2027-05"],
  [{ what: "quantum plumber" }, "none?title=quantum+plumber"],
  [{ what: "lift operator" }, "state utah?title=lift+operator"],
  [{ what: "lift operator", when: "2027-05" }, "none?title=lift+operator&facts=start-2027-05"],
  [{ what: "lift operator in Bend, OR" }, "none?title=lift+operator+in+Bend%2C+OR"],
  [{ what: "lifeguard" }, "state utah?title=lifeguard"],
  [{ what: "backcountry ranger" }, "search park-ranger-jobs"],
])("findWay leads a visitor who asks for %j to %s", async (given, expected) => {
  expect(await lead(given)).toBe(expected);
});

test("findWay leads a subscriber to the list", async () => {
  expect(await lead({ what: "raft guide", where: "Moab, UT", when: "2027-05" }, subscriber)).toBe(
    "list?title=raft+guide&location=Moab%2C+UT&facts=start-2027-05",
  );
});

test("findWay ignores an impossible month", async () => {
  expect(await lead({ when: "2027-13" })).toBe("list");
  expect(await lead({ what: "raft guide", when: "soon" })).toBe("search rafting-guide-jobs");
});
