import { beforeEach, describe, expect, test } from "vitest";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { totalCounts } from "#core/postings/counts.ts";
import { emptyDatabase, insertJob, insertPostedJob } from "#test/factories.ts";
import { request, settleCounts } from "#test/request.ts";
import { requestFrom } from "#test/separate-server.ts";
import { signIn } from "#test/sign-in.ts";

const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
let id: string;
let path: string;

beforeEach(async () => {
  await settleCounts();
  await emptyDatabase();
  ({ id, path } = await insertFeatured());
});

async function insertFeatured(overrides: Parameters<typeof insertPostedJob>[0] = {}) {
  const { id } = await insertPostedJob(overrides);
  return { id, path: await pathOf(id) };
}

async function pathOf(id: string): Promise<string> {
  const job = (await db.select().from(jobs)).find((each) => each.id === id);
  if (!job) throw new Error("it is not listed");
  return jobPath({ companySlug: job.companySlug, jobSlug: jobSlug(job) });
}

async function look(address = path, headers: Record<string, string> = {}, method = "GET") {
  const answer = await request(address, { method, headers: { ...person, ...headers } });
  await answer.text();
  return answer;
}

async function views(of = id): Promise<number> {
  await settleCounts();
  return (await totalCounts(of)).views;
}

describe("countViews counts a view", () => {
  test("for each opening of the page, cached or not", async () => {
    const first = await look();
    expect([first.status, await views()]).toEqual([200, 1]);
    expect((await look()).headers.get("etag")).toBe(first.headers.get("etag"));
    expect(await views()).toBe(2);
    await Promise.all([1, 2, 3].map(() => look()));
    expect(await views()).toBe(5);
  });

  test("for a revalidation by the browser", async () => {
    const etag = (await look()).headers.get("etag") ?? "";
    expect((await look(path, { "if-none-match": etag })).status).toBe(304);
    expect(await views()).toBe(2);
  });

  test("for a signed-in reader", async () => {
    expect((await look(path, await signIn("ada@example.com"))).headers.has("etag")).toBe(false);
    expect(await views()).toBe(1);
  });

  test("for a navigation by script", async () => {
    const data = await look(`${path}.data?_routes=routes%2Fjobs%2Fjob`, {
      referer: "http://localhost:3000/jobs",
    });
    expect([data.status, await views()]).toEqual([200, 1]);
    await look(`${path}.data`);
    expect(await views()).toBe(2);
  });
});

describe("countViews counts no view", () => {
  test.each([
    [
      "of a search engine",
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    ],
    ["of a program", { "user-agent": "curl/8.5.0" }],
    ["of what does not say what it is", { "user-agent": "" }],
    ["of what a browser fetches ahead", { "sec-purpose": "prefetch" }],
    ["of what a browser draws ahead", { "sec-purpose": "prefetch;prerender" }],
    ["of what an older browser fetches ahead", { purpose: "prefetch" }],
  ])("%s", async (_, headers) => {
    expect((await look(path, headers)).status).toBe(200);
    expect((await look(`${path}.data`, headers)).status).toBe(200);
    expect(await views()).toBe(0);
  });

  test("without a request for the page itself", async () => {
    expect((await look(path, {}, "HEAD")).status).toBe(200);
    expect((await look(path.toUpperCase())).status).toBe(301);
    expect((await look(`${path}.data?_routes=root`)).status).toBe(200);
    expect(await views()).toBe(0);
  });

  test("for a page that reloads its data", async () => {
    await look(`${path}.data?_routes=routes%2Fjobs%2Fjob`, {
      referer: `http://localhost:3000${path}?utm_source=a`,
    });
    expect(await views()).toBe(0);
  });

  test("for a job that is no longer featured", async () => {
    const over = await insertFeatured({ status: "expired" });
    expect((await look(over.path)).status).toBe(410);
    expect(await views(over.id)).toBe(0);
  });

  test("for other jobs and lists", async () => {
    const { id: other } = await insertJob();
    expect((await look(await pathOf(other))).status).toBe(200);
    await look("/jobs");
    await look("/");
    expect([await views(other), await views()]).toEqual([0, 0]);
  });
});

test("a featured job's page is kept from shared caches", async () => {
  const [job, list] = await requestFrom({ CDN_SECONDS: "30" }, [path, "/jobs"]);
  expect(job?.headers["cache-control"]).toBe("private, no-cache");
  expect(list?.headers["cache-control"]).toContain("s-maxage");
}, 60_000);

test("countViews tells the reader nothing", async () => {
  const { headers } = await look();
  expect(headers.has("set-cookie")).toBe(false);
  expect(JSON.stringify([...headers])).not.toContain(id);
});
