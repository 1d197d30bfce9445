import { beforeAll, expect, test } from "vitest";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { readPage, unescaped } from "#test/read-page.ts";
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

test("the link of a list or its map fills in what the list was filtered by", async () => {
  expect(await leads("/jobs?location=Utah", "Get Job Alerts")).toEqual([form, `${form}?location=Utah`]);
  expect(await leads("/jobs?location=Utah&view=map", "Get Job Alerts")).toContain(`${form}?location=Utah`);
  expect(await leads("/remote-jobs", "Get Job Alerts")).toEqual([form, `${form}?remote=true`]);
  expect(await leads("/jobs?near=moab-ut&within=25&title=ranger", "Get Job Alerts")).toContain(
    `${form}?title=ranger&location=Moab%2C+UT&near=moab-ut&within=25`,
  );
  expect(await leads("/jobs?facts=housing,start-2027-05,no-wfr", "Get Job Alerts")).toContain(
    `${form}?facts=housing%2Cno-wfr%2Cstart-2027-05`,
  );
  const all =
    "any_title=ranger,+guide&location=Utah&company=Arches&job_type=Seasonal&facts=housing&closes_within=14";
  expect(await leads(`/jobs?${all}`, "Get Job Alerts")).toContain(
    `${form}?title=ranger%2C+guide&location=Utah&company=Arches&job_type=Seasonal&closes_within=14&facts=housing`,
  );
});

test("what no alert can hold is in the link, and the form says it in words", async () => {
  const headers = await signIn("robin@example.com");
  const lists = [
    ["/jobs?location=Utah&min_salary=30000", `${form}?location=Utah&min_salary=30000`, "from $30,000"],
    ["/jobs?work=hybrid&max_age=7", `${form}?work=hybrid&max_age=7`, "hybrid and posted within 7 days"],
    ["/remote-jobs?work=hybrid", `${form}?remote=true&work=hybrid`, "hybrid"],
    ["/outdoor-jobs-utah?max_age=3", `${form}?state=Utah&max_age=3`, "posted within 3 days"],
    ["/search/outdoor-jobs-colorado", `${form}?state=Colorado&left=title`, "titles with the state’s name"],
  ] as const;
  for (const [list, to, said] of lists) {
    expect(await leads(list, "Get Job Alerts", headers), list).toContain(to);
    const { text } = await readPage(to);
    expect(text, list).toContain(`An alert can’t filter by this part of your list: ${said}.`);
    const hidden = new URLSearchParams(to.split("?")[1]);
    for (const name of ["min_salary", "max_age", "left"])
      if (hidden.has(name))
        expect((await readPage(to)).html).toContain(`name="${name}" value="${hidden.get(name)}"`);
  }
});

test("the links of a search and of a state fill in their subject and what narrows them", async () => {
  expect(await leads("/search/tour-guide-jobs", "Get Job Alerts")).toContain(
    `${form}?title=tour+guide&location=United+States`,
  );
  expect(await leads("/search/tour-guide-jobs?facts=housing", "Get Job Alerts")).toContain(
    `${form}?title=tour+guide&location=United+States&facts=housing`,
  );
  expect(await leads("/search/tour-guide-jobs?near=moab-ut&within=100", "Get Job Alerts")).toContain(
    `${form}?title=tour+guide&location=Moab%2C+UT&near=moab-ut&within=100`,
  );
  expect(await leads("/outdoor-jobs-utah?title=ranger&has_remote=true", "Get Job Alerts")).toContain(
    `${form}?title=ranger&state=Utah&remote=true`,
  );
});

test("the links of an employer and of a job fill in the employer and the kind of work", async () => {
  const job = await insertJob({ title: "Park Ranger", companyName: "Arches & Co", category: "Parks" });
  expect(await leads(`/company/${job.companySlug}`, "Get Job Alerts")).toContain(
    `${form}?company=Arches+%26+Co`,
  );
  expect(await leads("/company/gone-outfitters", "Get Job Alerts")).toContain(
    `${form}?company=gone+outfitters`,
  );
  expect(
    await leads(jobPath({ companySlug: job.companySlug, jobSlug: jobSlug(job) }), "Get Job Alerts"),
  ).toContain(`${form}?title=park+ranger&location=United+States`);
});
