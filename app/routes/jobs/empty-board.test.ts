import { beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";

beforeAll(async () => {
  await emptyDatabase();
  await request("/healthz");
}, 60_000);

const lists = ["/", "/jobs", "/remote-jobs"];

test.each([...lists, "/jobs?location=utah&min_salary=50000&work=onsite", "/jobs?title=guide"])(
  "%s of a board without jobs says that there are none yet",
  async (address) => {
    const answer = await request(address);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("No jobs found yet.");
    expect(html).not.toMatch(/None of the 10 newest|Showing 0|NaN|undefined|null of/);
    expect((await request(address.replace(/^\/(\?|$)/, "/_$1").replace(/(\?|$)/, ".data$1"))).status).toBe(
      200,
    );
  },
);

test("the home page of a board without jobs invites nobody to search", async () => {
  const html = await (await request("/")).text();
  expect(html).toMatch(/<h1[^>]*>Outdoor career opportunities are on their way<\/h1>/);
});

test("the filter of pay is disabled where no job states its pay", async () => {
  expect(await (await request("/jobs")).text()).toContain("Salary data coming soon");
});

test.each([
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/companies.xml",
  "/sitemaps/jobs-1-of-1.xml",
  "/feed.xml",
  "/robots.txt",
])("%s of a board without jobs still answers", async (address) => {
  expect((await request(address)).status).toBe(200);
});

test("unknown companies and jobs of a board without jobs answer as usual", async () => {
  expect((await request("/company/canyon-outfitters")).status).toBe(200);
  expect((await request("/company/canyon-outfitters/jobs/guide-123456")).status).toBe(404);
});
