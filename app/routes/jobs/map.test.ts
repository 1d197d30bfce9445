import { beforeAll, expect, test } from "vitest";
import { freeJobs } from "#core/jobs/query/access.ts";
import { emptyDatabase, insertJobs, insertProfile, insertSubscription, moab } from "#test/factories.ts";
import { linkOf, readPage, titlesIn } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

const denver = {
  ...moab,
  text: "Denver, Colorado",
  city: "Denver",
  state: "Colorado",
  lat: 39.74,
  lon: -104.99,
};
const inColorado = { places: [denver], usStates: ["CO"], title: "Ski Patroller" };
const ofMoab = "13 jobs near Moab, UT";
const ofDenver = "1 job near Denver, CO";
let cookie: string;

beforeAll(async () => {
  await emptyDatabase();
  await insertJobs([...Array(13).fill({ title: "Park Ranger" }), inColorado]);
  const { id, email } = await insertProfile();
  await insertSubscription({ userId: id });
  ({ cookie } = await signIn(email));
}, 120_000);

const asSubscriber = (address: string) => readPage(address, { headers: { cookie } });

test.each(["/", "/jobs"])("the list at %s has a map whose circles lead to jobs around them", async (path) => {
  const { html, text } = await asSubscriber(`${path}?view=map`);
  expect(text).toContain("14 of 14 jobs on the map");
  expect(linkOf(html, ofMoab)).toBe(`${path}?near=moab-ut&within=10&view=map#jobs`);
  const behind = await asSubscriber(linkOf(html, ofDenver)?.replace(/#.*/, "") ?? "");
  expect(titlesIn(behind.html)).toEqual(["Ski Patroller"]);
  expect(behind.html).toMatch(
    new RegExp(
      `aria-current="true"[^>]*aria-label="${ofDenver}"|aria-label="${ofDenver}"[^>]*aria-current="true"`,
    ),
  );
  expect(linkOf(behind.html, ofMoab)).toBe(`${path}?near=moab-ut&within=10&view=map#jobs`);
});

test("a map counts all open jobs for a visitor, and its circles lead to the free ones", async () => {
  const { html } = await readPage("/jobs?view=map");
  expect(linkOf(html, ofMoab)).not.toBeNull();
  expect(linkOf(html, ofDenver)).not.toBeNull();
  expect(html).not.toContain("Ski Patroller");
  const behind = await readPage("/jobs?near=denver-co&within=10&view=map");
  expect(titlesIn(behind.html)).toEqual([]);
  expect(behind.text).toMatch(/None of the \d+ newest are within 10 miles of Denver, CO; 1 job is/);
  const nearMoab = await readPage("/jobs?near=moab-ut&within=10&view=map");
  expect(nearMoab.text).toContain(`Showing 1–${freeJobs} of 13 jobs`);
});

test.each(["/", "/jobs", "/remote-jobs", "/search/park-ranger-jobs", "/outdoor-jobs-utah"])(
  "the map of %s is linked from its list and back, with all filters",
  async (path) => {
    // The files of searches fix all but choices, and these jobs state none.
    const asked = path.startsWith("/search/") ? "" : "?max_age=7";
    const list = await readPage(path + asked);
    const to = linkOf(list.html, "Map")?.replace(/#.*/, "") ?? "";
    expect(to).toBe(`${path}${asked ? `${asked}&` : "?"}view=map`);
    const map = await readPage(to);
    expect(map.html).toMatch(/<section aria-label="Map of jobs in (the US|Utah)"/);
    expect(linkOf(map.html, "List")?.replace(/#.*/, "")).toBe(path + asked);
  },
);

test.each(["/jobs", "/search/park-ranger-jobs", "/outdoor-jobs-utah"])(
  "search engines skip the map of %s, and index the page itself",
  async (path) => {
    const { html, status } = await readPage(`${path}?view=map`);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"/>`));
    expect((await readPage(path)).html).not.toContain("noindex");
  },
);

test.each([
  "/jobs?view=atlas",
  "/jobs?view=",
  "/jobs?map=ut",
  "/outdoor-jobs-utah?view=1",
  "/jobs?view=map&view=x&map=zz",
])("the map %s is a valid page", async (address) => {
  const { status, html } = await readPage(address);
  expect(status).toBe(200);
  expect(html.includes('class="job-map"')).toBe(address.includes("view=map"));
});

test("a state opens as a picture of its own, also from the table", async () => {
  const us = await readPage("/jobs?view=map");
  const to = linkOf(us.html, "Colorado");
  expect(to).toBe("/jobs?view=map&map=co#jobs");
  const colorado = await readPage("/jobs?view=map&map=co");
  expect(colorado.html).toContain('aria-label="Map of jobs in Colorado"');
  expect(colorado.text).toContain("1 of 1 job in Colorado on the map");
  expect(linkOf(colorado.html, "← All of the US")).toBe("/jobs?view=map#jobs");
  expect(linkOf(colorado.html, "List the 1 job in Colorado")).toBe("/jobs?location=Colorado&view=map#jobs");
  expect(linkOf(colorado.html, ofDenver)).toBe("/jobs?near=denver-co&within=10&view=map&map=co#jobs");
  expect(linkOf(colorado.html, ofMoab)).toBeNull();
});

test("a list around a place has a map of what is around it, and a way to all of the US", async () => {
  const list = await readPage("/jobs?near=moab-ut&within=25");
  const to = linkOf(list.html, "Map") ?? "";
  expect(to).toMatch(/near=moab-ut&within=25&view=map&map=near#jobs$/);
  const map = await readPage(to.replace(/#.*/, ""));
  expect(map.html).toContain('aria-label="Map of jobs around Moab, UT"');
  expect(map.text).toContain("13 of 13 jobs on the map");
  expect(linkOf(map.html, ofDenver)).toBeNull();
  const all = linkOf(map.html, "← All of the US") ?? "";
  expect(all).toMatch(/near=moab-ut&within=25&view=map&map=us#jobs$/);
  const us = await readPage(all.replace(/#.*/, ""));
  expect(us.html).toContain('aria-label="Map of jobs in the US"');
  expect(linkOf(us.html, ofDenver)).not.toBeNull();
});

test("all states of the maps are drawn in one file that is cached for good", async () => {
  const { html } = await readPage("/jobs?view=map");
  const [, file = ""] = /href="(\/assets\/states-[^"#]*\.svg)#us"/.exec(html) ?? [];
  const answer = await request(file);
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-type")).toContain("image/svg+xml");
  const drawn = [...(await answer.text()).matchAll(/id="([A-Z]{2})"/g)].map(([, code]) => code);
  expect(drawn).toHaveLength(51);
});
