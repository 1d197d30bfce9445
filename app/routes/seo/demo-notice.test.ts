import { beforeEach, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { requestFrom } from "#test/separate-server.ts";

beforeEach(emptyDatabase);

function addressOf(job: Awaited<ReturnType<typeof insertJob>>) {
  return `/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`;
}

async function answersBeside(job: Awaited<ReturnType<typeof insertJob>>) {
  const pages = [
    "/",
    "/jobs",
    "/remote-jobs",
    addressOf(job),
    `/company/${job.companySlug}`,
    "/no-such-page",
  ];
  const others = ["/jobs.data", "/sitemap.xml", "/sitemaps/pages.xml", "/robots.txt", "/favicon.svg"];
  return requestFrom({}, [...pages, ...others, "/jobs"]);
}

test("a demonstration job keeps all answers out of search engines, and the pages are as usual", async () => {
  const job = await insertJob();
  await insertJob({ isDemo: true });
  const answers = await answersBeside(job);
  expect(answers.map((answer) => answer.headers["x-robots-tag"])).toEqual(answers.map(() => "noindex"));
  expect(answers[3]?.body).toContain("application/ld+json");
  expect(answers[1]?.body).toContain("Demo data");
}, 60_000);

test("a board without demonstration jobs may be indexed", async () => {
  const answers = await answersBeside(await insertJob());
  expect(answers.map((answer) => answer.headers["x-robots-tag"])).toEqual(answers.map(() => undefined));
  expect(answers[1]?.body).not.toContain("Demo data");
}, 60_000);
