import { beforeAll, expect, test } from "vitest";
import { alertSearch } from "#core/alerts/criteria.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import {
  emptyDatabase,
  insertJob,
  insertMany,
  insertProfile,
  insertSubscription,
  moab,
} from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

const banff = { ...moab, text: "Banff, Alberta, Canada", city: "Banff", state: "Alberta", countryCode: "CA" };
const truckee = { ...moab, text: "Truckee, California", city: "Truckee", state: "California" };

const allJobs = freeJobs + 6;
let subscriber: { cookie: string };

beforeAll(async () => {
  await emptyDatabase();
  const { id: userId, email } = await insertProfile();
  await insertSubscription({ userId });
  subscriber = await signIn(email);
  await insertMany(freeJobs, { companyName: "Newest" });
  const old = { datePosted: new Date(Date.now() - 1_000_000_000) };
  await insertMany(3, { ...old, title: "Park Ranger", companyName: "National Park Service" });
  await insertJob({ ...old, title: "Ski Patroller", places: [banff] });
  await insertJob({ ...old, title: "Ski Patroller", places: [truckee], usStates: ["CA"] });
  await insertJob({ ...old, title: "Editor", workArrangement: "remote" });
  await request("/healthz");
}, 60_000);

async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await request(address, { headers });
  const html = await answer.text();
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  const text = main
    .replace(/<!--.*?-->/g, "")
    .replaceAll("&#x27;", "'")
    .replace(/<[^>]*>/g, "\n");
  return { status: answer.status, html: main, text: text.replace(/\n+/g, "\n") };
}

