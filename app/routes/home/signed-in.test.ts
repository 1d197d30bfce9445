import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { profiles } from "#core/accounts/tables.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { db } from "#core/platform/db.server.ts";
import { dayOf, zone } from "#core/text/day-and-time.ts";
import { dayMs } from "#core/text/time.ts";
import {
  emptyDatabase,
  insertAlert,
  insertJob,
  insertProfile,
  insertSavedJob,
  insertSubscription,
} from "#test/factories.ts";
import { request } from "#test/request.ts";
import { bearing, signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

let free = "";
let subscriber = "";
let visitor = "";

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < freeJobs + 1; number++)
    await insertJob({ title: "Park Ranger", datePosted: new Date(Date.now() - 2 * dayMs) });
  const soon = await insertJob({
    title: "Lift Attendant",
    datePosted: new Date(Date.now() - 30 * dayMs),
    validThrough: new Date(Date.now() + 2 * dayMs),
  });
  const person = await insertProfile();
  await insertAlert({
    userId: person.id,
    email: null,
    searchCriteria: { title: "park ranger" },
    criteriaVersion: 2,
  });
  await insertSavedJob({ userId: person.id, jobId: soon.id });
  free = await homeOf(person.email);
  const paying = await insertProfile();
  await insertSubscription({ userId: paying.id });
  subscriber = await homeOf(paying.email);
  visitor = await (await request("/")).text();
}, 60_000);

async function homeOf(email: string) {
  const answer = await request("/", { headers: { cookie: (await signIn(email)).cookie } });
  expect(answer.headers.get("cache-control")).toContain("private");
  return answer.text();
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text]) => `${text} → ${to}`);

test("a signed-in person reads what is new, what is for their alerts and what closes", () => {
  const links = linksOf(free);
  expect(links).toContain(`${freeJobs + 1} new this week → /jobs?max_age=7`);
  expect(links).toContain(`${freeJobs + 1} for your alerts → /my-alerts`);
  expect(links).toContain("1 saved closes this week → /my-jobs");
});

test("a person without alerts and saved jobs reads nothing of them", () => {
  expect(subscriber).toContain("new this week");
  expect(subscriber).not.toContain("for your alerts");
  expect(subscriber).not.toContain("saved close");
});

test("the folded hero keeps the search and the alert button, and the plans for free accounts", () => {
  for (const html of [free, subscriber]) {
    expect(html).toContain('action="/find"');
    expect(html).toContain("Receive Emails for Outdoor Industry Jobs");
    expect(html.indexOf("Latest jobs")).toBeGreaterThan(html.indexOf('action="/find"'));
  }
  expect(free).toMatch(/<a [^>]*href="\/#pricing"[^>]*>Unlock All Jobs<\/a>/);
  expect(free).toContain('id="pricing"');
  expect(subscriber).not.toContain("Unlock All Jobs");
});

const day = (daysAgo: number) => dayOf(new Date(Date.now() - daysAgo * dayMs));

test("whoever was here before reads what is new since that day, on each page of today's visit", async () => {
  const person = await insertProfile({ visitedOn: day(3), visitedBefore: day(9) });
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", ...zone });
  const since = `${freeJobs + 1} new since ${weekday.format(Date.now() - 3 * dayMs)} → /jobs`;
  expect(linksOf(await homeOf(person.email))).toContain(since);
  expect(linksOf(await homeOf(person.email))).toContain(since);
  expect(await visitsOf(person.id)).toEqual({ visitedOn: day(0), visitedBefore: day(3) });
});

test("a visit is noted on any page, once a day, and never of a program", async () => {
  const person = await insertProfile({ visitedOn: day(1) });
  await request("/jobs", { headers: await bearing(person.email) });
  expect(await visitsOf(person.id)).toEqual({ visitedOn: day(1), visitedBefore: null });
  const headers = await signIn(person.email);
  await Promise.all(["/jobs", "/my-jobs", "/account"].map((path) => request(path, { headers })));
  expect(await visitsOf(person.id)).toEqual({ visitedOn: day(0), visitedBefore: day(1) });
});

test("the week is told after a long absence, and where nothing is new since the last visit", async () => {
  for (const visitedOn of [day(0), day(40)]) {
    const { email } = await insertProfile({ visitedOn });
    expect(await homeOf(email)).toContain("new this week");
  }
  const { email } = await insertProfile({ visitedOn: day(1) });
  expect(await homeOf(email)).toContain("new this week");
});

async function visitsOf(id: string) {
  const [row] = await db
    .select({ visitedOn: profiles.visitedOn, visitedBefore: profiles.visitedBefore })
    .from(profiles)
    .where(eq(profiles.id, id));
  return row;
}

test("a visitor reads nothing of anybody's week", () => {
  expect(visitor).not.toContain("this week");
  expect(visitor).toContain("Open jobs by kind of work");
});
