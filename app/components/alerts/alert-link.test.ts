import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { unescaped } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

beforeAll(async () => {
  await emptyDatabase();
  await insertJob();
});

async function leads(address: string, name: string, headers = {}): Promise<string[]> {
  const html = await (await request(address, { headers })).text();
  const links = html.matchAll(new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${name}</a>`, "g"));
  return [...new Set([...links].map(([, to]) => unescaped(to ?? "")))];
}

const form = "/job-alerts/new";

test("the header of every page leads to the alert form, on phones and on error pages too", async () => {
  for (const address of ["/", "/search/all", "/auth", "/privacy-policy", "/404"])
    expect(await leads(address, "Get Job Alerts"), address).toContain(form);
});

test("the home page's invitation has its own words", async () => {
  expect(await leads("/", "Receive Emails for Outdoor Industry Jobs")).toEqual([form]);
});

test("a list's link fills in what the list was filtered by", async () => {
  expect(await leads("/jobs?location=Utah", "Get Job Alerts")).toEqual([form, `${form}?location=Utah`]);
  expect(await leads("/remote-jobs", "Get Job Alerts")).toEqual([form, `${form}?remote=true`]);
  expect(await leads("/jobs?facts=housing,start-2027-05,no-wfr", "Get Job Alerts")).toContain(
    `${form}?facts=housing%2Cno-wfr%2Cstart-2027-05`,
  );
  const headers = await signIn("robin@example.com");
  expect(await leads("/jobs?location=Utah&min_salary=30000", "Get Job Alerts", headers)).toContain(
    `${form}?location=Utah`,
  );
});

test("the links of a search and of a state fill in their subject", async () => {
  expect(await leads("/search/tour-guide-jobs", "Get Job Alerts")).toContain(
    `${form}?title=tour+guide&location=United+States`,
  );
  expect(await leads("/search/outdoor-jobs-colorado", "Get Job Alerts")).toContain(`${form}?state=Colorado`);
  expect(await leads("/outdoor-jobs-utah?title=ranger&has_remote=true", "Get Job Alerts")).toContain(
    `${form}?title=ranger&state=Utah&remote=true`,
  );
});
