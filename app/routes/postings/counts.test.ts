import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { totalCounts } from "#core/postings/counts.ts";
import { postingCounts } from "#core/postings/tables.ts";
import { emptyDatabase, insertJob, insertPostedJob } from "#test/factories.ts";
import { request, settleCounts } from "#test/request.ts";

const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const ours = { "sec-fetch-site": "same-origin" };

beforeEach(async () => {
  await settleCounts();
  await emptyDatabase();
});

async function follow(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  const init = { method: "POST", headers: { ...person, ...ours, ...headers }, body };
  const { status } = await request("/post-job/counts", init);
  await settleCounts();
  return status;
}

const all = () => db.select().from(postingCounts);

test("a click to apply for a featured job counts at most three times an hour", async () => {
  const { id } = await insertPostedJob();
  expect(await follow({ id })).toBe(204);
  expect(await totalCounts(id)).toEqual({ views: 0, applies: 1 });
  for (let n = 0; n < 5; n++) expect(await follow({ id: id.toUpperCase() })).toBe(204);
  expect(await totalCounts(id)).toEqual({ views: 0, applies: 3 });
});

test("a job that is not live and featured counts nothing", async () => {
  const { id: ordinary } = await insertJob();
  const closed = await insertPostedJob({ status: "closed" });
  const pending = await insertPostedJob({ status: "pending" });
  for (const id of [ordinary, closed.id, pending.id, randomUUID(), "", "x", "1' or 1=1"])
    expect(await follow({ id })).toBe(204);
  expect(await follow({})).toBe(204);
  expect(await all()).toEqual([]);
});

test("machines and visitors of other sites count nothing", async () => {
  const { id } = await insertPostedJob();
  expect(await follow({ id }, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" })).toBe(204);
  expect(await follow({ id }, { "sec-fetch-site": "cross-site" })).toBe(403);
  expect((await request(`/post-job/counts?id=${id}`, { headers: person })).status).toBe(405);
  expect(await all()).toEqual([]);
});

test("a link to apply by email stays in its tab, and says so", async () => {
  await insertPostedJob({ title: "Head Guide", applyUrl: null, applyEmail: "jobs@example.com" });
  await insertJob({ title: "Cook" });
  const html = await (await request("/jobs")).text();
  const [mail, web] = ["Apply: Head Guide (by email)", "Apply: Cook (opens in a new tab)"].map(
    (label) => new RegExp(`<a [^>]*aria-label="${label.replace(/[()]/g, "\\$&")}"[^>]*>`).exec(html)?.[0],
  );
  expect(mail).toContain('href="mailto:jobs@example.com?subject=Head%20Guide%20(Waymark)"');
  // A tab opened for an email stays empty.
  expect(mail).not.toContain("target=");
  expect(web).toContain('target="_blank"');
});
