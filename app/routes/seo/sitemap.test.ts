import { Readable } from "node:stream";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { beforeAll, expect, test } from "vitest";
import { readPage } from "#core/content/content.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

const origin = "http://localhost:3000";
const live: string[] = [];
let changed: Date;

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 60; number++) {
    live.push(addressOf(await insertJob({ companyName: `Company ${number % 7}` })));
  }
  const last = await insertJob({ title: "Rock & Ice <Guide>", companyName: "Rock & Ice" });
  live.push(addressOf(last));
  changed = last.updatedAt;
  await insertJob({ companyName: "Ended Company", expiredAt: new Date() });
  await insertJob({ companyName: "Company 1", expiresAt: new Date(Date.now() - 1000) });
  await request("/healthz");
}, 60_000);

function addressOf(job: Awaited<ReturnType<typeof insertJob>>) {
  return `${origin}/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`;
}

async function read(address: string) {
  const answer = await request(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return answer.text();
}

/** Throws where the XML is not well-formed. */
async function entriesOf(address: string) {
  return parseSitemap(Readable.from([await read(address)]));
}

const addressesOf = async (address: string) => (await entriesOf(address)).map((entry) => entry.url);

async function partsInIndex() {
  const parts = await parseSitemapIndex(Readable.from([await read("/sitemap.xml")]));
  return parts.map((part) => part.url);
}

test("the index names only parts that exist", async () => {
  const parts = await partsInIndex();
  expect(parts.length).toBeGreaterThanOrEqual(3);
  for (const part of parts) {
    expect(part.startsWith(`${origin}/sitemaps/`)).toBe(true);
    expect((await addressesOf(part)).length).toBeGreaterThan(0);
  }
});

test("the parts hold each live job once, and no closed one", async () => {
  const parts = await partsInIndex();
  const all = (await Promise.all(parts.map(addressesOf))).flat();
  expect(all.filter((address) => address.includes("/jobs/")).sort()).toEqual([...live].sort());
  expect(new Set(all).size).toBe(all.length);
});

test("a division that a crawler has read still works: its parts hold each live job once", async () => {
  const addresses = await Promise.all(
    ["1-of-2", "2-of-2"].map((part) => addressesOf(`/sitemaps/jobs-${part}.xml`)),
  );
  expect(addresses.flat().sort()).toEqual([...live].sort());
});

test("every address of the sitemap answers 200 and is its page's canonical one", async () => {
  const all = (await Promise.all((await partsInIndex()).map(addressesOf))).flat();
  for (const address of all) {
    const answer = await request(address);
    expect(answer.status, address).toBe(200);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"`);
  }
});

test("companies of the sitemap have open jobs", async () => {
  const companies = await addressesOf("/sitemaps/companies.xml");
  expect(companies).toContain(`${origin}/company/company-3`);
  expect(companies).toContain(`${origin}/company/rock-ice`);
  expect(companies).not.toContain(`${origin}/company/ended-company`);
});

test("a landing page with fewer than five jobs answers and is left out; others name the last change of text or list", async () => {
  for (let number = 0; number < 4; number++)
    await insertJob({ title: `Hatchery Hand ${number}`, places: [] });
  const listed = await entriesOf("/sitemaps/pages.xml");
  const paths = listed.map(({ url }) => url.replace(origin, ""));
  expect(paths).toContain("/outdoor-jobs-utah");
  expect(paths).toContain("/search/outdoor-jobs-united-states");
  for (const path of ["/outdoor-jobs-vermont", "/search/fisheries-jobs"]) {
    expect(paths).not.toContain(path);
    expect((await request(path)).status).toBe(200);
  }
  const utah = listed.find(({ url }) => url.endsWith("/outdoor-jobs-utah"));
  const newest = Math.max(...(await db.select().from(jobs)).map(({ datePosted }) => datePosted.getTime()));
  expect(Date.parse(utah?.lastmod ?? "")).toBeGreaterThan(newest - 60_000);
  const guide = listed.find(({ url }) => url.endsWith("/10-step-guide-to-finding-your-dream-job"));
  expect(guide?.lastmod?.slice(0, 10)).toBe(readPage("10-step-guide-to-finding-your-dream-job").updated);
});

test("pages that must not be indexed are left out", async () => {
  const paths = (await entriesOf("/sitemaps/pages.xml")).map(({ url }) => url.replace(origin, ""));
  for (const path of ["/privacy-policy", "/terms-of-service", "/auth"]) expect(paths).not.toContain(path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/search/all",
      "/robin-hale",
      "/all-outdoor-companies-hiring",
      "/post-job",
      "/contact",
    ]),
  );
});

test("a job has the day of its last change, and no priority", async () => {
  const entries = await entriesOf("/sitemaps/jobs-1-of-1.xml");
  const entry = entries.find(({ url }) => url.includes("rock-ice"));
  expect(entry?.lastmod).toBe(changed.toISOString());
  expect(await read("/sitemaps/jobs-1-of-1.xml")).not.toMatch(/priority|changefreq/);
});

test.each([
  ...["jobs-0-of-1.xml", "jobs-2-of-1.xml", "jobs-1-of-0.xml", "jobs-1-of-1", "jobs-1-of-1.xml.gz"],
  ...["jobs--1-of-1.xml", "jobs-1.5-of-2.xml", "jobs-1-of-9999.xml", "nothing.xml", "constructor", "%25"],
])("the part %s does not exist", async (part) => {
  expect((await request(`/sitemaps/${part}`)).status).toBe(404);
});
