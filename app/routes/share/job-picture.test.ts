import { beforeAll, beforeEach, expect, test } from "vitest";
import { jobSlug } from "#core/jobs/slug.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { metaIn } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

type Job = Awaited<ReturnType<typeof insertJob>>;

beforeAll(async () => void (await request("/healthz")), 60_000);
beforeEach(emptyDatabase);

const pageOf = (job: Job) => `/company/${job.companySlug}/jobs/${jobSlug(job)}`;
const pictureOf = (job: Job) => `${pageOf(job)}/share.png`;

async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await request(address, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function metaOf(job: Job) {
  const html = await (await request(pageOf(job))).text();
  return (name: string) => metaIn(html, name);
}

test("a job's page names its own picture, its size and what it says", async () => {
  const job = await insertJob({
    title: "Raft Guide",
    companyName: "Blue & Co",
    salaryMin: 20,
    salaryCurrency: "USD",
    salaryUnit: "hour",
  });
  const meta = await metaOf(job);
  expect(meta("og:image")[0]).toMatch(/^http:\/\/localhost:3000\/company\/.*\/share\.png\?v=[\w-]{12}$/);
  expect(meta("og:image")).toHaveLength(1);
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual([["1200"], ["630"]]);
  expect(meta("og:image:alt")).toEqual(["Raft Guide at Blue & Co · Moab, Utah · From USD 20/hour"]);
  expect(meta("twitter:card")).toEqual(["summary_large_image"]);
});

test("the picture is a PNG of 1200 by 630 and at most 100 kB, kept for an hour under its present address", async () => {
  const job = await insertJob();
  const [address = ""] = (await metaOf(job))("og:image");
  const { answer, bytes } = await read(address, { "accept-encoding": "br, gzip" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(100_000);
});

test("the picture at another address is the present one and is asked for again", async () => {
  const job = await insertJob();
  const { answer, bytes } = await read(`${pictureOf(job)}?v=older`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(bytes.equals((await read(pictureOf(job))).bytes)).toBe(true);
});

test("a picture that is unchanged isn't sent again", async () => {
  const job = await insertJob();
  const etag = (await read(pictureOf(job))).answer.headers.get("etag") ?? "";
  const { answer, bytes } = await read(pictureOf(job), { "if-none-match": etag });
  expect([answer.status, bytes.length]).toEqual([304, 0]);
});

test("the address changes with what is drawn, and with nothing else", async () => {
  const shared = { companyName: "Canyon Outfitters", title: "Guide" };
  const addresses = [];
  for (const each of [
    shared,
    { ...shared, descriptionMd: "Other words." },
    { ...shared, title: "Head Guide" },
  ])
    addresses.push((await metaOf(await insertJob(each)))("og:image")[0]?.split("?")[1]);
  expect(addresses[0]).toBe(addresses[1]);
  expect(addresses[0]).not.toBe(addresses[2]);
});

test("many who ask at once get the same picture", async () => {
  const job = await insertJob({ title: "Guide for many" });
  const { cookie } = await signIn("ada@example.com");
  const asked = Array.from({ length: 6 }, () => read(pictureOf(job), { cookie }));
  const all = await Promise.all(asked);
  expect(all.every(({ bytes }) => bytes.equals(all[0]?.bytes ?? Buffer.alloc(0)))).toBe(true);
});

test("an unknown job has no picture", async () => {
  const { answer } = await read("/company/nobody/jobs/nothing-123456/share.png");
  expect([answer.status, answer.headers.get("content-type")]).not.toContain("image/png");
  expect(answer.status).toBe(404);
});

test.each([
  ["closed", { expiredAt: new Date() }],
  ["expired", { expiresAt: new Date(Date.now() - 1000) }],
  ["hidden", { hiddenAt: new Date(), expiredAt: new Date() }],
])("a job that is %s has no picture, and its page names the site's", async (_, ended) => {
  const job = await insertJob({ title: "Secret Guide", ...ended });
  const { answer, bytes } = await read(pictureOf(job));
  expect(answer.status).toBe(410);
  expect(bytes.toString()).not.toContain("Secret");
  expect((await metaOf(job))("og:image")).toEqual(["http://localhost:3000/og.png"]);
});

test("a former address of the job leads to its picture", async () => {
  const job = await insertJob();
  const { answer } = await read(`/company/${job.companySlug}/jobs/old-name-${job.id.slice(-6)}/share.png`);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, pictureOf(job)]);
});