const linkTo = (html: string, label: string) =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${label}</a>`)
    .exec(html.replace(/<!--.*?-->/g, ""))?.[1]
    ?.replaceAll("&amp;", "&");

test("a list has fields for employer, job type and days, open where one of them is set", async () => {
  const plain = await read("/jobs");
  expect(plain.html).toMatch(/<details class="[^"]*"><summary/);
  const asked = await read("/jobs?company=newest&job_type=Seasonal&closes_within=9&max_age=7");
  expect(asked.html).toMatch(/<details [^>]*open/);
  expect(asked.html).toMatch(/<input (?=[^>]*name="company")(?=[^>]*value="newest")/);
  for (const [name, text] of [
    ["job_type", "Seasonal"],
    ["closes_within", "9 days"],
    ["max_age", "7 days"],
  ])
    expect(asked.html, name).toMatch(
      new RegExp(`<select [^>]*name="${name}"(?:(?!</select>).)*selected=""[^>]*>${text}`),
    );
  expect(asked.text).toContain("No jobs found yet.");
  expect(linkTo(asked.html, "Any closing date[^<]*")).toBe(
    "/jobs?company=newest&job_type=Seasonal&max_age=7",
  );
});

test("a free reader of an alert's list sees the number of matches, and a page that is open to all", async () => {
  const { html, text } = await read(alertSearch({ titles: ["ranger"] }));
  expect(text).toContain("\n3 open jobs match 'ranger'. Search by title comes with a subscription.\n");
  expect(text.indexOf("3 open jobs match")).toBeLessThan(
    text.indexOf(`Showing 1–${freeJobs} of ${allJobs} jobs`),
  );
  expect(linkTo(html, "Park Ranger Jobs")).toBe("/search/park-ranger-jobs#positions");
});

test.each([
  [alertSearch({ titles: ["ranger", "patroller"] }), "5 open jobs match 'ranger' or 'patroller'."],
  [
    alertSearch({ titles: ["patroller"], location: "Canada" }),
    "1 open job matches 'patroller' and the filters below.",
  ],
  [
    "/jobs?title=ranger&location=Alberta",
    "1 open job matches the filters below, but none matches 'ranger'. Search by title comes with a subscription.",
  ],
  [
    "/jobs?title=editor&company=outfitters&work=remote",
    "3 open jobs match the filters below, and 1 of them is remote and matches 'editor'. Search by title and work type comes with a subscription.",
  ],
  [alertSearch({ titles: ["zeppelin"] }), "No open jobs match 'zeppelin'."],
  [
    alertSearch({ work: "remote" }),
    "There is 1 open remote job. Remote and hybrid come with a subscription.",
  ],
  ["/remote-jobs?title=editor", "1 open job matches 'editor'."],
])("the list %s tells a free reader %s", async (address, said) => {
  expect((await read(address)).text).toContain(said);
});

test("the line above a narrowed list and the wall below it tell one number of jobs", async () => {
  const { text } = await read("/jobs?title=patroller&company=outfitters");
  expect(text).toContain(
    "\n3 open jobs match the filters below, and 2 of them match 'patroller'. Search by title",
  );
  expect(text).toContain(`None of the ${freeJobs} newest match; 3 jobs do`);
  const all = await read("/jobs?title=ranger&company=park");
  expect(all.text).toContain("\n3 open jobs match 'ranger' and the filters below. Search by title");
  expect(all.text).toContain(`None of the ${freeJobs} newest match; 3 jobs do`);
});

test.each([
  ["national park service", "/company/national-park-service", "Jobs at national park service"],
  ["utah", "/outdoor-jobs-utah?title=utah#results", "Utah"],
  ["zeppelin", "/search/all", "All job searches"],
])("a title %s leads a free reader to %s", async (title, path, label) => {
  const { html } = await read(`/jobs?title=${encodeURIComponent(title)}`);
  expect(linkTo(html, `[^<]*${label}[^<]*`)).toBe(path);
});

test("a place read as a country says so, and offers the state of that code", async () => {
  const { html, text } = await read("/jobs?location=CA&work=onsite");
  expect(text).toContain("We read “CA” as Canada.");
  expect(linkTo(html, "California")).toBe("/jobs?location=California&work=onsite");
  expect((await read("/jobs?location=California")).text).not.toContain("We read");
  expect((await read("/jobs?location=ut")).text).toContain("We read “ut” as Utah.");
});

test("the list of remote jobs offers no work type that it cannot have", async () => {
  const { html } = await read("/remote-jobs");
  expect(html).toContain('value="hybrid"');
  expect(html).not.toMatch(/value="(onsite|remote)"/);
  expect((await read("/remote-jobs?work=onsite")).text).toContain("Showing 1–1 of 1 job");
  expect((await read("/jobs")).html).toMatch(/value="onsite"/);
});

test("an empty list says so, names what was asked and what to leave out, and offers an alert", async () => {
  const { html, text } = await read("/jobs?title=ranger&location=ca", subscriber);
  expect(text).toContain(
    `\nNo jobs found yet.\nYou asked for: Ranger jobs in Canada.\nAny title: 1 job\nAny place: 3 jobs\nNo filters: ${allJobs} jobs\nGet Job Alerts\nPark Ranger Jobs\nClear filters\n`,
  );
  expect(linkTo(html, "Any place: 3 jobs")).toBe("/jobs?title=ranger");
  expect(linkTo(html, "Clear filters")).toBe("/jobs");
  const several = await read("/jobs?any_title=ranger, patroller", subscriber);
  expect(several.text).toContain("Titles with 'ranger' or 'patroller'.");
  expect(several.text).toContain("Showing 1–5 of 5 jobs");
});

test("a group's card links to each job, and names the one for its buttons", async () => {
  const { html, text } = await read("/search/park-ranger-jobs");
  expect(text).toContain("\n3 openings\n");
  expect(html).toContain('aria-label="View Job: Park Ranger, Moab, Utah"');
  expect(text).toContain("\nFor Moab, Utah\n");
  expect(new Set(html.match(/\/jobs\/park-ranger-[^"#]*/g)).size).toBe(3);
});

test("every list finds letters inside words, and says of two letters that they are too few", async () => {
  const tooShort = "'ng' is too short to search inside words. Type three letters or more.";
  const mine = (address: string) => read(address, subscriber);
  expect((await mine("/jobs?title=ang")).text).toContain("Park Ranger");
  expect((await read("/jobs?title=ang")).text).toContain("3 open jobs match 'ang'.");
  for (const { text } of [
    await mine("/jobs?title=ng"),
    await mine("/?title=ng"),
    await read("/jobs?title=ng"),
  ]) {
    expect(text).toContain(tooShort);
    expect(text).not.toMatch(/No (open )?jobs?/);
  }
});
