import { asc } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { admin, beginAsAdministrator, by, noticeAfter, open, post, written } from "#test/administrator.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { readPage } from "#test/read-page.ts";

const text =
  "Row guests down the river, check boats and life jackets in the morning, cook lunch on the beach, and tell what you know of the canyon, its birds and its people. We train you in May, and you guide from June on.";

beforeEach(beginAsAdministrator);
afterAll(closeSender);

const rowId = (html: string) => /name="id" value="([^"]*)"/.exec(html)?.[1] ?? "";
const all = () => db.select().from(jobs).orderBy(asc(jobs.createdAt), asc(jobs.id));
const live = async () => (await all()).filter(({ expiredAt }) => expiredAt === null);

async function store(source: string, scope: string | null, descriptionMd: string) {
  await upsertJobs(source, [incomingListing({ scope, descriptionMd })], {}, new Date());
}

test("a pair in doubt shows both texts, is merged with one answer and separated with the other", async () => {
  await store("greenhouse", "canyon", text);
  await store("active-jobs-db", null, `${text.replace("June", "July")} <b>Now</b>`);
  expect(await live()).toHaveLength(2);
  const { html, text: shown } = await open("duplicates");
  for (const words of [
    "Greenhouse",
    "Active Jobs DB",
    "in May, and you guide from",
    "June",
    "July",
    "<b>Now</b>",
  ])
    expect(shown).toContain(words);
  expect((await readPage("/admin", { headers: admin })).text).toContain("1 pair of likely duplicates");
  const marked = [...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/gs)].map(([, words]) => words);
  expect(marked).toEqual(["June", "July", "&lt;b&gt;Now&lt;/b&gt;"]);
  const id = rowId(html);
  expect(await noticeAfter("duplicates", { intent: "same", id })).toBe(
    "The two are one opening. Readers see it once.",
  );
  const [job, ...others] = await live();
  expect(others).toEqual([]);
  const merged = (await all()).find(({ mergedInto }) => mergedInto !== null);
  if (!job || !merged) throw new Error("nothing was merged");
  const address = (each: typeof job) =>
    jobPath({ companySlug: each.companySlug, jobSlug: `${each.slug}-${each.id.slice(-6)}` });
  expect((await readPage(address(job))).text).toMatch(/Also on\s*(Active Jobs DB|Greenhouse)/);
  const moved = await readPage(address(merged));
  expect([moved.status, moved.headers.get("location")]).toEqual([301, address(job)]);
  expect((await post("duplicates", { intent: "same", id })).status).toBe(409);
  await noticeAfter("duplicates?state=settled", { intent: "different", id });
  await store("active-jobs-db", null, text);
  expect(await live()).toHaveLength(2);
  expect((await open("duplicates?state=settled")).text).toContain("Different");
  expect(await written()).toEqual([
    [by, "found two jobs the same", "River Guide, Canyon Outfitters"],
    [by, "found two jobs different", "River Guide, Canyon Outfitters"],
  ]);
});

test("what we merged ourselves can be separated", async () => {
  await store("active-jobs-db", null, text);
  await store("greenhouse", "canyon", text.replace("You", "Guides"));
  await store("greenhouse", "canyon", `${text} Apply on our site.`);
  expect(await live()).toHaveLength(1);
  const { html } = await open("duplicates?state=merged");
  await noticeAfter("duplicates?state=merged", { intent: "different", id: rowId(html) });
  expect((await live()).map(({ source }) => source).sort()).toEqual(["active-jobs-db", "greenhouse"]);
});
