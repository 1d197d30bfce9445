import { beforeEach, expect, test } from "vitest";
import { listPages } from "#core/content/page-markdown.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { emptyDatabase, insertJob, insertJobs, insertProfile, insertSubscription } from "#test/factories.ts";
import { keyOf } from "#test/programs.ts";
import { request } from "#test/request.ts";

process.env.PAGES_PER_MINUTE = "0";

beforeEach(emptyDatabase);

const itemsOf = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await request(address, { headers });
  expect([address, answer.status]).toEqual([address, 200]);
  return [...(await answer.text()).matchAll(/<guid[^>]*>([^<]*)<\/guid>/g)].map(([, link]) => link);
};
const textOf = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await request(address, { headers });
  return { answer, text: await answer.text() };
};

test("every kind of list has a feed at its own address, newest first", async () => {
  const guide = await insertJob({ title: "Rafting Guide", companyName: "Moss" });
  await insertJob({ title: "Ski Instructor" });
  const addresses = [
    "/jobs",
    "/search/rafting-guide-jobs",
    "/outdoor-jobs-utah",
    `/company/${guide.companySlug}`,
  ];
  for (const address of addresses) {
    const page = await textOf(`${address}?location=Utah`);
    const [, feed = ""] = /<link rel="alternate"[^>]*href="([^"]*)"/.exec(page.text) ?? [];
    expect(feed).toBe(address.startsWith("/company") ? `${address}.rss` : `${address}.rss?location=Utah`);
    const [first] = await itemsOf(feed);
    expect(first).toBe(`http://localhost:3000/company/moss/jobs/${guide.slug}-${guide.id.slice(-6)}`);
    const json = await request(`${address}.json`);
    expect(json.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
    expect((await json.json()).items[0]).toMatchObject({ title: "Rafting Guide at Moss", url: first });
  }
  expect(await itemsOf("/jobs.rss?location=Ohio")).toEqual([]);
  expect((await request("/nowhere.rss")).status).toBe(404);
  expect((await request("/search/nowhere.rss")).status).toBe(404);
});

test("a feed holds what its reader may see, by a key as the password", async () => {
  await insertJobs(Array.from({ length: freeJobs + 3 }, () => ({})));
  const { id } = await insertProfile();
  await insertSubscription({ userId: id });
  const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`any:${key}`).toString("base64")}` });
  const key = await keyOf(id, false);
  expect(await itemsOf("/jobs.rss?all")).toHaveLength(freeJobs);
  expect(await itemsOf("/jobs.rss?all", basic(key))).toHaveLength(freeJobs + 3);
  const wrong = await request("/jobs.rss", { headers: basic(`${key}x`) });
  expect([wrong.status, wrong.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="key"']);
  expect((await request("/jobs.rss", { headers: basic("☃") })).status).toBe(401);
  expect(await itemsOf("/jobs.rss?all")).toHaveLength(freeJobs);
});

test("a job is Markdown by .md and by Accept, with the sentence that proves a fact", async () => {
  const text = "Shared housing is provided.";
  const job = await insertJob({ title: "Raft Guide", description: text, descriptionMd: text });
  const page = `/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`;
  const { answer, text: markdown } = await textOf(`${page}.md`);
  expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(markdown).toMatch(/^# Raft Guide\n\n- \*\*Employer\*\*: Canyon Outfitters\n/);
  const accepted = await textOf(page, { accept: "text/markdown, text/html;q=0.5" });
  expect([accepted.text, accepted.answer.headers.get("vary")]).toEqual([
    markdown,
    expect.stringContaining("Accept"),
  ]);
  expect((await textOf(page, { accept: "text/html,*/*" })).text).toContain("<!DOCTYPE html>");
  const gone = await insertJob({ expiredAt: new Date() });
  const ended = await textOf(`/company/${gone.companySlug}/jobs/${gone.slug}-${gone.id.slice(-6)}.md`);
  expect([ended.answer.status, ended.text]).toEqual([410, expect.stringContaining("no longer open")]);
  expect(ended.text).not.toContain("Lead day trips");
  expect((await request("/company/none/jobs/none-abcdef.md")).status).toBe(404);
});

test("every page that we write is Markdown at its address, and llms.txt lists it", async () => {
  const { text: llms } = await textOf("/llms.txt");
  for (const { path, title } of listPages()) {
    const { answer, text } = await textOf(`${path}.md`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(text).toContain(`# ${title}`);
    expect(text).not.toMatch(/\{\{|undefined|\[object/);
    expect(llms).toContain(`(http://localhost:3000${path}.md)`);
  }
});

test("a list as Markdown names what each job states", async () => {
  const job = await insertJob({ title: "Raft *Guide*" });
  const { text } = await textOf("/jobs.md");
  expect(text).toContain("- [Raft \\*Guide\\*, Canyon Outfitters](");
  expect(text).toContain(job.id);
});
