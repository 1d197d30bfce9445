import { beforeAll, expect, test } from "vitest";
import { freeJobs } from "#core/jobs/query/access.ts";
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
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

let free = "";
let subscriber = "";
let visitor = "";

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < freeJobs + 1; number++)
    await insertJob({ title: "Park Ranger", datePosted: new Date(Date.now() - dayMs) });
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

test("a visitor reads nothing of anybody's week", () => {
  expect(visitor).not.toContain("this week");
  expect(visitor).toContain("Open jobs by kind of work");
});
